import type { LayoutOpening, LayoutWall, Point, SiteLayout } from '@app/contracts/site-layout';
import { type PerimeterSide, perimeterOf } from './geometry/perimeter.ts';
import { toFirstWall } from './geometry/sight.ts';
import { distance, normal, plus, times } from './geometry/vectors.ts';
import { discerns, type Watcher, watchersOf } from './geometry/watcher.ts';

export type Cover = NonNullable<SiteLayout['cover']>;

/** A piece of the perimeter is seen when its middle is. */
const PIECE_METRES = 2;
const MOST_PIECES = 400;

/** A piece of what has to be watched: the point where a camera has to see a person, and its metres. */
export interface PerimeterPiece {
  readonly at: Point;
  readonly metres: number;
}

/** The boundary, or the outside of the building when there is none, in the pieces that are counted. */
export function perimeterPieces(walls: readonly LayoutWall[]): PerimeterPiece[] {
  const sides = perimeterOf(walls);
  const piece = pieceMetres(sides);
  return sides.flatMap((side) => {
    const metres = distance(side.from, side.to);
    const pieces = Math.ceil(metres / piece);
    return Array.from({ length: pieces }, (_, index) => ({
      at: besideOf(side, (index + 0.5) / pieces),
      metres: metres / pieces,
    }));
  });
}

const lengthOfAll = (sides: readonly PerimeterSide[]): number =>
  sides.reduce((sum, { from, to }) => sum + distance(from, to), 0);

const pieceMetres = (sides: readonly PerimeterSide[]): number =>
  Math.max(PIECE_METRES, lengthOfAll(sides) / MOST_PIECES);

/**
 * What the cameras of a layout see at `discern` or better, walls in between taken into account:
 * shares of the boundary (of the building's outside when there is none) and of the outer doors,
 * shutters, docks and gates, and the stretches that no camera sees. All of the perimeter where its
 * ground belongs to others, since nothing is to be watched there. Undefined without cameras.
 */
export function coverOf(
  layout: Pick<SiteLayout, 'walls' | 'openings' | 'devices' | 'noGround'>,
): Cover | undefined {
  const watchers = watchersOf(layout.devices, layout.walls);
  if (watchers.length === 0) return undefined;
  const sides = layout.noGround ? [] : perimeterOf(layout.walls);
  const perimeter = lengthOfAll(sides);
  const piece = pieceMetres(sides);
  const stretches = sides.flatMap((side) => stretchesOf(side, piece, watchers));
  const unseen = stretches.filter(({ seen }) => !seen);
  const entrances = entrancesOf(layout.openings, layout.walls);
  return {
    perimeter: share(
      perimeter - unseen.reduce((sum, { from, to }) => sum + distance(from, to), 0),
      perimeter,
    ),
    entrances: share(
      entrances.filter((opening) =>
        entrancePoints(opening, layout.walls).some((point) => isSeen(point, watchers)),
      ).length,
      entrances.length,
    ),
    blindSpots: unseen.map(({ from, to, side }) => ({
      label: `${side.label}, ${Math.max(1, Math.round(distance(from, to)))} m`,
      from,
      to,
    })),
  };
}

/** The same layout, its cover worked out anew: after a device or a wall was moved. */
export function recover(layout: SiteLayout): SiteLayout {
  const { cover: _, ...rest } = layout;
  const cover = coverOf(layout);
  return cover ? { ...rest, cover } : rest;
}

const isSeen = (point: Point, watchers: readonly Watcher[]): boolean =>
  watchers.some((watcher) => discerns(watcher, point));

/** To two decimals, but 1 only when all is seen. */
const share = (part: number, whole: number): number =>
  whole === 0 || part === whole ? 1 : Math.floor((100 * part) / whole) / 100;

/** Doors inside the building and windows are no entrances. */
function entrancesOf(
  openings: readonly LayoutOpening[],
  walls: readonly LayoutWall[],
): LayoutOpening[] {
  const inner = new Set(walls.filter(({ kind }) => kind === 'inner').map(({ id }) => id));
  return openings.filter(({ wall, kind }) => kind !== 'window' && !inner.has(wall));
}

/** Metres before a door where who comes to it shows their face. */
const BEFORE_THE_DOOR = 3;
const FROM_THE_WALL = 0.3;

/**
 * Where a camera has to see a person who comes in: in the opening, or before it outside the building,
 * which is what a camera beside the door sees.
 */
function entrancePoints({ at, wall }: LayoutOpening, walls: readonly LayoutWall[]): Point[] {
  const outer = walls.filter(({ kind }) => kind === 'outer');
  const own = outer.find(({ id }) => id === wall);
  if (!own) return [at];
  // Outer walls run clockwise.
  const out = times(normal(own), -1);
  const boundary = walls.filter(({ kind }) => kind === 'boundary');
  const free = toFirstWall(at, out, out, boundary) - FROM_THE_WALL;
  return [at, plus(at, times(out, Math.min(BEFORE_THE_DOOR, free)))];
}

interface Stretch {
  readonly side: PerimeterSide;
  readonly from: Point;
  readonly to: Point;
  readonly seen: boolean;
}

/** A side in turns of seen and unseen. */
function stretchesOf(side: PerimeterSide, piece: number, watchers: readonly Watcher[]): Stretch[] {
  const pieces = Math.ceil(distance(side.from, side.to) / piece);
  const seen = Array.from({ length: pieces }, (_, index) =>
    isSeen(besideOf(side, (index + 0.5) / pieces), watchers),
  );
  const starts = seen.flatMap((value, index) => (value === seen[index - 1] ? [] : [index]));
  return starts.map((start, index) => ({
    side,
    from: pointOf(side, start / pieces),
    to: pointOf(side, (starts[index + 1] ?? pieces) / pieces),
    seen: seen[start] === true,
  }));
}

function besideOf(side: PerimeterSide, part: number): Point {
  const { x, y } = pointOf(side, part);
  return { x: x + side.watched.x, y: y + side.watched.y };
}

const pointOf = ({ from, to }: PerimeterSide, part: number): Point => ({
  x: rounded(from.x + part * (to.x - from.x)),
  y: rounded(from.y + part * (to.y - from.y)),
});

/** To the centimetre. */
const rounded = (metres: number): number => Math.round(metres * 100) / 100;
