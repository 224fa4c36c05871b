import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { toFirstWall, wallsNear } from '@app/site-plan/geometry/sight';
import { bearing, distance, unit } from '@app/site-plan/geometry/vectors';
import { isPrivate, type Placing, type Spot, towards } from './placing.ts';
import type { Fits } from './spots.ts';

/** Points that a camera may stand at, the best first, at this distance from its target. */
export type Standpoints = (
  metres: number,
) => readonly { readonly at: Point; readonly fits: Fits }[];

const CLOSER = 0.8;
const CLOSEST_METRES = 0.5;

/**
 * A camera that looks at `target` from the distance in its view, with no wall between; closer, when
 * the site has no such point.
 * @param fits where it goes when no point sees the target
 */
export function watch(
  { model, spots, device }: Placing,
  target: Point,
  from: Standpoints,
  fits: Fits = () => true,
): Spot {
  const wished = device.view?.distance ?? layoutValues.viewDistanceMetres;
  const near = wallsNear(target, wished, model.walls);
  for (let metres = wished; metres > CLOSEST_METRES; metres *= CLOSER) {
    const good = from(metres).filter(
      ({ at, fits }) => fits(at) && !isPrivate(model, at) && sees(at, target, near),
    );
    if (good.length > 0) {
      const at = spots.take(
        good.map((point) => point.at),
        fits,
      );
      return { at, direction: towards(at, target) };
    }
  }
  const at = spots.take([target], fits);
  return { at, direction: towards(at, target) };
}

function sees(eye: Point, target: Point, walls: readonly LayoutWall[]): boolean {
  const ray = unit(bearing(eye, target));
  return toFirstWall(eye, ray, ray, walls) >= distance(eye, target) - 0.02;
}
