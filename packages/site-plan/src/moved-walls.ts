import type { Moved } from '@app/contracts/moved';
import type {
  LayoutOpening,
  LayoutRoom,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import { around } from './geometry/bounds.ts';
import {
  distanceTo,
  dot,
  isParallel,
  lengthOf,
  middleOf,
  minus,
  nearestOn,
  normal,
  plus,
  rounded,
  times,
} from './geometry/vectors.ts';

/** Metres: what is so near to a wall's line is on it. */
const ON_THE_WALL = 0.05;

/** Walls that the visitor has moved; openings, the fence with its signs and the edges of rooms follow them. */
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
    ...(layout.marks && {
      marks: layout.marks.map((mark) => ({
        ...mark,
        at: mark.at.map((point) => movedWith(point, pairs)),
      })),
    }),
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
  const { x, y } = times(across, dot(minus(after.from, before.from), across));
  if (room.corners) return withCorners(room, before, { x, y });
  const { at, width, depth } = room;
  const right = { x: width, y: 0 };
  const down = { x: 0, y: depth };
  const isEdge = (from: Point, way: Point) => liesOn(before, from, way);
  if (isEdge(at, right)) return resized(room, { x: 0, y }, 0, -y);
  if (isEdge(at, down)) return resized(room, { x, y: 0 }, -x, 0);
  if (isEdge(plus(at, down), right)) return resized(room, { x: 0, y: 0 }, 0, y);
  return isEdge(plus(at, right), down) ? resized(room, { x: 0, y: 0 }, x, 0) : room;
}

/** Of a turned room, the corners that are on the wall. */
function withCorners(room: LayoutRoom, wall: LayoutWall, by: Point): LayoutRoom {
  const corners = (room.corners ?? []).map((corner) =>
    distanceTo(wall, corner) < ON_THE_WALL ? plus(corner, by) : corner,
  );
  const { x, y, width, depth } = around(corners);
  return { ...room, corners, at: { x, y }, width, depth };
}

const resized = (room: LayoutRoom, by: Point, width: number, depth: number): LayoutRoom => ({
  ...room,
  at: plus(room.at, by),
  width: Math.max(0, room.width + width),
  depth: Math.max(0, room.depth + depth),
});

function liesOn(wall: LayoutWall, from: Point, way: Point): boolean {
  const edge = { from, to: plus(from, way) };
  return isParallel(edge, wall) && distanceTo(wall, middleOf(edge)) < ON_THE_WALL;
}
