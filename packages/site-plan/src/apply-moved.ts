import type { Moved } from '@app/contracts/moved';
import type {
  LayoutDevice,
  LayoutOpening,
  LayoutRoom,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import { recover } from './cover.ts';
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

/**
 * The layout with what the visitor has moved, its cover worked out anew. Openings, the fence and the
 * edges of rooms follow the walls. What did not move keeps its identity.
 */
export function applyMoved(layout: SiteLayout, moved: Moved): SiteLayout {
  if (isEmpty(moved)) return layout;
  const pairs = layout.walls.flatMap((before) => {
    const change = moved.walls[before.id];
    return change ? [{ before, after: { ...before, ...change } }] : [];
  });
  const devices = layout.devices.map((device) => movedDevice(device, moved.devices[device.id]));
  if (pairs.length === 0) return recover({ ...layout, devices });
  const after = new Map(pairs.map((pair) => [pair.before.id, pair.after]));
  return recover({
    ...layout,
    devices,
    walls: layout.walls.map((wall) => after.get(wall.id) ?? wall),
    openings: layout.openings.map((opening) => movedOpening(opening, after.get(opening.wall))),
    rooms: layout.rooms.map((room) => pairs.reduce(movedRoom, room)),
    fence: layout.fence.map((zone) => ({
      ...zone,
      path: zone.path.map((at) => onWall(at, pairs)),
    })),
  });
}

const isEmpty = ({ devices, walls }: Moved): boolean =>
  Object.keys(devices).length + Object.keys(walls).length === 0;

function movedDevice(device: LayoutDevice, change: Moved['devices'][string] | undefined) {
  if (!change) return device;
  const { at, direction = device.direction } = change;
  return {
    ...device,
    at,
    ...(direction !== undefined && { direction }),
    ...(device.to && { to: plus(device.to, minus(at, device.at)) }),
  };
}

function movedOpening(opening: LayoutOpening, wall: LayoutWall | undefined): LayoutOpening {
  return wall ? { ...opening, at: rounded(nearestOn(wall, opening.at)) } : opening;
}

interface WallPair {
  readonly before: LayoutWall;
  readonly after: LayoutWall;
}

/** A point that was on a wall, on the wall after it moved. */
function onWall(point: Point, pairs: readonly WallPair[]): Point {
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
  const shift = times(normal(before), dot(minus(after.from, before.from), normal(before)));
  const isEdge = (from: Point, to: Point) => {
    const middle = times(plus(from, to), 0.5);
    return (
      Math.abs(dot(along({ from, to }), normal(before))) < 0.01 &&
      distanceTo(before, middle) < ON_THE_WALL
    );
  };
  const { x, y } = room.at;
  const [east, south] = [x + room.width, y + room.depth];
  const corners = {
    nw: { x, y },
    ne: { x: east, y },
    sw: { x, y: south },
    se: { x: east, y: south },
  };
  if (isEdge(corners.nw, corners.ne))
    return { ...room, at: { x, y: y + shift.y }, depth: Math.max(0, room.depth - shift.y) };
  if (isEdge(corners.sw, corners.se)) return { ...room, depth: Math.max(0, room.depth + shift.y) };
  if (isEdge(corners.nw, corners.sw))
    return { ...room, at: { x: x + shift.x, y }, width: Math.max(0, room.width - shift.x) };
  if (isEdge(corners.ne, corners.se)) return { ...room, width: Math.max(0, room.width + shift.x) };
  return room;
}
