import { edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { Bounds } from './geometry/bounds.ts';

/** Metres: sides that are so near to each other are one line. */
const ON_ONE_LINE = 0.05;
/** Metres of a line that two sides have to share to be parts of one wall. */
const SHARED = 0.05;

type Span = readonly [from: number, to: number];

/** A wall between rooms, along the axes of its building's frame. */
export interface RoomWall {
  /** Whether it goes from left to right; else from top to bottom. */
  readonly level: boolean;
  /** Its place across, and from where to where it goes: without what is an outer wall. */
  readonly at: number;
  readonly spans: readonly Span[];
  /** Indexes of the rectangles that end at it, and of those that begin there. */
  readonly ends: readonly number[];
  readonly starts: readonly number[];
  /** A part of it is an outer wall, so that it cannot be moved. */
  readonly isFixed: boolean;
  /** Metres that it can go back and forth before a room that grows with it meets what does not follow. */
  readonly free: readonly [back: number, forth: number];
}

interface Side {
  readonly level: boolean;
  readonly at: number;
  readonly span: Span;
  /** Index of its rectangle; undefined for an outer wall. */
  readonly rect?: number;
  readonly isEnd?: boolean;
}

/**
 * Walls between rectangles that fill a building.
 * @param corners of the building, in the same frame
 */
export function roomWalls(rects: readonly Bounds[], corners: readonly Point[]): RoomWall[] {
  const outer = edgesOf(corners).map(sideOf);
  const sides = rects.flatMap(({ x, y, width, depth }, rect): Side[] => [
    { level: true, at: y, span: [x, x + width], rect },
    { level: true, at: y + depth, span: [x, x + width], rect, isEnd: true },
    { level: false, at: x, span: [y, y + depth], rect },
    { level: false, at: x + width, span: [y, y + depth], rect, isEnd: true },
  ]);
  return joined(sides).flatMap((group): RoomWall[] => {
    const [first] = group;
    if (!first) return [];
    const { level, at } = first;
    const onLine = outer.filter((wall) => isOnLine(wall, first)).map(({ span }) => span);
    const whole = spanOf(group);
    const spans = onLine.reduce<Span[]>(without, [whole]);
    if (spans.length === 0) return [];
    const rectsOf = (isEnd: boolean) =>
      group.flatMap((side) => (Boolean(side.isEnd) === isEnd ? (side.rect ?? []) : []));
    const isFixed = onLine.some((span) => shared(span, whole) > SHARED);
    const [ends, starts] = [rectsOf(true), rectsOf(false)];
    const follow = new Set([...ends, ...starts]);
    /** @param way -1 for back, when the rooms that begin there grow; 1 for forth */
    const free = (way: 1 | -1) => {
      const growing = group.filter(({ isEnd = false }) => isEnd === way > 0);
      const met = [...outer, ...sides].filter(
        (one) =>
          one.level === level &&
          (one.at - at) * way > ON_ONE_LINE &&
          !(one.rect !== undefined && follow.has(one.rect)) &&
          growing.some(({ span }) => shared(span, one.span) > SHARED),
      );
      // Where no room gives way and no wall is met, it is a slanted one.
      const shrinking = way > 0 ? starts : ends;
      if (met.length === 0) return shrinking.length > 0 ? Number.POSITIVE_INFINITY : 0;
      return Math.min(...met.map((one) => (one.at - at) * way));
    };
    return [{ level, at, spans, ends, starts, isFixed, free: [free(-1), free(1)] }];
  });
}

/** Of a slanted wall, a point, which is on no line. */
function sideOf({ from, to }: { from: Point; to: Point }): Side {
  const level = Math.abs(from.y - to.y) < Math.abs(from.x - to.x);
  const [a, b] = level ? [from.x, to.x] : [from.y, to.y];
  const slant = Math.abs(level ? from.y - to.y : from.x - to.x);
  const span: Span = slant > ON_ONE_LINE ? [a, a] : [Math.min(a, b), Math.max(a, b)];
  return { level, at: level ? from.y : from.x, span };
}

const isOnLine = (a: Side, b: Side): boolean =>
  a.level === b.level && Math.abs(a.at - b.at) <= ON_ONE_LINE;

const shared = (a: Span, b: Span): number => Math.min(a[1], b[1]) - Math.max(a[0], b[0]);

const spanOf = (sides: readonly Side[]): Span => [
  Math.min(...sides.map(({ span }) => span[0])),
  Math.max(...sides.map(({ span }) => span[1])),
];

/** Sides of one line that overlap, each with all others that it reaches. */
function joined(sides: readonly Side[]): Side[][] {
  const groups: Side[][] = [];
  for (const side of sides.toSorted((a, b) => a.span[0] - b.span[0])) {
    const group = groups.find(
      (others) =>
        others.some((other) => isOnLine(other, side)) && shared(spanOf(others), side.span) > SHARED,
    );
    if (group) group.push(side);
    else groups.push([side]);
  }
  return groups;
}

const without = (spans: Span[], outer: Span): Span[] =>
  spans
    .flatMap(([from, to]): Span[] => [
      [from, Math.min(to, outer[0])],
      [Math.max(from, outer[1]), to],
    ])
    .filter(([from, to]) => to - from > SHARED);
