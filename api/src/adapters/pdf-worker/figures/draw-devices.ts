import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { deviceMarks, type MarkPart, turnOfMark } from '@app/site-plan/device-marks';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Points for each unit of a mark: smaller where there are many. */
const markScale = (devices: number): number => (devices > 80 ? 0.36 : 0.5);
/** Numbers are read on A4 without a magnifier: 7 points. */
const BALLOON = { radius: 5.8, size: 7 };
/** North-east of the mark first, then round it, then further away. */
const ANGLES = [-0.8, 0.8, -2.4, 2.4, 0, Math.PI, -Math.PI / 2, Math.PI / 2];
const NEAR = 10;
const DISTANCES = [NEAR, 16, 23];
/** Of a mark, which no balloon hides. */
const MARK_RADIUS = 4;
/** Devices of one line that are closer share a number: else numbers hide what they name. */
const SHARED = 40;

/** The marks of the devices, and balloons with the number of the line that counts each. */
export function drawDevices(
  pdf: Pdf,
  devices: readonly LayoutDevice[],
  { toPage }: Projection,
  { accent, keepFree }: { readonly accent: string; readonly keepFree: readonly Point[] },
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
  const marks = devices.map(({ at }) => toPage(at));
  const placed: { readonly line: number; readonly mark: Point; readonly place: Point }[] = [];
  for (const [index, { line }] of devices.entries()) {
    const mark = marks[index];
    if (!mark) continue;
    if (placed.some((one) => one.line === line && apart(one.mark, mark) < SHARED)) continue;
    const place = balloonPlace(
      mark,
      placed.map((one) => one.place),
      [...marks, ...keepFree],
    );
    placed.push({ line, mark, place });
  }
  for (const { mark, place } of placed) drawLeader(pdf, mark, place);
  for (const { line, place } of placed) drawBalloon(pdf, place, String(line + 1));
}

/** Which mark a number that stands further away belongs to. */
function drawLeader(pdf: Pdf, mark: Point, place: Point): void {
  if (apart(mark, place) <= NEAR) return;
  pdf.moveTo(mark.x, mark.y).lineTo(place.x, place.y);
  pdf.lineWidth(0.5).strokeColor(colours['draw-line']).stroke();
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Beside a mark, where no other balloon or mark is; else where it hides least. */
function balloonPlace(mark: Point, placed: readonly Point[], keepFree: readonly Point[]): Point {
  const offBalloons = (place: Point) =>
    placed.every((other) => apart(other, place) >= 2 * BALLOON.radius);
  const offMarks = (place: Point) =>
    keepFree.every((other) => apart(other, place) >= BALLOON.radius + MARK_RADIUS);
  const places = DISTANCES.flatMap((away) =>
    ANGLES.map((angle) => ({
      x: mark.x + away * Math.cos(angle),
      y: mark.y + away * Math.sin(angle),
    })),
  );
  const free = places.filter(offBalloons);
  return free.find(offMarks) ?? free[0] ?? places[0] ?? mark;
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
