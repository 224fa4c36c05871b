import type { ReportSource } from '@app/contracts/report';
import {
  type MarkdownBlock,
  type MarkdownDocument,
  type MarkdownInline,
  strong,
  text,
} from '@app/markdown/markdown-document';
import { writeMarkdown } from '@app/markdown/write-markdown';
import { formatDay } from '@app/site/johannesburg-time';
import type { SiteConfig } from '@app/site/site-config';
import { caution } from '@app/wording/cautions';
import type { Report, ReportBlock, ReportItem } from '@app/wording/report';
import { wordsOf } from '@app/wording/wording';

export interface ReportMeta {
  readonly reference: string;
  /** When the request arrived: ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly source: ReportSource;
  readonly readByModel?: boolean;
  readonly company: Pick<SiteConfig['company'], 'name'>;
}

/**
 * Writes a report as Markdown: title, reference, date in South Africa, what made it, the caution,
 * then the sections. All texts are escaped, so no text of a visitor becomes markup.
 */
export const writeReport = (report: Report, meta: ReportMeta): string =>
  writeMarkdown([...head(report.title, meta), ...report.sections.flatMap(section)]);

function preparedBy({ source, readByModel }: ReportMeta): string {
  if (source === 'model') return 'fixed rules, worded by AI';
  return readByModel ? 'fixed rules; AI helped to read your answers' : 'fixed rules, without AI';
}

const head = (title: string, meta: ReportMeta): MarkdownDocument => [
  { kind: 'heading', level: 1, content: [text(title)] },
  {
    kind: 'list',
    ordered: false,
    items: [
      [strong('Reference:'), text(` ${meta.reference}`)],
      [strong('Date:'), text(` ${formatDay(meta.receivedAt)}`)],
      [strong('Prepared by:'), text(` ${preparedBy(meta)}`)],
    ],
  },
  { kind: 'paragraph', content: [text(caution('report', meta.source, meta.company.name))] },
];

const section = ({ heading, blocks }: Report['sections'][number]): MarkdownDocument => [
  { kind: 'heading', level: 2, content: [text(heading)] },
  ...blocks.map(toMarkdown),
];

function toMarkdown(block: ReportBlock): MarkdownBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', content: [text(wordsOf(block.text))] };
    case 'list':
      return { kind: 'list', ordered: block.ordered, items: block.items.map(item) };
    case 'table':
      return { kind: 'table', columns: cells(block.columns), rows: block.rows.map(cells) };
  }
}

const item = ({ lead, text: wording }: ReportItem): readonly MarkdownInline[] =>
  lead === undefined ? [text(wordsOf(wording))] : [strong(lead), text(` ${wordsOf(wording)}`)];

const cells = (words: readonly string[]) => words.map((word) => [text(word)]);
