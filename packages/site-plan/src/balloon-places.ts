import type { LayoutDevice, Point } from '@app/contracts/site-layout';

/** A part of a page. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of a balloon, in points. */
export const BALLOON_RADIUS = 8;
/** From a mark to a balloon beside it, in points. Balloons that are further away have a leader. */
export const NEAR = 13;
/** At a gate of an estate, about fifteen marks share a centimetre: the last numbers go far out. */
const DISTANCES = [NEAR, 21, 30, 39, 49, 60, 72];
/** North-east of the mark first, then round it; those in between only further out. */
const ANGLES = [-0.8, 0.8, -2.4, 2.4, 0, Math.PI, -Math.PI / 2, Math.PI / 2];
const BETWEEN = ANGLES.map((angle) => angle + Math.PI / 8);
/** Of a mark, which no balloon hides. */
const MARK_RADIUS = 4;

/** Devices of one line that are closer share a number, in points: else numbers hide what they name. */
const SHARED = 40;

/** A number on a drawing, in points of the page. */
export interface Balloon {
  /** Index of the line in the bill of materials. */
  readonly line: number;
  readonly mark: Point;
  readonly place: Point;
}

/**
 * Balloons with the lines of devices, of which neighbours of one line share one.
 * @param keepFree further points that no balloon hides
 */
export function balloonsOf(
  devices: readonly LayoutDevice[],
  toPage: (point: Point) => Point,
  keepFree: readonly Point[],
  box: Frame,
): readonly Balloon[] {
  const numbered: { readonly line: number; readonly mark: Point }[] = [];
  for (const { line, at } of devices) {
    const mark = toPage(at);
    if (!numbered.some((one) => one.line === line && apart(one.mark, mark) < SHARED))
      numbered.push({ line, mark });
  }
  const places = balloonPlaces(
    numbered.map(({ mark }) => mark),
    keepFree,
    box,
  );
  return numbered.map((one, index) => ({ ...one, place: places[index] ?? one.mark }));
}

/**
 * A place for the balloon of each mark, in points of the page and in the order of the marks: beside
 * the mark and whole inside `box`, where it hides no other balloon and nothing of `keepFree`; else where it hides least.
 */
export function balloonPlaces(
  marks: readonly Point[],
  keepFree: readonly Point[],
  box: Frame,
): Point[] {
  const placed: Point[] = [];
  for (const mark of marks) placed.push(balloonPlace(mark, { placed, keepFree, box }));
  return placed;
}

export const apart = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

interface Taken {
  readonly placed: readonly Point[];
  readonly keepFree: readonly Point[];
  readonly box: Frame;
}

function balloonPlace(mark: Point, { placed, keepFree, box }: Taken): Point {
  const offBalloons = (place: Point) =>
    placed.every((other) => apart(other, place) >= 2 * BALLOON_RADIUS);
  const offMarks = (place: Point) =>
    keepFree.every((other) => apart(other, place) >= BALLOON_RADIUS + MARK_RADIUS);
  const places = DISTANCES.flatMap((away) =>
    (away === NEAR ? ANGLES : [...ANGLES, ...BETWEEN]).map((angle) => ({
      x: mark.x + away * Math.cos(angle),
      y: mark.y + away * Math.sin(angle),
    })),
  );
  const free = places.filter((place) => isWhole(place, box)).filter(offBalloons);
  return free.find(offMarks) ?? free[0] ?? mark;
}

const isWhole = ({ x, y }: Point, { left, top, width, height }: Frame): boolean =>
  x >= left + BALLOON_RADIUS &&
  x <= left + width - BALLOON_RADIUS &&
  y >= top + BALLOON_RADIUS &&
  y <= top + height - BALLOON_RADIUS;
