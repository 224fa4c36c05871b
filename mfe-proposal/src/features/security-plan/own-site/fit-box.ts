import type { Bounds } from '@app/site-plan/geometry/bounds';
import type { Sheet } from '../drawing/sheet-fit.ts';

const PHONE_WIDTH = 560;
/** For letters, lengths and the scale. */
const MARGINS = {
  phone: { top: 36, right: 34, bottom: 44, left: 30 },
  /** A field beside the upper side. */
  wide: { top: 62, right: 56, bottom: 56, left: 56 },
};
const HEIGHT = { phone: 300, share: 0.7, most: 600 };

/**
 * The largest scale at which a site fits a sheet whose height follows from its width alone: what is
 * below the sheet stays where it is while the site changes.
 */
export function fitBox({ x, y, ...bounds }: Bounds, width: number): Sheet {
  const phone = width < PHONE_WIDTH;
  const { top, right, bottom, left } = MARGINS[phone ? 'phone' : 'wide'];
  const height = phone ? HEIGHT.phone : Math.min(HEIGHT.most, Math.round(width * HEIGHT.share));
  const space = { width: width - left - right, depth: height - top - bottom };
  const site = { width: Math.max(bounds.width, 1), depth: Math.max(bounds.depth, 1) };
  const scale = Math.min(space.width / site.width, space.depth / site.depth);
  return {
    width,
    height,
    phone,
    projection: {
      scale,
      origin: {
        x: left + (space.width - site.width * scale) / 2 - x * scale,
        y: top + (space.depth - site.depth * scale) / 2 - y * scale,
      },
    },
  };
}
