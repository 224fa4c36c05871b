import { type MarkdownBlock, type MarkdownInline, text } from '@app/markdown/markdown-document';
import type { AmountsBlock } from '../../paper/paper-document.ts';

export const heading = (words: string, level: 1 | 2 | 3 = 2): MarkdownBlock => ({
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

/** A heading and a list; nothing when there is nothing to say. */
export const textBlocks = (title: string, texts: readonly string[]): readonly MarkdownBlock[] =>
  texts.length === 0 ? [] : [heading(title), list(texts)];

type Cell = string | readonly MarkdownInline[];

/**
 * A table in small type. A cell may be a text or have words that stand out.
 * @param right indexes of the columns that end at the right
 */
export const smallTable = (
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  right: readonly number[] = [],
): AmountsBlock => ({
  kind: 'amounts',
  table: {
    kind: 'table',
    columns: columns.map((words) => [text(words)]),
    rows: rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? [text(cell)] : cell)),
    ),
  },
  right,
});
