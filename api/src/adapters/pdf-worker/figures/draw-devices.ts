import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { apart, BALLOON_RADIUS, balloonsOf, type Frame, NEAR } from '@app/site-plan/balloon-places';
import { deviceMarks, type MarkPart, turnOfMark } from '@app/site-plan/device-marks';
import { type Bounds, isIn } from '@app/site-plan/geometry/bounds';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Points for each unit of a mark: smaller where there are many. */
const markScale = (devices: number): number => (devices > 80 ? 0.36 : 0.5);
/** Points of text in a balloon. */
const NUMBER_SIZE = 9.75;

interface Paper {
  readonly accent: string;
  readonly keepFree: readonly Point[];
  /** What the figure covers. Nothing outside it is printed. */
  readonly box: Frame;
  /** Where devices have no numbers, because another figure has them. */
  readonly enlarged: Bounds | undefined;
}

/** The marks of the devices, and balloons with the number of the line that counts each. */
export function drawDevices(
  pdf: Pdf,
  devices: readonly LayoutDevice[],
  { toPage }: Projection,
  { accent, keepFree, box, enlarged }: Paper,
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
  const balloons = balloonsOf(
    devices.filter(({ at }) => !enlarged || !isIn(enlarged, at)),
    toPage,
    [...devices.map(({ at }) => toPage(at)), ...keepFree],
    box,
  );
  for (const { mark, place } of balloons) drawLeader(pdf, mark, place);
  for (const { line, place } of balloons) drawBalloon(pdf, place, String(line + 1));
}

/** Which mark a number that stands further away belongs to. */
function drawLeader(pdf: Pdf, mark: Point, place: Point): void {
  if (apart(mark, place) <= NEAR) return;
  pdf.moveTo(mark.x, mark.y).lineTo(place.x, place.y);
  pdf.lineWidth(0.5).strokeColor(colours['draw-line']).stroke();
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
  pdf.circle(x, y, BALLOON_RADIUS).lineWidth(0.6);
  pdf.fillAndStroke('#ffffff', colours['draw-line']);
  pdf.font('medium').fontSize(NUMBER_SIZE).fillColor(colours['text-strong']);
  const wide = pdf.widthOfString(number);
  pdf.text(number, x - wide / 2, y + NUMBER_SIZE * 0.34, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
