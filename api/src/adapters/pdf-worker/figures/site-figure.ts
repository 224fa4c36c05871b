import type { Point, SiteLayout } from '@app/contracts/site-layout';
import type { Frame } from '@app/site-plan/balloon-places';
import { type Bounds, boundsOf } from '@app/site-plan/geometry/bounds';
import type { SiteFigureBlock } from '../../../domain/paper/paper-document.ts';
import { colours } from '../colours.ts';
import type { Pen } from '../layout/pen.ts';
import { sizes } from '../layout/sheet.ts';
import { shownText } from '../shown-text.ts';
import { drawDevices } from './draw-devices.ts';
import { drawMarks } from './draw-marks.ts';
import { drawEdges, drawOpenings, drawRanges, drawViews, drawWalls } from './draw-site.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { atScale, extentOf, type Projection } from './projection.ts';
import { sitePaper } from './site-paper.ts';
import { drawTitleBlock, TITLE_BLOCK_HEIGHT } from './title-block.ts';

const GAP = 6;

/**
 * Draws a site to scale, with its devices, their cover, what the marks mean and a title block, as one
 * figure that takes the rest of the page `sitePaper` asks for.
 */
export function drawSiteFigure(
  pen: Pen,
  { name, layout, enlarged, caption, alt }: SiteFigureBlock,
  { root, accent }: { readonly root: PDFKit.PDFStructureElement; readonly accent: string },
): void {
  const { pdf } = pen;
  const { page, scale, box, frame } = sitePaper(layout, accent);
  const { left, top, width, height } = box;
  const legend = legendHeight(layout, { accent, width });
  const below = top + height + GAP;
  const all = height + legend + TITLE_BLOCK_HEIGHT + 2 * GAP;
  const figure = pdf.struct('Figure', { alt, bbox: [left, top, left + width, top + all] });
  root.add(figure);
  figure.add(() => {
    pdf.rect(left, top, width, height).fill(colours['draw-fill']);
    pdf.save().rect(left, top, width, height).clip();
    const projection = atScale(extentOf(layout), frame, scale);
    drawSite(pen, layout, projection, { accent, box, enlarged });
    pdf.restore();
    drawNorth(pen, left + 14, top + height - 10);
    drawLegend(pen, layout, { accent, width, top: below });
    const block = { name, scale, paper: page.name, caption };
    drawTitleBlock(pen, block, { left, top: below + legend + GAP, width });
  });
  figure.end();
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
  const keepFree = [
    ...drawRooms(pen, layout, projection),
    ...drawSize(pen, layout, projection),
    ...(enlarged ? drawEnlarged(pen, enlarged, projection) : []),
  ];
  drawDevices(pdf, layout.devices, projection, { accent, keepFree, box, enlarged });
}

/**
 * Frames what has a drawing of its own.
 * @returns points on the note, which numbers should not hide
 */
function drawEnlarged(
  pen: Pen,
  { x, y, width, depth }: Bounds,
  { toPage, scale }: Projection,
): readonly Point[] {
  const start = toPage({ x, y });
  pen.pdf.rect(start.x, start.y, width * scale, depth * scale);
  pen.pdf.lineWidth(1).dash(4, { space: 2 }).strokeColor(colours['draw-line']).stroke().undash();
  return noteAround(pen, 'see the last page', { x: start.x + (width * scale) / 2, y: start.y - 8 });
}

/** A note with a point at its middle. */
function noteAround(pen: Pen, words: string, { x, y }: Point): readonly Point[] {
  const wide = pen.measure(sizes.note)(words, 'regular');
  pen.note(words, x - wide / 2, y - sizes.note.leading / 2);
  return [-wide / 2, 0, wide / 2].map((right) => ({ x: x + right, y }));
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
  return rooms.flatMap(({ label, at, width, depth }) => {
    const { shown } = shownText(label);
    const wide = pen.measure(sizes.note)(shown, 'regular');
    if (wide > width * scale - 6 || depth * scale < 14) return [];
    return noteAround(pen, label, toPage({ x: at.x + width / 2, y: at.y + depth / 2 }));
  });
}

/**
 * Width and depth of the site beside it.
 * @returns points on them, which numbers should not hide
 */
function drawSize(pen: Pen, layout: SiteLayout, { toPage }: Projection): readonly Point[] {
  const { pdf } = pen;
  const { x: left, y: top, width, depth } = boundsOf(layout);
  const [start, end] = [toPage({ x: left, y: top }), toPage({ x: left + width, y: top + depth })];
  const [y, x] = [start.y - 16, end.x + 16];
  pdf.moveTo(start.x, y).lineTo(end.x, y).moveTo(x, start.y).lineTo(x, end.y);
  for (const at of [start.x, end.x]) pdf.moveTo(at, y - 3).lineTo(at, y + 3);
  for (const at of [start.y, end.y]) pdf.moveTo(x - 3, at).lineTo(x + 3, at);
  pdf.lineWidth(0.6).strokeColor(colours['draw-thin']).stroke();
  const deep = metres(depth);
  const beside = x + 5 + pen.measure(sizes.note)(deep, 'regular') / 2;
  return [
    ...noteAround(pen, metres(width), { x: (start.x + end.x) / 2, y: y - 7 }),
    ...noteAround(pen, deep, { x: beside, y: (start.y + end.y) / 2 }),
  ];
}

const metres = (length: number): string => `${Math.round(length * 10) / 10} m`;

function drawNorth(pen: Pen, x: number, y: number): void {
  pen.pdf
    .path(`M${x} ${y - 16} L${x + 4} ${y - 4} L${x - 4} ${y - 4} Z`)
    .fill(colours['draw-thin']);
  pen.note('N', x - 3, y - 4);
}
