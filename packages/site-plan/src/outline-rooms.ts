import { isInside } from '@app/contracts/polygon';
import type { LayoutRoom, Point } from '@app/contracts/site-layout';
import {
  type OutlineBuilding,
  type OutlineRoom,
  outlineLimits,
  type SiteOutline,
} from '@app/contracts/site-outline';
import { around, type Bounds, centreOf, rectangle } from './geometry/bounds.ts';
import { clamp, rounded } from './geometry/vectors.ts';
import { frameAngle, inFrame, turnedBy } from './outline-frame.ts';
import { type RoomWall, roomWalls } from './room-walls.ts';

/** A wall between rooms of a building, on the drawing. */
export interface DrawnRoomWall extends RoomWall {
  readonly from: Point;
  readonly to: Point;
}

export const hasRooms = ({ buildings }: SiteOutline): boolean =>
  buildings.some(({ rooms = [] }) => rooms.length > 0);

/** The rooms of a plan of the outline, each in its building, where the visitor has put none. */
export function withRooms(outline: SiteOutline, rooms: readonly LayoutRoom[]): SiteOutline {
  if (hasRooms(outline)) return outline;
  const drawn = rooms.map(
    ({ id, at, width, depth, corners }): OutlineRoom => ({
      id,
      corners: corners?.length === 4 ? [...corners] : rectangle(at, width, depth),
    }),
  );
  return {
    ...outline,
    buildings: outline.buildings.map((building) => {
      const own = drawn.filter((room) => isInside(building.corners, middleOfRoom(room)));
      return own.length > 0 ? { ...building, rooms: own } : building;
    }),
  };
}

export const withoutRooms = (outline: SiteOutline): SiteOutline => ({
  ...outline,
  buildings: outline.buildings.map(({ rooms: _, ...building }) => building),
});

/** Of its corners. */
export const middleOfRoom = ({ corners }: OutlineRoom): Point => centreOf(around(corners));

/** Its rooms along the axes, in the frame of the building. */
export function roomsInFrame({ corners, rooms = [] }: OutlineBuilding): {
  readonly angle: number;
  readonly corners: readonly Point[];
  readonly rects: readonly Bounds[];
} {
  const angle = frameAngle(corners);
  // Together, so that rooms which were rounded meet at one wall.
  const all = inFrame([...corners, ...rooms.flatMap((room) => room.corners)], angle);
  const rects = rooms.map((_, index) =>
    boundsOf(all.slice(corners.length + 4 * index, corners.length + 4 * index + 4)),
  );
  return { angle, corners: all.slice(0, corners.length), rects };
}

const boundsOf = (corners: readonly Point[]): Bounds => {
  const { x, y, width, depth } = around(corners);
  const size = rounded({ x: width, y: depth });
  return { x, y, width: size.x, depth: size.y };
};

/** Walls between the rooms of a building. */
export function wallsOfRooms(building: OutlineBuilding): DrawnRoomWall[] {
  const { angle, corners, rects } = roomsInFrame(building);
  const turn = turnedBy(angle);
  return roomWalls(rects, corners).map((wall) => {
    const { level, at, spans } = wall;
    const [start = 0, end = 0] = [spans[0]?.[0], spans.at(-1)?.[1]];
    const point = (along: number) =>
      rounded(turn(level ? { x: along, y: at } : { x: at, y: along }));
    return { ...wall, from: point(start), to: point(end) };
  });
}

/** A wall moved across by so many metres, as far as no room becomes too narrow; in whole centimetres. */
export function moveRoomWall(
  outline: SiteOutline,
  index: number,
  { level, ends, starts, isFixed, free }: RoomWall,
  metres: number,
): SiteOutline {
  const building = outline.buildings[index];
  if (!building?.rooms || isFixed) return outline;
  const { rects, angle } = roomsInFrame(building);
  const most = (shrinking: readonly number[], until: number) =>
    Math.max(
      0,
      Math.min(
        until,
        ...shrinking.map((member) => {
          const { width = 0, depth = 0 } = rects[member] ?? {};
          return (level ? depth : width) - outlineLimits.narrowestRoom;
        }),
      ),
    );
  const by = Math.round(clamp(metres, -most(ends, free[0]), most(starts, free[1])) * 100) / 100;
  const turn = turnedBy(angle);
  const rooms = building.rooms.map((room, at) => {
    const rect = rects[at];
    const [isEnd, isStart] = [ends.includes(at), starts.includes(at)];
    if (!rect || !(isEnd || isStart)) return room;
    const from = isStart ? by : 0;
    const more = (isEnd ? by : 0) - from;
    const { x, y, width, depth } = level
      ? { ...rect, y: rect.y + from, depth: rect.depth + more }
      : { ...rect, x: rect.x + from, width: rect.width + more };
    return { ...room, corners: rectangle({ x, y }, width, depth).map((at) => rounded(turn(at))) };
  });
  return withRoomsOf(outline, index, rooms);
}

const withRoomsOf = (outline: SiteOutline, index: number, rooms: OutlineRoom[]): SiteOutline => ({
  ...outline,
  buildings: outline.buildings.map((building, at) =>
    at === index ? { ...building, rooms } : building,
  ),
});

/**
 * A room with another width or depth: the wall after it moves, or the one before it where that is an
 * outer wall. As it was where neither can.
 */
export function setRoomSize(
  outline: SiteOutline,
  index: number,
  room: number,
  side: 'width' | 'depth',
  metres: number,
): SiteOutline {
  const building = outline.buildings[index];
  if (!building) return outline;
  const rect = roomsInFrame(building).rects[room];
  const walls = wallsOfRooms(building).filter(
    ({ level, isFixed }) => !isFixed && level === (side === 'depth'),
  );
  const by = metres - (rect?.[side] ?? metres);
  const after = walls.find(({ ends }) => ends.includes(room));
  if (after) return moveRoomWall(outline, index, after, by);
  const before = walls.find(({ starts }) => starts.includes(room));
  return before ? moveRoomWall(outline, index, before, -by) : outline;
}

/** Rooms of a building whose corners have moved: in the same parts of it. */
export function refitted(
  { corners: before, rooms }: Pick<OutlineBuilding, 'corners' | 'rooms'>,
  after: readonly Point[],
): Pick<OutlineBuilding, 'rooms'> {
  if (!rooms) return {};
  const [from, to] = [before, after].map((corners) => {
    const angle = frameAngle(corners);
    return { angle, bounds: around(inFrame(corners, angle)) };
  });
  if (!from || !to) return { rooms };
  const [into, out] = [turnedBy(-from.angle), turnedBy(to.angle)];
  const moved = (corner: Point): Point => {
    const { x, y } = into(corner);
    const right = (x - from.bounds.x) / (from.bounds.width || 1);
    const down = (y - from.bounds.y) / (from.bounds.depth || 1);
    return rounded(
      out({
        x: to.bounds.x + right * to.bounds.width,
        y: to.bounds.y + down * to.bounds.depth,
      }),
    );
  };
  return { rooms: rooms.map((room) => ({ ...room, corners: room.corners.map(moved) })) };
}
