import type { Bounds } from './geometry/bounds.ts';

/**
 * Denominators of the scales of drawings: those of ISO 5455:1979, and 1:250, 1:1250 and 1:2500, which scale
 * rules have too.
 */
const scales = [50, 100, 200, 250, 500, 1_000, 1_250, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000];
/** Takes the largest site that an outline can have, on A4. */
const COARSEST = 100_000;

/** Denominator: what would be coarser on A4 is drawn on A3. */
export const COARSEST_ON_A4 = 500;

/** In millimetres of paper. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** Denominator of the finest scale at which a part of a site, in metres, fits a space. */
export function drawingScale({ width, depth }: Bounds, space: Space): number {
  const needed = 1000 * Math.max(width / space.width, depth / space.height);
  return scales.find((scale) => scale >= needed) ?? COARSEST;
}

/** The longest that a scale bar is on paper. */
const BAR_MM = 40;

/** Metres that the scale bar of a drawing has: 1, 2 or 5, or so many tens, hundreds or thousands. */
export function barLength(scale: number): number {
  const most = (scale * BAR_MM) / 1000;
  const unit = 10 ** Math.floor(Math.log10(most));
  return unit * ([5, 2, 1].find((times) => times * unit <= most) ?? 1);
}
