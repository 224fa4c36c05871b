import type { Moved } from '@app/contracts/moved';
import type {
  LayoutOpening,
  LayoutRoom,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import {
  along,
  distanceTo,
  dot,
  lengthOf,
  minus,
  nearestOn,
  normal,
  plus,
  rounded,
  times,
} from './geometry/vectors.ts';

/** Metres: what is so near to a wall's line is on it. */
const ON_THE_WALL = 0.05;

/** Walls that the visitor has moved; openings, the fence and the edges of rooms follow them. */
export function withMovedWalls(layout: SiteLayout, moved: Moved['walls']): SiteLayout {
  const pairs = layout.walls.flatMap((before) => {
    const change = moved[before.id];
    return change ? [{ before, after: { ...before, ...change } }] : [];
  });
  if (pairs.length === 0) return layout;
  const after = new Map(pairs.map((pair) => [pair.before.id, pair.after]));
  return {
    ...layout,
    walls: layout.walls.map((wall) => after.get(wall.id) ?? wall),
    openings: layout.openings.map((opening) => movedOpening(opening, after.get(opening.wall))),
    rooms: layout.rooms.map((room) => pairs.reduce(movedRoom, room)),
    fence: layout.fence.map((zone) => ({
      ...zone,
      path: zone.path.map((point) => movedWith(point, pairs)),
    })),
  };
}

const movedOpening = (opening: LayoutOpening, wall: LayoutWall | undefined): LayoutOpening =>
  wall ? { ...opening, at: rounded(nearestOn(wall, opening.at)) } : opening;

interface WallPair {
  readonly before: LayoutWall;
  readonly after: LayoutWall;
}

/** A point that was on a wall, on the wall after it moved. */
function movedWith(point: Point, pairs: readonly WallPair[]): Point {
  for (const { before, after } of pairs) {
    for (const end of ['from', 'to'] as const) {
      if (lengthOf(minus(point, before[end])) < ON_THE_WALL) return after[end];
    }
  }
  const pair = pairs.find(({ before }) => distanceTo(before, point) < ON_THE_WALL);
  return pair ? nearestOn(pair.after, point) : point;
}

/** A room whose edge a wall is, after that wall moved at a right angle to itself. */
function movedRoom(room: LayoutRoom, { before, after }: WallPair): LayoutRoom {
  const across = normal(before);
  const shift = times(across, dot(minus(after.from, before.from), across));
  const { at, width, depth } = room;
  const edges = [
    {
      from: at,
      way: { x: width, y: 0 },
      grow: { at: { x: 0, y: shift.y }, width: 0, depth: -shift.y },
    },
    {
      from: at,
      way: { x: 0, y: depth },
      grow: { at: { x: shift.x, y: 0 }, width: -shift.x, depth: 0 },
    },
    {
      from: plus(at, { x: 0, y: depth }),
      way: { x: width, y: 0 },
      grow: { at: { x: 0, y: 0 }, width: 0, depth: shift.y },
    },
    {
      from: plus(at, { x: width, y: 0 }),
      way: { x: 0, y: depth },
      grow: { at: { x: 0, y: 0 }, width: shift.x, depth: 0 },
    },
  ];
  const edge = edges.find(({ from, way }) => liesOn(before, from, way));
  if (!edge) return room;
  const { grow } = edge;
  return {
    ...room,
    at: plus(at, grow.at),
    width: Math.max(0, width + grow.width),
    depth: Math.max(0, depth + grow.depth),
  };
}

const liesOn = (wall: LayoutWall, from: Point, way: Point): boolean =>
  Math.abs(dot(along({ from, to: plus(from, way) }), normal(wall))) < 0.01 &&
  distanceTo(wall, plus(from, times(way, 0.5))) < ON_THE_WALL;
