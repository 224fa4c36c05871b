import type { LayoutView } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import {
  distanceFor,
  horizontalAngle,
  horizontalPixels,
  levelAt,
  neededPixelsPerMetre,
  pixelsPerMetre,
  widestAngleFor,
} from '@app/site-plan/optics';
import type { Offer } from '../../market/market.ts';
import type { ViewNeed } from './view.ts';

/** A camera at a spot: what it shows there, and whether that is what the spot needs. */
export interface Fit {
  readonly offer: Offer;
  readonly view: LayoutView;
  readonly meets: boolean;
}

/**
 * What a camera shows at a spot; undefined when its name does not say its megapixels and its lens.
 * A varifocal lens is set to the widest angle that reaches the level.
 * @param most megapixels that its recorder records
 */
export function fitOf(offer: Offer, need: ViewNeed, most: number): Fit | undefined {
  const { megapixels, widestLensMm, lensMm, metres } = offer.figures;
  if (!megapixels || !widestLensMm || !lensMm) return undefined;
  const pixels = horizontalPixels(Math.min(megapixels, most));
  const widest = horizontalAngle(widestLensMm);
  const narrowest = horizontalAngle(lensMm);
  const wanted = Math.floor(widestAngleFor(need.level, pixels, need.distance));
  const angle = tenth(Math.min(widest, Math.max(narrowest, wanted)));
  const view = viewOf(need, pixels, angle, metres);
  return {
    offer,
    view,
    meets:
      view.pixelsPerMetre >= neededPixelsPerMetre[need.level] &&
      angle >= need.leastAngle &&
      (metres ?? Number.POSITIVE_INFINITY) >= need.distance,
  };
}

/** The view that a spot is planned with when the price list has no camera for it. */
export function plannedView(need: ViewNeed, most: number): LayoutView {
  const { plannedMegapixels, widestAngleDeg, narrowestAngleDeg } = videoValues;
  const pixels = horizontalPixels(Math.min(plannedMegapixels, most));
  const wanted = Math.floor(widestAngleFor(need.level, pixels, need.distance));
  const narrowest = Math.min(narrowestAngleDeg, Math.ceil(need.leastAngle));
  const angle = Math.min(widestAngleDeg, Math.max(narrowest, wanted));
  return viewOf(need, pixels, angle, undefined);
}

/**
 * The view as the drawing has it. It ends where it no longer shows `discern`, or where the camera's
 * own light ends.
 * @param light range of its infra-red in metres, where known
 */
function viewOf(
  need: ViewNeed,
  pixels: number,
  angle: number,
  light: number | undefined,
): LayoutView {
  const { distance } = need;
  const reached = Math.floor(pixelsPerMetre(pixels, angle, distance));
  const visible = Math.min(
    distanceFor('discern', pixels, angle),
    light ?? Number.POSITIVE_INFINITY,
    need.furthest ?? Number.POSITIVE_INFINITY,
  );
  return {
    angle,
    reach: tenth(visible),
    pixels,
    level:
      reached >= neededPixelsPerMetre[need.level] ? need.level : (levelAt(reached) ?? 'overview'),
    distance,
    pixelsPerMetre: reached,
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
