import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { type Bounds, boundsOf } from '@app/site-plan/geometry/bounds';
import type { SiteFigureBlock } from '../../../domain/paper/paper-document.ts';
import { colours } from '../colours.ts';
import type { Pen } from '../layout/pen.ts';
import { sheet, sizes, textWidth } from '../layout/sheet.ts';
import { shownText } from '../shown-text.ts';
import { drawDevices } from './draw-devices.ts';
import { drawMarks } from './draw-marks.ts';
import { drawEdges, drawOpenings, drawRanges, drawViews, drawWalls } from './draw-site.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { extentOf, type Frame, fitSite, type Projection } from './projection.ts';

const MARGIN = { top: 30, right: 52, bottom: 30, left: 22 };
const MOST_HEIGHT = 520;
const LEAST_HEIGHT = 180;

const FRAME_WIDTH = textWidth - MARGIN.left - MARGIN.right;

/** Of the drawing, its legend and its caption. */
export const siteFigureHeight = (layout: SiteLayout, accent: string): number =>
  frameHeight(extentOf(layout)) + legendHeight(layout, accent) + sizes.note.leading + 8;

function frameHeight({ width, depth }: Bounds): number {
  const wanted = (FRAME_WIDTH * depth) / width + MARGIN.top + MARGIN.bottom;
  return Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, wanted));
}

/** Draws a site with its devices, their cover and what the marks mean, as one figure. */
export function drawSiteFigure(
  pen: Pen,
  { layout, enlarged, caption, alt }: SiteFigureBlock,
  { root, accent }: { readonly root: PDFKit.PDFStructureElement; readonly accent: string },
): void {
  const { pdf } = pen;
  const extent = extentOf(layout);
  const height = frameHeight(extent);
  const legend = legendHeight(layout, accent);
  const all = siteFigureHeight(layout, accent);
  pen.need(all);
  const top = pen.y;
  const box = { left: sheet.left, top, width: textWidth, height };
  const frame: Frame = {
    left: box.left + MARGIN.left,
    top: top + MARGIN.top,
    width: FRAME_WIDTH,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const figure = pdf.struct('Figure', {
    alt,
    bbox: [box.left, top, box.left + textWidth, top + all],
  });
  root.add(figure);
  figure.add(() => {
    pdf.rect(box.left, top, textWidth, height).fill(colours['draw-fill']);
    pdf.save().rect(box.left, top, textWidth, height).clip();
    const projection = fitSite(extent, frame);
    drawSite(pen, layout, projection, { accent, box, enlarged });
    pdf.restore();
    drawSize(pen, layout, projection);
    drawNorth(pen, box.left + 14, top + height - 10);
    drawLegend(pen, { layout, accent, top: top + height + 6 });
    pen.note(caption, sheet.left, top + height + legend + 6);
  });
  figure.end();
  pen.y = top + all;
}

function drawSite(
  pen: Pen,
  layout: SiteLayout,
  projection: Projection,
  {
    accent,
    box,
    enlarged,
  }: {
    readonly accent: string;
    readonly box: Frame;
    readonly enlarged: Bounds | undefined;
  },
): void {
  const { pdf } = pen;
  drawViews(pdf, layout, projection, accent);
  drawRanges(pdf, layout, projection);
  drawWalls(pdf, layout, projection);
  drawOpenings(pdf, layout, projection);
  drawEdges(pdf, layout, projection, accent);
  drawMarks(pdf, layout.marks ?? [], projection);
  const named = drawRooms(pen, layout, projection);
  drawDevices(pdf, layout.devices, projection, { accent, keepFree: named, box, enlarged });
  if (enlarged) drawEnlarged(pen, enlarged, projection);
}

/** Frames what has a drawing of its own. */
function drawEnlarged(pen: Pen, { x, y, width, depth }: Bounds, { toPage, scale }: Projection) {
  const start = toPage({ x, y });
  pen.pdf.rect(start.x, start.y, width * scale, depth * scale);
  pen.pdf.lineWidth(1).dash(4, { space: 2 }).strokeColor(colours['draw-line']).stroke().undash();
  pen.note('see the next drawing', start.x, start.y + depth * scale + 2);
}

/**
 * Names of rooms that have room for them.
 * @returns points on the names, which numbers should not hide
 */
function drawRooms(
  pen: Pen,
  { rooms }: SiteLayout,
  { toPage, scale }: Projection,
): readonly Point[] {
  const size = { size: 7, leading: 9 };
  return rooms.flatMap(({ label, at, width, depth }) => {
    const { shown } = shownText(label);
    const wide = pen.measure(size)(shown, 'regular');
    if (wide > width * scale - 6 || depth * scale < 14) return [];
    const { x, y } = toPage({ x: at.x + width / 2, y: at.y + depth / 2 });
    const place = { x: x - wide / 2, y: y - size.leading / 2, size, colour: 'text-muted' } as const;
    pen.line([{ shown, font: 'regular' }], place);
    return [-wide / 2, 0, wide / 2].map((right) => ({ x: x + right, y }));
  });
}

/** Width and depth of the site beside it. */
function drawSize(pen: Pen, layout: SiteLayout, { toPage }: Projection): void {
  const { pdf } = pen;
  const { x: left, y: top, width, depth } = boundsOf(layout);
  const [start, end] = [toPage({ x: left, y: top }), toPage({ x: left + width, y: top + depth })];
  const [y, x] = [start.y - 16, end.x + 16];
  pdf.moveTo(start.x, y).lineTo(end.x, y).moveTo(x, start.y).lineTo(x, end.y);
  for (const at of [start.x, end.x]) pdf.moveTo(at, y - 3).lineTo(at, y + 3);
  for (const at of [start.y, end.y]) pdf.moveTo(x - 3, at).lineTo(x + 3, at);
  pdf.lineWidth(0.6).strokeColor(colours['draw-thin']).stroke();
  pen.note(metres(width), (start.x + end.x) / 2 - 10, y - 12);
  pen.note(metres(depth), x + 4, (start.y + end.y) / 2 - 6);
}

const metres = (length: number): string => `${Math.round(length * 10) / 10} m`;

function drawNorth(pen: Pen, x: number, y: number): void {
  pen.pdf
    .path(`M${x} ${y - 16} L${x + 4} ${y - 4} L${x - 4} ${y - 4} Z`)
    .fill(colours['draw-thin']);
  pen.note('N', x - 3, y - 4);
}
