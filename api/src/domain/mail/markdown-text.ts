import {
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownTable,
  plainText,
} from '@app/markdown/markdown-document';
import { oneLine } from '@app/markdown/one-line';

/** A block of a Markdown text for the plain-text part of a mail, without marks of Markdown. */
export function markdownText(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return underlined(words(block.content), block.level);
    case 'paragraph':
      return words(block.content);
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${words(item)}`)
        .join('\n');
    case 'table':
      return tableText(block);
    case 'thematic-break':
      return '-'.repeat(40);
  }
}

const words = (content: readonly MarkdownInline[]): string => oneLine(plainText(content)).trim();

function underlined(title: string, level: number): string {
  if (level === 3) return title;
  return `${title}\n${(level === 1 ? '=' : '-').repeat(Math.min(title.length, 60))}`;
}

/** Each row as a paragraph, a cell a line with the name of its column: columns do not line up in mail. */
const tableText = ({ columns, rows }: MarkdownTable): string =>
  rows
    .map((row) =>
      row.map((cell, index) => `${words(columns[index] ?? [])}: ${words(cell)}`).join('\n    '),
    )
    .join('\n\n');
