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
  const place = (metres: number): Point => plus(wall.from, times(way, clamp(metres, 0, length)));
  const starts = [0, ...gaps.map(({ middle, half }) => middle + half)];
  const ends = [...gaps.map(({ middle, half }) => middle - half), length];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? length }))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ from: place(start), to: place(end) }));
}
