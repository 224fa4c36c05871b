/**
 * What a Markdown text may hold on this site. There is no link, image, code or HTML: such parts of a
 * text are read as the characters that they are written with.
 */
export type MarkdownDocument = readonly MarkdownBlock[];

export type MarkdownBlock =
  | MarkdownHeading
  | { readonly kind: 'paragraph'; readonly content: readonly MarkdownInline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly MarkdownInline[])[];
    }
  | MarkdownTable
  | { readonly kind: 'thematic-break' };

export interface MarkdownHeading {
  readonly kind: 'heading';
  readonly level: HeadingLevel;
  readonly content: readonly MarkdownInline[];
}

export interface MarkdownTable {
  readonly kind: 'table';
  readonly columns: readonly TableCell[];
  /** As many cells a row as there are columns. */
  readonly rows: readonly (readonly TableCell[])[];
}

export type TableCell = readonly MarkdownInline[];

export type HeadingLevel = 1 | 2 | 3;

export type MarkdownInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly content: readonly MarkdownInline[] }
  | { readonly kind: 'emphasis'; readonly content: readonly MarkdownInline[] };

/** A piece of text as content. */
export const text = (words: string): MarkdownInline => ({ kind: 'text', text: words });

/** A piece of text that stands out. */
export const strong = (words: string): MarkdownInline => ({
  kind: 'strong',
  content: [text(words)],
});

/** The characters of a content, without what stands out in it. */
export const plainText = (content: readonly MarkdownInline[]): string =>
  content
    .map((inline) => (inline.kind === 'text' ? inline.text : plainText(inline.content)))
    .join('');
