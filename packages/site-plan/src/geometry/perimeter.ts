import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { distance } from './angles.ts';

/** One side of what has to be watched. */
export interface PerimeterSide {
  readonly from: Point;
  readonly to: Point;
  /** "Boundary, east side". */
  readonly label: string;
}

/** The sides of the boundary, or of the building when there is none. */
export function perimeterOf(walls: readonly LayoutWall[]): PerimeterSide[] {
  const boundary = walls.filter(({ kind }) => kind === 'boundary');
  const sides = boundary.length > 0 ? boundary : walls.filter(({ kind }) => kind === 'outer');
  const name = boundary.length > 0 ? 'Boundary' : 'Building';
  const box = boxOf(sides.flatMap(({ from, to }) => [from, to]));
  return sides
    .filter(({ from, to }) => distance(from, to) > 0)
    .map(({ from, to }) => ({
      from,
      to,
      label: `${name}, ${sideOf(middleOf(from, to), box)} side`,
    }));
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

function sideOf(point: Point, { middle, width, depth }: Box): string {
  const x = (point.x - middle.x) / (width || 1);
  const y = (point.y - middle.y) / (depth || 1);
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'south' : 'north';
}
