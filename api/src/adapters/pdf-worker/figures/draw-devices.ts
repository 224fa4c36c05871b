import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { deviceMarks, type MarkPart, turnOfMark } from '@app/site-plan/device-marks';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Points for each unit of a mark: smaller where there are many. */
const markScale = (devices: number): number => (devices > 80 ? 0.36 : 0.5);
const BALLOON = { radius: 4.2, size: 5.4 };
/** North-east of the mark first, then round it, then further away. */
const ANGLES = [-0.8, 0.8, -2.4, 2.4, 0, Math.PI, -Math.PI / 2, Math.PI / 2];
const DISTANCES = [8.5, 15, 22];

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
  const placed: Point[] = [];
  for (const { at, line } of devices) {
    const place = balloonPlace(toPage(at), placed);
    placed.push(place);
    drawBalloon(pdf, place, String(line + 1));
  }
}

/** Beside a mark, where no other balloon is; else where it hides least. */
function balloonPlace(mark: Point, placed: readonly Point[]): Point {
  const free = (place: Point) =>
    placed.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= 2 * BALLOON.radius);
  const places = DISTANCES.flatMap((away) =>
    ANGLES.map((angle) => ({
      x: mark.x + away * Math.cos(angle),
      y: mark.y + away * Math.sin(angle),
    })),
  );
  return places.find(free) ?? places[0] ?? mark;
}

function drawPart(pdf: Pdf, [fill, path]: MarkPart, accent: string): void {
  pdf.path(path).lineWidth(1.5).lineJoin('round').lineCap('round');
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

function drawBalloon(pdf: Pdf, { x, y }: Point, number: string): void {
  pdf.circle(x, y, BALLOON.radius).lineWidth(0.6);
  pdf.fillAndStroke('#ffffff', colours['draw-line']);
  pdf.font('medium').fontSize(BALLOON.size).fillColor(colours['text-strong']);
  const wide = pdf.widthOfString(number);
  pdf.text(number, x - wide / 2, y + BALLOON.size * 0.34, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
