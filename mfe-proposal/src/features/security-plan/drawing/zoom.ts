import type { Point } from '@app/contracts/site-layout';
import { around } from '@app/site-plan/geometry/bounds';
import { clamp } from '@app/site-plan/geometry/vectors';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';

/** 1 shows the whole site. `offset` is where the sheet's corner is, in pixels, never right of 0. */
export interface Zoom {
  readonly factor: number;
  readonly offset: Point;
}

export const wholeSite: Zoom = { factor: 1, offset: { x: 0, y: 0 } };
const MOST_ZOOM = 8;
/** Pixels to the metre at which devices beside each other can be told apart, on the largest site too. */
const CLOSE = 40;
export const ZOOM_STEP = 1.5;

export const mostZoom = ({ projection }: Sheet): number =>
  Math.max(MOST_ZOOM, CLOSE / projection.scale);

/** Zooms so that what is at `at` stays there. */
export function zoomedAt(zoom: Zoom, sheet: Sheet, at: Point, by: number): Zoom {
  const factor = clamp(zoom.factor * by, 1, mostZoom(sheet));
  const real = factor / zoom.factor;
  const offset = {
    x: at.x - (at.x - zoom.offset.x) * real,
    y: at.y - (at.y - zoom.offset.y) * real,
  };
  return onSheet({ factor, offset }, sheet);
}

export const panned = ({ factor, offset }: Zoom, sheet: Sheet, by: Point): Zoom =>
  onSheet({ factor, offset: { x: offset.x + by.x, y: offset.y + by.y } }, sheet);

/** The same zoom, with a point of the sheet in view. */
export function showing(zoom: Zoom, sheet: Sheet, at: Point): Zoom {
  const margin = 40;
  const by = (value: number, size: number) =>
    clamp(value, margin, Math.max(margin, size - margin)) - value;
  return panned(zoom, sheet, { x: by(at.x, sheet.width), y: by(at.y, sheet.height) });
}

/**
 * Zooms in, by a step at least, until places of the site fill the middle of the sheet.
 * @param places in metres
 */
export function zoomedOn(zoom: Zoom, sheet: Sheet, places: readonly Point[]): Zoom {
  const { x, y, width, depth } = around(places.map((place) => toSheet(sheet.projection, place)));
  const filling = Math.min(
    (FILLED * sheet.width) / Math.max(width, 1),
    (FILLED * sheet.height) / Math.max(depth, 1),
  );
  const factor = clamp(Math.max(filling, zoom.factor * ZOOM_STEP), 1, mostZoom(sheet));
  const offset = {
    x: sheet.width / 2 - (x + width / 2) * factor,
    y: sheet.height / 2 - (y + depth / 2) * factor,
  };
  return onSheet({ factor, offset }, sheet);
}

/** Share of the sheet that is left for numbers beside the places. */
const FILLED = 0.5;

const onSheet = ({ factor, offset }: Zoom, { width, height }: Sheet): Zoom => ({
  factor,
  offset: {
    x: clamp(offset.x, width * (1 - factor), 0),
    y: clamp(offset.y, height * (1 - factor), 0),
  },
});

export const zoomedProjection = (
  { scale, origin }: Projection,
  { factor, offset }: Zoom,
): Projection => ({
  scale: scale * factor,
  origin: { x: origin.x * factor + offset.x, y: origin.y * factor + offset.y },
});
