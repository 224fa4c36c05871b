import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { distance, lengthOf, minus, plus, times, type Vector } from './vectors.ts';

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
  const boundary = walls.filter(({ kind }) => kind === 'boundary');
  const sides = boundary.length > 0 ? boundary : walls.filter(({ kind }) => kind === 'outer');
  const name = boundary.length > 0 ? 'Boundary' : 'Building';
  const metres = boundary.length > 0 ? 0 : BESIDE_THE_WALL;
  const box = boxOf(sides.flatMap(({ from, to }) => [from, to]));
  return sides
    .filter(({ from, to }) => distance(from, to) > 0)
    .map(({ from, to }) => {
      const middle = middleOf(from, to);
      const outwards = minus(middle, box.middle);
      return {
        from,
        to,
        watched: times(outwards, metres / (lengthOf(outwards) || 1)),
        label: `${name}, ${sideOf(middle, box)} side`,
      };
    });
}

const middleOf = (a: Point, b: Point): Point => times(plus(a, b), 0.5);

interface Box {
  readonly middle: Point;
  readonly width: number;
  readonly depth: number;
}

/** "north": where a wall is among walls. */
export const sideAmong = (
  { from, to }: Pick<LayoutWall, 'from' | 'to'>,
  walls: readonly LayoutWall[],
): string => sideOf(middleOf(from, to), boxOf(walls.flatMap((wall) => [wall.from, wall.to])));

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    middle: middleOf({ x: west, y: north }, { x: east, y: south }),
    width: east - west,
    depth: south - north,
  };
}

function sideOf(point: Point, { middle, width, depth }: Box): string {
  const x = (point.x - middle.x) / (width || 1);
  const y = (point.y - middle.y) / (depth || 1);
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'south' : 'north';
}
