import { type MarkdownDocument, plainText } from './markdown-document.ts';

export interface HeadingPlace {
  /** Of the block in the document, from 0. */
  readonly index: number;
  /** Unique in the document, such as `report-in-short`. */
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

/**
 * The headings of a document in order, each with an id that starts with `prefix` and a hyphen. Two
 * equal headings get different ids.
 */
export function headingsOf(document: MarkdownDocument, prefix: string): readonly HeadingPlace[] {
  const taken = new Set<string>();
  return document.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const title = plainText(block.content);
    const id = free(`${prefix}-${slug(title)}`, taken);
    taken.add(id);
    return [{ index, id, level: block.level, title }];
  });
}

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

const free = (id: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(id)) return id;
  for (let number = 2; ; number++) {
    if (!taken.has(`${id}-${number}`)) return `${id}-${number}`;
  }
};
