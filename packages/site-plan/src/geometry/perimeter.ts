import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { around, type Bounds, centreOf, endsOf, outermost } from './bounds.ts';
import { distance, lengthOf, middleOf, minus, times, type Vector } from './vectors.ts';

/** One side of what has to be watched. */
export interface PerimeterSide {
  readonly from: Point;
  readonly to: Point;
  /** "Boundary, east side". */
  readonly label: string;
  /**
   * From the wall to where a camera has to see a person. Outside a building, since a camera indoors
   * sees the same wall from within.
   */
  readonly watched: Vector;
}

/** Metres from the outer wall of a building to a person who walks along it. */
const BESIDE_THE_WALL = 0.3;

/** The sides of the boundary, or of the building when there is none. */
export function perimeterOf(walls: readonly LayoutWall[]): PerimeterSide[] {
  const sides = outermost(walls);
  const ofBoundary = sides[0]?.kind === 'boundary';
  const name = ofBoundary ? 'Boundary' : 'Building';
  const metres = ofBoundary ? 0 : BESIDE_THE_WALL;
  const bounds = around(endsOf(sides));
  return sides
    .filter(({ from, to }) => distance(from, to) > 0)
    .map(({ from, to }) => {
      const middle = middleOf({ from, to });
      const outwards = minus(middle, centreOf(bounds));
      return {
        from,
        to,
        watched: times(outwards, metres / (lengthOf(outwards) || 1)),
        label: `${name}, ${sideOf(middle, bounds)} side`,
      };
    });
}

/** "north": where a wall is among walls. */
export const sideAmong = (
  { from, to }: Pick<LayoutWall, 'from' | 'to'>,
  walls: readonly LayoutWall[],
): string => sideOf(middleOf({ from, to }), around(endsOf(walls)));

function sideOf(point: Point, bounds: Bounds): string {
  const { x, y } = minus(point, centreOf(bounds));
  const [right, down] = [x / (bounds.width || 1), y / (bounds.depth || 1)];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'east' : 'west';
  return down > 0 ? 'south' : 'north';
}
