import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { SensorKind } from '@app/knowledge/planning/systems';
import { acrossFloor, atTill, onFloor } from './floor.ts';
import { atGate } from './gate.ts';
import { onGround } from './ground-points.ts';
import { doorsOf } from './inner-doors.ts';
import type { Doorway } from './openings.ts';
import { alongSide, atMount, onBoundary, onOuterWall } from './perimeter.ts';
import { indoors, type Placing, type Spot } from './placing.ts';
import { inset, middle, pointIn, type Shape, sizeOf } from './rect.ts';
import { inRoom } from './room.ts';
import type { DrawnRoom } from './rooms.ts';
import type { SiteModel } from './site-model.ts';

/** The point for a device, by its place. */
export function place(placing: Placing): Spot {
  const { model, device } = placing;
  const where = device.place;
  if ('mounted' in where && where.mounted) return atMount(placing, where.mounted);
  switch (where.at) {
    case 'entrance':
      return throughOpening(placing, model.entrances, where.index);
    case 'vehicle-gate':
      return throughOpening(placing, model.vehicleGates, where.index);
    case 'pedestrian-gate':
      return throughOpening(placing, model.pedestrianGates, where.index);
    case 'window':
      return throughOpening(placing, model.windows, where.index);
    case 'access-door':
      return atAccessDoor(placing, where.index);
    case 'boundary':
      return onBoundary(placing, where.index, where.of);
    case 'boundary-side':
      return alongSide(placing, where.side, where.part);
    case 'outer-wall':
      return onOuterWall(placing, where.index, where.of);
    case 'remote-point':
      return onGround(placing, where.index, where.of);
    case 'room':
      return inNthRoom(placing, model.rooms, where.index);
    case 'consulting-room':
      return inNthRoom(placing, roomsFor(placing, 'consulting'), where.index);
    case 'high-value-room':
      return device.symbol === 'contact'
        ? atDoorOf(placing, where.room)
        : inNthRoom(placing, roomsFor(placing, where.room), 0);
    case 'till':
      return atTill(placing, where.index);
    case 'passage':
      return inRoom(placing, model.passages[where.index % model.passages.length] ?? model.hall);
    case 'floor':
      return device.symbol === 'beam'
        ? acrossFloor(placing, where.index, where.of)
        : onFloor(placing, where.index, where.of);
    case 'equipment':
      return inEquipmentRoom(placing);
    case 'sensor':
      return sensor(placing, where.sensor, where.index);
  }
}

const roomsFor = ({ model }: Placing, use: DrawnRoom['use']): DrawnRoom[] =>
  model.rooms.filter((room) => room.use === use);

/** The open floor when there is no such room, and for a camera that may not be in it. */
function inNthRoom(placing: Placing, rooms: readonly DrawnRoom[], index: number): Spot {
  const { device, model } = placing;
  const room = rooms[index];
  const allowed = room && !(device.symbol === 'camera' && room.use === 'consulting');
  return inRoom(placing, allowed ? room.rect : model.hall);
}

/** More devices than openings go to the first again; without one they are on the outer wall. */
function throughOpening(placing: Placing, openings: readonly Doorway[], index: number): Spot {
  const opening = openings[index % Math.max(1, openings.length)];
  return opening ? atGate(placing, opening) : onOuterWall(placing, 0, 1);
}

/** The last doors with access control are those of the rooms that the visitor named. */
function atAccessDoor(placing: Placing, index: number): Spot {
  const { access } = placing.model.site;
  const named = access.rooms[index - (access.doors - access.rooms.length)];
  return named
    ? atDoorOf(placing, named)
    : throughOpening(placing, placing.model.unnamedDoors, index);
}

/** The room itself, where no inner wall is drawn for its door. */
function atDoorOf(placing: Placing, room: DrawnRoom['use']): Spot {
  const [door] = doorsOf(placing.model, ({ use }) => use === room);
  return door ? atGate(placing, door) : inNthRoom(placing, roomsFor(placing, room), 0);
}

function sensor(placing: Placing, kind: SensorKind, index: number): Spot {
  const { model } = placing;
  const { rooms } = model;
  switch (kind) {
    case 'power-failure':
      return inEquipmentRoom(placing);
    case 'door':
      return throughOpening(placing, model.entrances, index);
    case 'tank':
      return onGround(placing, index, placing.model.site.sensors.tank);
    case 'cable-theft':
      return onOuterWall(placing, index, placing.model.site.sensors['cable-theft']);
    case 'temperature':
    case 'leak':
      return inNthRoom(placing, rooms, index % Math.max(1, rooms.length));
  }
}

const { betweenDevicesMetres, eavesMetres } = layoutValues;

/** More than any plan has devices in one room. */
const MOST_POINTS = 200;

/** Recorder, panel and network stand in rows in one room, and in the rest of the building after it. */
function inEquipmentRoom({ model, spots, device }: Placing): Spot {
  const at = spots.take(equipmentPoints(model), indoors(model));
  return { at, ...((device.view || device.range) && { direction: 270 }) };
}

function* equipmentPoints(model: SiteModel): Generator<Point> {
  yield* grid(equipmentRoom(model));
  yield* grid(model.building);
}

/** Where the first device of the equipment goes. */
export const equipmentPoint = (model: SiteModel): Point =>
  grid(equipmentRoom(model)).find(indoors(model)) ?? middle(equipmentRoom(model));

/** The server room, else the last plain room, else the open floor. */
export function equipmentRoom({ rooms, hall }: SiteModel): Shape {
  const server = rooms.find(({ use }) => use === 'server-room');
  return (server ?? rooms.findLast(({ use }) => use === 'plain') ?? rooms.at(-1))?.rect ?? hall;
}

/** Points for devices side by side, row after row from the north-west. */
function* grid(room: Shape): Generator<Point> {
  const inside = inset(room, eavesMetres);
  const { width, depth } = sizeOf(inside);
  const columns = Math.floor(width / betweenDevicesMetres) + 1;
  const rows = Math.floor(depth / betweenDevicesMetres) + 1;
  for (let index = 0; index < Math.min(MOST_POINTS, columns * rows); index++)
    yield pointIn(
      inside,
      (index % columns) * betweenDevicesMetres,
      Math.floor(index / columns) * betweenDevicesMetres,
    );
}
