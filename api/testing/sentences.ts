import type { Report, ReportBlock } from '@app/wording/report';
import { wordsOf } from '@app/wording/wording';

/**
 * The sentences of a report, those of lists included; each row of a table counts as one. Headings
 * and the column names of tables are no sentences.
 */
export const sentencesOf = (report: Report): readonly string[] =>
  report.sections.flatMap(({ blocks }) => blocks.flatMap(ofBlock));

function ofBlock(block: ReportBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return split(wordsOf(block.text));
    case 'list':
      return block.items.flatMap(({ lead, text }) => split(`${lead ?? ''} ${wordsOf(text)}`));
    case 'table':
      return block.rows.map((row) => row.join(' | '));
  }
}

const split = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
