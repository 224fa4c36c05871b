import type { MarkdownInline } from '@app/markdown/markdown-document';
import type { FontSet } from './lines.ts';
import type { Pen } from './pen.ts';
import { sizes } from './sheet.ts';
import { drawText } from './text-block.ts';

const fonts: FontSet = { text: 'regular', strong: 'medium', emphasis: 'italic' };

/** Draws the list below a title: what the document is, a line each, without bullets. */
export function drawFacts(
  pen: Pen,
  items: readonly (readonly MarkdownInline[])[],
  root: PDFKit.PDFStructureElement,
): void {
  const { pdf } = pen;
  const list = pdf.struct('L');
  root.add(list);
  for (const item of items) {
    const entry = pdf.struct('LI');
    const body = pdf.struct('LBody');
    list.add(entry.add(body));
    drawText(pen, item, { size: sizes.table, fonts, colour: 'text-muted' }, body);
    entry.end();
  }
  list.end();
  pen.y += 12;
}
