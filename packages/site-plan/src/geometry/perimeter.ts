import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { distance, type Vector } from './angles.ts';

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
      const side = sideOf(middleOf(from, to), box);
      const { x, y } = outwards[side];
      const watched = { x: x * metres, y: y * metres };
      return { from, to, watched, label: `${name}, ${side} side` };
    });
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Box {
  readonly middle: Point;
  readonly width: number;
  readonly depth: number;
}

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

const outwards = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
} as const;

function sideOf(point: Point, { middle, width, depth }: Box): keyof typeof outwards {
  const x = (point.x - middle.x) / (width || 1);
  const y = (point.y - middle.y) / (depth || 1);
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'south' : 'north';
}
