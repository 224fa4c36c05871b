import {
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownTable,
  text,
} from '@app/markdown/markdown-document';

export const heading = (words: string, level: 2 | 3 = 2): MarkdownBlock => ({
  kind: 'heading',
  level,
  content: [text(words)],
});

export const paragraph = (words: string): MarkdownBlock => ({
  kind: 'paragraph',
  content: [text(words)],
});

export const list = (texts: readonly string[]): MarkdownBlock => ({
  kind: 'list',
  ordered: false,
  items: texts.map((words) => [text(words)]),
});

type Cell = string | readonly MarkdownInline[];

/** A cell may be a text or have words that stand out. */
export const table = (
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): MarkdownTable => ({
  kind: 'table',
  columns: columns.map((words) => [text(words)]),
  rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? [text(cell)] : cell))),
});
