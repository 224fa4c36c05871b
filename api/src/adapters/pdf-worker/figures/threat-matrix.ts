import { severity } from '@app/site-plan/threat-rating';
import type { ThreatMatrixBlock } from '../../../domain/paper/paper-document.ts';
import type { Pen } from '../layout/pen.ts';
import { sheet, sizes, textWidth } from '../layout/sheet.ts';

const CELL = 34;
const GAP = 2;
const LEFT = 26;
const STEPS = 5;
/** From the least to the most severe; letters in the last two are white. */
const ramp = { 1: '#f4f7fb', 2: '#e2eaf5', 3: '#c6d5ea', 4: '#1f57a8', 5: '#0a1f3f' } as const;

export const THREAT_MATRIX_HEIGHT = 2 * sizes.note.leading + STEPS * CELL + 6;

/** Draws the grid of likelihood, upwards, and impact, to the right, with the letters of the threats. */
export function drawThreatMatrix(
  pen: Pen,
  { threats, alt }: ThreatMatrixBlock,
  root: PDFKit.PDFStructureElement,
): void {
  const { pdf } = pen;
  const height = THREAT_MATRIX_HEIGHT;
  pen.need(height);
  const top = pen.y + sizes.note.leading + 2;
  const left = sheet.left + LEFT;
  const figure = pdf.struct('Figure', {
    alt,
    bbox: [sheet.left, pen.y, sheet.left + textWidth, pen.y + height],
  });
  root.add(figure);
  figure.add(() => {
    pen.note('Likelihood, upwards', sheet.left, pen.y);
    for (let likelihood = 1; likelihood <= STEPS; likelihood++) {
      const y = top + (STEPS - likelihood) * CELL;
      pen.note(String(likelihood), sheet.left + 8, y + (CELL - sizes.note.leading) / 2);
      for (let impact = 1; impact <= STEPS; impact++) {
        const x = left + (impact - 1) * CELL;
        const step = severity(likelihood, impact);
        pdf.rect(x, y, CELL - GAP, CELL - GAP).fill(ramp[step]);
        const here = threats.filter(
          (threat) => threat.likelihood === likelihood && threat.impact === impact,
        );
        letters(pen, here.map(({ letter }) => letter).join(' '), { x, y, dark: step > 3 });
      }
    }
    for (let impact = 1; impact <= STEPS; impact++) {
      pen.note(String(impact), left + (impact - 0.5) * CELL - 4, top + STEPS * CELL);
    }
    pen.note('Impact, to the right', left + STEPS * CELL + 8, top + STEPS * CELL);
  });
  figure.end();
  pen.y += height;
}

function letters(
  pen: Pen,
  words: string,
  { x, y, dark }: { readonly x: number; readonly y: number; readonly dark: boolean },
): void {
  if (words === '') return;
  const { pdf } = pen;
  const wide = pen.measure(sizes.table)(words, 'strong');
  const size = Math.min(sizes.table.size, (sizes.table.size * (CELL - 6)) / wide);
  const shownWide = (wide * size) / sizes.table.size;
  pdf
    .font('strong')
    .fontSize(size)
    .fillColor(dark ? '#ffffff' : '#06142b')
    .text(words, x + (CELL - GAP - shownWide) / 2, y + CELL / 2 + size * 0.3, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
}
