import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { pictureLimits, type SitePicture } from '@app/contracts/site-picture';
import { around, type Bounds, centreOf } from '@app/site-plan/geometry/bounds';
import { clamp, radians, unit } from '@app/site-plan/geometry/vectors';
import type { Scaling } from './scaling.ts';

/** The outline with another picture, or with none. */
export function withPicture(outline: SiteOutline, picture: SitePicture | undefined): SiteOutline {
  const { picture: _, ...others } = outline;
  return picture ? { ...others, picture } : others;
}

/** The picture with its middle elsewhere. */
export function movedPicture(picture: SitePicture, { x, y }: Point): SitePicture {
  const { far } = pictureLimits;
  return { ...picture, at: { x: clamp(x, -far, far), y: clamp(y, -far, far) } };
}

/** A picture that was just chosen: as large as the site, in its middle. */
export function placedPicture(
  read: Pick<SitePicture, 'photo' | 'width' | 'height'>,
  site: Bounds,
): SitePicture {
  const { finest, coarsest } = pictureLimits;
  const metresPerPixel = Math.max(site.width / read.width, site.depth / read.height);
  return {
    ...read,
    at: centreOf(site),
    metresPerPixel: clamp(metresPerPixel, finest, coarsest),
    turn: 0,
  };
}

/** The site with its picture, in metres. */
export function boundsWithPicture(site: Bounds, picture: SitePicture | undefined): Bounds {
  if (!picture) return site;
  const { at, width, height, metresPerPixel, turn } = picture;
  const { x: cos, y: sin } = unit(radians(turn));
  const half = {
    x: ((Math.abs(cos) * width + Math.abs(sin) * height) * metresPerPixel) / 2,
    y: ((Math.abs(sin) * width + Math.abs(cos) * height) * metresPerPixel) / 2,
  };
  return around([
    { x: site.x, y: site.y },
    { x: site.x + site.width, y: site.y + site.depth },
    { x: at.x - half.x, y: at.y - half.y },
    { x: at.x + half.x, y: at.y + half.y },
  ]);
}

/** Two lines across the picture, to be put along what the visitor knows. */
export function startScaling({ width, height, turn }: SitePicture): Scaling {
  return {
    lines: [
      {
        from: { x: width * 0.25, y: height * 0.2 },
        to: { x: width * 0.75, y: height * 0.2 },
        metres: undefined,
      },
      {
        from: { x: width * 0.15, y: height * 0.3 },
        to: { x: width * 0.15, y: height * 0.7 },
        metres: undefined,
      },
    ],
    quarter: (((Math.round(turn / 90) * 90) % 360) + 360) % 360,
  };
}
