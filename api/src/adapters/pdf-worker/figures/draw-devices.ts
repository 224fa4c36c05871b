import type { LayoutDevice } from '@app/contracts/site-layout';
import { deviceMarks, type MarkPart, turnOfMark } from '@app/site-plan/device-marks';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Points for each unit of a mark: smaller where there are many. */
const markScale = (devices: number): number => (devices > 80 ? 0.36 : 0.5);
const BALLOON = { radius: 5, size: 6.2, away: 8.5 };

/** The marks of the devices, and a balloon with the number of the line that counts each. */
export function drawDevices(
  pdf: Pdf,
  devices: readonly LayoutDevice[],
  { toPage }: Projection,
  accent: string,
): void {
  for (const { at, to } of devices) {
    if (!to) continue;
    const [start, end] = [toPage(at), toPage(to)];
    pdf.moveTo(start.x, start.y).lineTo(end.x, end.y);
    pdf.lineWidth(0.7).dash(3, { space: 2 }).strokeColor(colours['draw-line']).stroke().undash();
  }
  const scale = markScale(devices.length);
  for (const device of devices) {
    const { x, y } = toPage(device.at);
    pdf.save().translate(x, y).rotate(turnOfMark(device)).scale(scale);
    for (const part of deviceMarks[device.symbol]) drawPart(pdf, part, accent);
    pdf.restore();
  }
  for (const { at, line } of devices) {
    const { x, y } = toPage(at);
    const shift = BALLOON.away * scale * 2;
    drawBalloon(pdf, x + shift * 0.75, y - shift * 0.75, String(line + 1));
  }
}

function drawPart(pdf: Pdf, [fill, path]: MarkPart, accent: string): void {
  pdf.path(path).lineWidth(1.5).lineJoin('round');
  switch (fill) {
    case 'paper':
      pdf.fillAndStroke('#ffffff', colours['draw-line']);
      break;
    case 'solid':
      pdf.fill(colours['draw-line']);
      break;
    case 'dot':
      pdf.fill(accent);
      break;
    case 'detail':
      pdf.strokeColor(colours['draw-line']).stroke();
  }
}

function drawBalloon(pdf: Pdf, x: number, y: number, number: string): void {
  pdf.circle(x, y, BALLOON.radius).lineWidth(0.6);
  pdf.fillAndStroke('#ffffff', colours['draw-line']);
  pdf.font('medium').fontSize(BALLOON.size).fillColor(colours['text-strong']);
  const wide = pdf.widthOfString(number);
  pdf.text(number, x - wide / 2, y + BALLOON.size * 0.34, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
