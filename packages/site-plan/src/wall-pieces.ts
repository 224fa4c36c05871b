import type { LayoutOpening, LayoutWall, Point } from '@app/contracts/site-layout';
import {
  along,
  clamp,
  dot,
  lengthOf,
  minus,
  plus,
  type Segment,
  times,
} from './geometry/vectors.ts';

/** A wall without its openings, as the pieces that are left. */
export function wallPieces(wall: LayoutWall, openings: readonly LayoutOpening[]): Segment[] {
  const way = along(wall);
  const length = lengthOf(minus(wall.to, wall.from));
  const gaps = openings
    .filter((opening) => opening.wall === wall.id)
    .map(({ at, width }) => ({ middle: dot(minus(at, wall.from), way), half: width / 2 }))
    .sort((a, b) => a.middle - b.middle);
  const edges = [0, ...gaps.flatMap(({ middle, half }) => [middle - half, middle + half]), length];
  const place = (metres: number): Point => plus(wall.from, times(way, clamp(metres, 0, length)));
  return edges.flatMap((start, index) => {
    const end = edges[index + 1] ?? start;
    return index % 2 === 0 && end > start ? [{ from: place(start), to: place(end) }] : [];
  });
}
