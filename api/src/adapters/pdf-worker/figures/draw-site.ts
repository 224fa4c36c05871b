import type {
  DetailLevel,
  LayoutOpening,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import { rangeOutline, viewOutline } from '@app/site-plan/geometry/view-outlines';
import { wallPieces } from '@app/site-plan/wall-pieces';
import { colours } from '../colours.ts';
import type { Projection } from './projection.ts';

type Pdf = PDFKit.PDFDocument;

/** Opacity of the tints, as on the site. */
export const tints = { seen: 0.1, discern: 0.16, validate: 0.34 } as const;
export const BLIND_SPOT = '#b4161b';
const wallPoints = { boundary: 4, outer: 4, inner: 2.4, solid: 2.4 } as const;
const DOUBLE_LINE = 3;

function trace(pdf: Pdf, points: readonly Point[], { toPage }: Projection): void {
  points.map(toPage).forEach(({ x, y }, index) => {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  });
}

/** What the cameras show, by level. All views of a level are one area, so its tint is flat. */
export function drawViews(
  pdf: Pdf,
  { devices, walls }: SiteLayout,
  projection: Projection,
  accent: string,
): void {
  const fill = (level: DetailLevel, colour: string, opacity: number) => {
    let drawn = false;
    for (const device of devices) {
      const outline = viewOutline(device, level, walls);
      if (!outline || outline.length < 3) continue;
      trace(pdf, outline, projection);
      pdf.closePath();
      drawn = true;
    }
    if (drawn) pdf.fillOpacity(opacity).fill(colour, 'non-zero').fillOpacity(1);
  };
  fill('overview', colours['text-link'], tints.seen);
  fill('discern', colours['text-link'], tints.discern);
  // Amber over blue would be brown, and unlike its swatch in the legend.
  fill('validate', '#ffffff', 1);
  fill('validate', accent, tints.validate);
}

/** Areas that detectors watch, as outlines. */
export function drawRanges(pdf: Pdf, { devices, walls }: SiteLayout, projection: Projection): void {
  for (const device of devices) {
    const outline = rangeOutline(device, walls);
    if (!outline) continue;
    trace(pdf, outline, projection);
    pdf.closePath().lineWidth(0.5).dash(2, { space: 2 }).strokeColor(colours['draw-thin']).stroke();
    pdf.undash();
  }
}

/** Walls as double lines with gaps where openings are; what can be seen through is one dashed line. */
export function drawWalls(
  pdf: Pdf,
  { walls, openings }: Pick<SiteLayout, 'walls' | 'openings'>,
  projection: Projection,
): void {
  const stroke = (wall: LayoutWall, width: number, colour: string) => {
    for (const { from, to } of wallPieces(wall, openings)) trace(pdf, [from, to], projection);
    pdf.lineWidth(width).lineCap('square').strokeColor(colour).stroke();
  };
  for (const wall of walls.filter(({ seeThrough }) => seeThrough)) {
    pdf.dash(6, { space: 2 });
    stroke(wall, 1.4, colours['draw-line']);
    pdf.undash();
  }
  const solid = walls.filter(({ seeThrough }) => !seeThrough);
  for (const wall of solid) stroke(wall, wallPoints[wall.kind], colours['draw-line']);
  for (const wall of solid) {
    if (wallPoints[wall.kind] < DOUBLE_LINE) continue;
    stroke(wall, wallPoints[wall.kind] - 2, colours['draw-wall']);
  }
  pdf.lineCap('butt');
}

/** Doors with their swing, and shutters, docks and gates in the gaps of the walls. */
export function drawOpenings(
  pdf: Pdf,
  { walls, openings }: Pick<SiteLayout, 'walls' | 'openings'>,
  { toPage, scale }: Projection,
): void {
  for (const opening of openings) {
    const wall = walls.find(({ id }) => id === opening.wall);
    if (!wall) continue;
    const { x, y } = toPage(opening.at);
    const turn = (Math.atan2(wall.to.y - wall.from.y, wall.to.x - wall.from.x) * 180) / Math.PI;
    pdf.save().translate(x, y).rotate(turn);
    pdf.path(openingPath(opening.kind, opening.width * scale));
    const isGate = opening.kind === 'vehicle-gate';
    pdf.lineWidth(isGate ? 1.6 : 0.8).strokeColor(colours[isGate ? 'draw-line' : 'draw-thin']);
    pdf.stroke().restore();
  }
}

/** On a wall that runs to the right, centred on 0 0, in points. */
function openingPath(kind: LayoutOpening['kind'], width: number): string {
  const half = width / 2;
  switch (kind) {
    case 'vehicle-gate':
      return `M${-half} 0 L${half} 0`;
    case 'shutter':
    case 'dock':
      return `M${-half} -1.2 L${half} -1.2 M${-half} 1.2 L${half} 1.2`;
    case 'window':
      return `M${-half} 0 L${half} 0 M${-half} -1 L${half} -1 M${-half} 1 L${half} 1`;
    case 'door':
    case 'pedestrian-gate':
      return `M${-half} 0 L${-half} ${width} A${width} ${width} 0 0 0 ${half} 0`;
  }
}

/** Fence zones, each with a mark at its ends, and stretches that no camera sees. */
export function drawEdges(
  pdf: Pdf,
  { fence, cover }: SiteLayout,
  projection: Projection,
  accent: string,
): void {
  for (const { path } of fence) {
    trace(pdf, path, projection);
    pdf.lineWidth(1.2).strokeColor(accent).stroke();
    for (const end of [path.at(0), path.at(-1)]) {
      if (!end) continue;
      const { x, y } = projection.toPage(end);
      pdf.circle(x, y, 1.8).fill(accent);
    }
  }
  for (const { from, to } of cover?.blindSpots ?? []) {
    trace(pdf, [from, to], projection);
    pdf.lineWidth(2.4).dash(4, { space: 3 }).strokeColor(BLIND_SPOT).stroke().undash();
  }
}
