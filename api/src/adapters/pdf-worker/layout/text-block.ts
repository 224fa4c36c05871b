import type { MarkdownInline } from '@app/markdown/markdown-document';
import { type FontSet, type Line, toLines } from './lines.ts';
import type { Colour, Pen } from './pen.ts';
import { sheet, type TextSize, textWidth } from './sheet.ts';

export const bodyFonts: FontSet = { text: 'regular', strong: 'strong', emphasis: 'italic' };

export interface TextLook {
  readonly size: TextSize;
  readonly fonts: FontSet;
  readonly colour: Colour;
  /** From the left edge of the text. */
  readonly indent?: number;
}

/** Draws a content from the pen's position, over pages, as marked content of `tag`. */
export function drawText(
  pen: Pen,
  content: readonly MarkdownInline[],
  look: TextLook,
  tag: PDFKit.PDFStructureElement,
): void {
  const { size, fonts, indent = 0 } = look;
  const lines = toLines(content, fonts, textWidth - indent, pen.measure(size));
  lines.forEach((line, index) => {
    pen.need(together(lines, index) * size.leading);
    drawLine(pen, line, look, tag);
  });
}

function drawLine(pen: Pen, line: Line, look: TextLook, tag: PDFKit.PDFStructureElement): void {
  const { size, colour, indent = 0 } = look;
  pen.line(line, { x: sheet.left + indent, y: pen.y, size, colour }, tag);
  pen.y += size.leading;
}

/** Lines that stay on one page with a line: neither the first nor the last line is alone on a page. */
const together = (lines: readonly Line[], index: number): number =>
  index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1;
