import { brandMark } from '@app/site/brand-mark';
import { registrations } from '@app/site/registrations';
import type { PaperDetails } from '../../../domain/paper/paper-maker.ts';
import { colours } from '../colours.ts';
import type { FontName } from '../fonts.ts';
import { shownText } from '../shown-text.ts';
import type { Colour, Pen } from './pen.ts';
import { sheet, sizes, type TextSize } from './sheet.ts';

const TOP = 40;
const MARK = 40;
/** The mark is drawn in a box of 50 units whose corner is at -1, -1. */
const MARK_UNITS = 50;

/** Draws the logo, the company's name and how to reach it at the head of the first page. */
export function drawLetterhead(
  pen: Pen,
  { company, accent }: PaperDetails,
  root: PDFKit.PDFStructureElement,
): void {
  const { pdf } = pen;
  const logo = pdf.struct('Figure', {
    alt: `Logo of ${company.name}`,
    bbox: [sheet.left, TOP, sheet.left + MARK, TOP + MARK],
  });
  root.add(logo);
  logo.add(() => drawMark(pdf, accent));
  logo.end();

  const name = paragraph(pen, root);
  name(company.shortName, sheet.left + MARK + 10, TOP + 2, 'strong', nameSize, 'text-strong');
  name(company.restOfName, sheet.left + MARK + 10, TOP + 23, 'regular', sizes.table, 'text-muted');

  const address = paragraph(pen, root);
  const lines = [
    company.phone.shown,
    company.email,
    ...registrations(company).map(({ label, number }) => `${label}: ${number}`),
  ];
  for (const [index, line] of lines.entries()) {
    const x = sheet.right - pen.measure(sizes.note)(shownText(line).shown, 'regular');
    address(line, x, TOP + 4 + index * sizes.note.leading, 'regular', sizes.note, 'text-muted');
  }
  const bottom = TOP + Math.max(MARK, lines.length * sizes.note.leading) + 10;
  pen.artifact(() => pen.rule(bottom, 'line-strong'));
  pen.y = bottom + 26;
}

const nameSize: TextSize = { size: 17, leading: 21 };

/** Draws texts at places of their own as one paragraph. */
function paragraph(pen: Pen, root: PDFKit.PDFStructureElement) {
  const tag = pen.pdf.struct('P');
  root.add(tag);
  return (text: string, x: number, y: number, font: FontName, size: TextSize, colour: Colour) => {
    if (text === '') return;
    const run = shownText(text);
    pen.line([{ ...run, shown: `${run.shown} `, font }], { x, y, size, colour }, tag);
  };
}

function drawMark(pdf: PDFKit.PDFDocument, accent: string): void {
  const scale = MARK / MARK_UNITS;
  pdf
    .save()
    .translate(sheet.left, TOP)
    .scale(scale)
    .translate(1, 1)
    .rotate(-26, { origin: [24, 24] });
  pdf.path(brandMark.body).fill(colours.solid, 'even-odd');
  pdf.path(brandMark.tail).fill(colours.solid);
  pdf.path(brandMark.bar).fill(accent);
  pdf.restore();
}
