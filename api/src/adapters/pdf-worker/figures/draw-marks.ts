import type { LayoutMark } from '@app/contracts/site-layout';
import { lightMarks } from '@app/site-plan/device-marks';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Points for each unit of a mark. */
const SCALE = { usual: 0.45, crowded: 0.28 };
const CROWDED = 60;

/** Signs, spikes, cabinets and mains points, without numbers. */
export function drawMarks(pdf: Pdf, marks: readonly LayoutMark[], { toPage }: Projection): void {
  const pieces = marks.reduce((sum, { at }) => sum + at.length, 0);
  const scale = SCALE[pieces > CROWDED ? 'crowded' : 'usual'];
  for (const { symbol, at } of marks) {
    for (const point of at) {
      const { x, y } = toPage(point);
      drawMark(pdf, symbol, x, y, scale);
    }
  }
}

export function drawMark(
  pdf: Pdf,
  symbol: LayoutMark['symbol'],
  x: number,
  y: number,
  scale: number = SCALE.usual,
): void {
  pdf.save().translate(x, y).scale(scale);
  pdf.path(`M0 0${lightMarks[symbol]}`).lineWidth(1.2);
  pdf.fillAndStroke('#ffffff', colours['draw-thin']).restore();
}
