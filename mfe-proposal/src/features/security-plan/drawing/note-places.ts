import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, sheetBounds } from '@app/site-plan/geometry/bounds';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';

/** Where the notes round a site are, in pixels. */
export function notePlaces(layout: SiteLayout, sheet: Sheet, projection: Projection) {
  const bounds = boundsOf(layout);
  const start = toSheet(projection, bounds);
  const end = toSheet(projection, { x: bounds.x + bounds.width, y: bounds.y + bounds.depth });
  const all = sheetBounds(layout);
  const first = toSheet(projection, all);
  const last = toSheet(projection, { x: all.x + all.width, y: all.y + all.depth });
  const away = sheet.phone ? 18 : 30;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return {
    start,
    end,
    /** Height of the line of the width, and place of that of the depth. */
    widthAt: first.y - away,
    depthAt: last.x + away,
    street: { x: middle.x, y: last.y + away + 8 },
    north: { x: start.x + 2, y: last.y + away },
  };
}

/** Points that a number must keep clear of, so that it hides no note. */
export function notePoints(layout: SiteLayout, sheet: Sheet, projection: Projection): Point[] {
  const { start, end, widthAt, depthAt, street, north } = notePlaces(layout, sheet, projection);
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  return [
    ...[-24, 0, 24].flatMap((by) => [
      { x: x + by, y: widthAt - 12 },
      { x: depthAt + 11, y: y + by },
    ]),
    { x: start.x, y: widthAt },
    { x: end.x, y: widthAt },
    { x: depthAt, y: start.y },
    { x: depthAt, y: end.y },
    ...[-20, 0, 20].map((by) => ({ x: street.x + by, y: street.y - 5 })),
    north,
    { x: north.x + 20, y: north.y },
  ];
}
