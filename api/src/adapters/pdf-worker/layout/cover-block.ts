import { strong, text } from '@app/markdown/markdown-document';
import type { CoverBlock } from '../../../domain/paper/paper-document.ts';
import type { FontSet } from './lines.ts';
import type { Pen } from './pen.ts';
import { sheet, sizes } from './sheet.ts';
import { bodyFonts, drawText } from './text-block.ts';

const TOP = 230;
const BAR = { width: 54, height: 5 };
const strongFonts: FontSet = { text: 'strong', strong: 'strong', emphasis: 'strong' };
const factFonts: FontSet = { text: 'regular', strong: 'medium', emphasis: 'italic' };

/** Draws the first page: title, what and for whom, date, totals and caution. Then starts a new page. */
export function drawCover(
  pen: Pen,
  { title, subtitle, facts, total, choices, caution }: CoverBlock,
  { root, accent }: { readonly root: PDFKit.PDFStructureElement; readonly accent: string },
): void {
  const { pdf } = pen;
  const tagged = (type: string, draw: (tag: PDFKit.PDFStructureElement) => void) => {
    const tag = pdf.struct(type);
    root.add(tag);
    draw(tag);
    tag.end();
  };
  pen.y = TOP;
  pen.artifact(() => pdf.rect(sheet.left, pen.y, BAR.width, BAR.height).fill(accent));
  pen.y += 26;
  const big = { size: sizes.cover, fonts: strongFonts, colour: 'text-strong' } as const;
  tagged('H1', (tag) => drawText(pen, [text(title)], big, tag));
  pen.y += 4;
  const second = { size: sizes.heading, fonts: bodyFonts, colour: 'text-muted' } as const;
  tagged('P', (tag) => drawText(pen, [text(subtitle)], second, tag));
  pen.y += 34;
  const small = { size: sizes.body, fonts: factFonts, colour: 'text-body' } as const;
  for (const { label, value } of facts) {
    tagged('P', (tag) => drawText(pen, [strong(`${label}: `), text(value)], small, tag));
    pen.y += 3;
  }
  pen.y += 22;
  pen.artifact(() => pen.rule(pen.y, 'line-strong'));
  pen.y += 14;
  const label = { size: sizes.body, fonts: factFonts, colour: 'text-muted' } as const;
  tagged('P', (tag) => drawText(pen, [text(total.label)], label, tag));
  const sum = { size: sizes.title, fonts: strongFonts, colour: 'text-strong' } as const;
  tagged('P', (tag) => drawText(pen, [text(total.value)], sum, tag));
  pen.y += 8;
  for (const { label: name, value, isChosen } of choices) {
    const words = `${name}: ${value}${isChosen ? ', chosen for this plan' : ''}`;
    tagged('P', (tag) => drawText(pen, [isChosen ? strong(words) : text(words)], small, tag));
  }
  pen.y += 14;
  pen.artifact(() => pen.rule(pen.y, 'line-strong'));
  pen.y += 22;
  tagged('P', (tag) => drawText(pen, [text(caution)], small, tag));
  pen.endPage();
}
