import { type MarkdownHeading, plainText } from '@app/markdown/markdown-document';
import type { PaperDocument } from '../../../domain/paper/paper-document.ts';
import type { FontSet } from './lines.ts';
import type { Pen } from './pen.ts';
import { sheet, sizes } from './sheet.ts';
import { drawText } from './text-block.ts';

const fonts: FontSet = { text: 'strong', strong: 'strong', emphasis: 'strong' };
const looks = {
  1: { size: sizes.title, above: 0, below: 10 },
  2: { size: sizes.heading, above: 14, below: 7 },
  3: { size: sizes.subheading, above: 6, below: 4 },
} as const;

/**
 * Draws the heading at `index` of a document and makes its bookmark.
 * @param room what it needs on its page, with the start of what it heads
 */
export function drawHeading(
  pen: Pen,
  document: PaperDocument,
  index: number,
  heading: MarkdownHeading,
  {
    root,
    bookmark,
    room,
  }: {
    readonly root: PDFKit.PDFStructureElement;
    readonly bookmark: Bookmark;
    readonly room: number;
  },
): void {
  const { level, content } = heading;
  const { size, above, below } = looks[level];
  pen.need(room);
  if (pen.y > sheet.top) {
    // A break and a table end with a line of their own.
    const before = document[index - 1]?.kind;
    const ruled = before === 'thematic-break' || before === 'table' || before === 'amounts';
    if (level === 2 && !ruled) pen.artifact(() => pen.rule(pen.y + above / 2 - 3, 'line-hairline'));
    pen.y += above;
  }
  bookmark(plainText(content), level, pen.y);
  const tag = pen.pdf.struct(`H${level}`);
  root.add(tag);
  drawText(pen, content, { size, fonts, colour: 'text-strong' }, tag);
  tag.end();
  pen.y += below;
}

/** Of a heading, as if it had one line. */
export function headingHeight({ level }: MarkdownHeading): number {
  const { size, above, below } = looks[level];
  return above + size.leading + below;
}

/** Adds a bookmark that leads to `y` on the page of now. */
export type Bookmark = (title: string, level: number, y: number) => void;

/** Adds bookmarks below each other as the levels of their headings say. */
export function bookmarksOf(pdf: PDFKit.PDFDocument): Bookmark {
  const above: { readonly level: number; readonly item: PDFKit.PDFOutline }[] = [];
  return (title, level, y) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const parent = above.at(-1)?.item ?? pdf.outline;
    // pdfkit counts `left` from the right edge of the page.
    const place = { expanded: true, top: y - 12, left: pdf.page.width };
    above.push({ level, item: parent.addItem(title, place) });
  };
}
