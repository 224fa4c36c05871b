import type { LayoutWall, Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { frameAngle, inFrame, turnedBy } from '@app/site-plan/outline-frame';
import { roomsInFrame } from '@app/site-plan/outline-rooms';
import { roomWalls } from '@app/site-plan/room-walls';
import type { Site } from '../site.ts';
import { drawnEntrances } from './drawn-entrances.ts';
import { type Ground, groundOf } from './ground.ts';
import { innerDoorsOf, unnamedDoorsOf } from './inner-doors.ts';
import { type Doorway, type Entrances, entrancesOf } from './openings.ts';
import { drawnInside, hasOwnRooms, inOrder } from './own-rooms.ts';
import { point, type Shape, type Side, sizeOf, turnedRect } from './rect.ts';
import { type DrawnInside as Inside, insideOf, insideParts } from './rooms.ts';
import { straightParts } from './straight-parts.ts';
import { innerWallsOf, inOnePiece, linesOf, type Part, wallsOf } from './walls.ts';

/** The site as it is drawn, before any device is placed. */
export interface SiteModel extends Ground, Inside, Entrances {
  readonly site: Site;
  readonly walls: readonly LayoutWall[];
  /** One of each room, where there is an inner wall for it. */
  readonly innerDoors: readonly Doorway[];
  /** Where access control is that the visitor named no room for, in the order of its devices. */
  readonly unnamedDoors: readonly Doorway[];
  /** Where devices that belong to no room go: the open floor, or the largest room that is not private. */
  readonly hall: Shape;
}

/** Of sites that were drawn, on which no device changes a wall: budgets of one site share theirs. */
const drawn = new WeakMap<Site, SiteModel>();

/** @param indoor devices that need a place in the building; on a site that was drawn, all have one */
export function modelOf(site: Site, indoor: number): SiteModel {
  const known = drawn.get(site);
  if (known) return known;
  const model = madeOf(site, indoor);
  if (site.outline) drawn.set(site, model);
  return model;
}

function madeOf(site: Site, indoor: number): SiteModel {
  const ground = groundOf(site, indoor);
  const houses = housesOf(site, ground);
  const inside = insideAll(site, houses);
  const inner = houses.flatMap(({ walls }) => walls);
  const walls = wallsOf(site, ground, inner);
  const { outline } = site;
  const entrances = outline ? drawnEntrances(site, outline) : entrancesOf(site, ground, walls);
  const innerDoors = houses.flatMap(({ doors }) => doors);
  return {
    site,
    ...ground,
    ...inside,
    ...entrances,
    walls,
    innerDoors,
    unnamedDoors: unnamedDoorsOf(site, { ...inside, ...entrances, innerDoors }),
    hall: inside.floor ?? largest(inside) ?? ground.building,
  };
}

/** What is in one building, with the walls between its rooms and their doors. */
interface House extends Inside {
  readonly walls: readonly LayoutWall[];
  readonly doors: readonly Doorway[];
}

/** The building with its rooms; or each that was drawn, with its rooms along its own walls. */
function housesOf(site: Site, { building, buildings }: Ground): readonly House[] {
  if (!site.outline) return [laidOut([{ rect: building, inside: insideOf(site, building) }], 0, 0)];
  if (hasOwnRooms(site)) return drawnHouses(site, site.outline);
  const framed = buildings.map(({ corners = [] }) => {
    const angle = frameAngle(corners);
    return { angle, rects: straightParts(inFrame(corners, angle)) };
  });
  // A building that no rectangle fits in has its rooms in its bounds.
  const own = framed.some(({ rects }) => rects.length > 0)
    ? framed
    : [{ angle: 0, rects: [building] }];
  const insides = insideParts(
    site,
    own.flatMap(({ rects }) => rects),
  );
  let [part, wall] = [0, 0];
  return own.map(({ angle, rects }) => {
    const parts = rects.flatMap((rect, index) => {
      const inside = insides[part + index];
      return inside ? [{ rect, inside }] : [];
    });
    const house = laidOut(parts, angle, wall);
    part += rects.length;
    wall += house.walls.length;
    return house;
  });
}

/** @param before how many inner walls other buildings have */
function laidOut(parts: readonly Part[], angle: number, before: number): House {
  const inside = {
    rooms: parts.flatMap(({ inside }) => inside.rooms),
    passages: parts.flatMap(({ inside }) => inside.passages),
    floor: parts.find(({ inside }) => inside.floor)?.inside.floor,
  };
  return houseOf(inside, innerWallsOf(parts, before), angle);
}

/** Buildings whose rooms the visitor has put where they are. */
function drawnHouses(site: Site, { buildings }: SiteOutline): readonly House[] {
  let wall = 0;
  return buildings.map((building) => {
    const { angle, corners, rects } = roomsInFrame(building);
    const walls = inOnePiece(linesOf(roomWalls(rects, corners)), wall);
    wall += walls.length;
    return houseOf(drawnInside(site, building.rooms ?? [], rects), walls, angle);
  });
}

/** What is along the axes, with its doors, turned to where the building is. */
function houseOf(
  { rooms, passages, floor }: Inside,
  walls: readonly LayoutWall[],
  angle: number,
): House {
  const doors = innerDoorsOf(rooms, walls);
  if (angle === 0) return { rooms, passages, floor, walls, doors };
  const turn = turnedBy(angle);
  const at = (from: Point) => {
    const { x, y } = turn(from);
    return point(x, y);
  };
  const side = ({ from, to, along, out, ...same }: Side): Side => ({
    ...same,
    from: at(from),
    to: at(to),
    along: turn(along),
    out: turn(out),
  });
  return {
    rooms: rooms.map((room) => ({ ...room, rect: turnedRect(room.rect, angle) })),
    passages: passages.map((rect) => turnedRect(rect, angle)),
    floor: floor && turnedRect(floor, angle),
    walls: walls.map((wall) => ({ ...wall, from: at(wall.from), to: at(wall.to) })),
    doors: doors.map((door) => ({
      side: side(door.side),
      opening: { ...door.opening, at: at(door.opening.at) },
    })),
  };
}

/** The open floor is in the first part of all. */
const insideAll = (site: Site, houses: readonly House[]): Inside => ({
  rooms: inOrder(
    site,
    houses.flatMap(({ rooms }) => rooms),
  ),
  passages: houses.flatMap(({ passages }) => passages),
  floor: houses.find(({ floor }) => floor)?.floor,
});

function largest({ rooms }: Inside): Shape | undefined {
  const area = (rect: Shape) => {
    const { width, depth } = sizeOf(rect);
    return width * depth;
  };
  return rooms
    .filter(({ use }) => use !== 'consulting')
    .map(({ rect }) => rect)
    .reduce<Shape | undefined>(
      (most, rect) => (most && area(most) >= area(rect) ? most : rect),
      undefined,
    );
}
