import type { MarkdownInline } from '@app/markdown/markdown-document';
import type { Pen } from './pen.ts';
import { sheet, sizes } from './sheet.ts';
import { bodyFonts, drawText } from './text-block.ts';

const INDENT = 20;
const GAP = 4;

/** Draws a list with bullets or figures, each entry below the other. */
export function drawList(
  pen: Pen,
  list: { readonly ordered: boolean; readonly items: readonly (readonly MarkdownInline[])[] },
  parent: PDFKit.PDFStructureElement,
): void {
  const { pdf } = pen;
  const tag = pdf.struct('L');
  parent.add(tag);
  for (const [index, item] of list.items.entries()) {
    const entry = pdf.struct('LI');
    const label = pdf.struct('Lbl');
    const body = pdf.struct('LBody');
    tag.add(entry.add(label).add(body));
    pen.need(Math.min(2, item.length) * sizes.body.leading);
    drawLabel(pen, list.ordered ? `${index + 1}.` : '•', label);
    drawText(
      pen,
      item,
      { size: sizes.body, fonts: bodyFonts, colour: 'text-body', indent: INDENT },
      body,
    );
    pen.y += GAP;
    entry.end();
  }
  tag.end();
}

/** Draws a figure or bullet so that it ends where figures of other entries end. */
function drawLabel(pen: Pen, label: string, tag: PDFKit.PDFStructureElement): void {
  const font = 'regular';
  const wide = pen.measure(sizes.body)(label, font);
  const x = sheet.left + INDENT - 6 - wide;
  const place = { x, y: pen.y, size: sizes.body, colour: 'text-muted' } as const;
  pen.line([{ shown: `${label} `, font }], place, tag);
}
