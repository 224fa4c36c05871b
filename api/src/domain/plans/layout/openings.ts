import type { LayoutOpening, LayoutWall, Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Site } from '../site.ts';
import { type OpeningName, openingLabel } from '../words/statements/drawing.ts';
import type { Ground } from './ground.ts';
import { point, type Rect, round, type Side, sidesOfRect } from './rect.ts';

/** An opening, and the side of the building or boundary that it is in. */
export interface Doorway {
  readonly opening: LayoutOpening;
  readonly side: Side;
}

/** Ways in, in the order of the answers. */
export interface Entrances {
  /** Outer doors, then shutters, then docks. */
  readonly entrances: readonly Doorway[];
  readonly vehicleGates: readonly Doorway[];
  readonly pedestrianGates: readonly Doorway[];
  /** Drawn only. */
  readonly windows: readonly Doorway[];
}

type Numbered = 'door' | 'shutter' | 'dock' | 'pedestrian-gate';
type Named = Wished & Pick<LayoutOpening, 'id' | 'kind'> & { readonly name: OpeningName };

/**
 * Front door to the street, back door, then one on each side in turn; docks at the back; gates in the
 * middle of the street side. On a short wall, openings are drawn narrower than they are.
 */
export function entrancesOf(site: Site, ground: Ground, walls: readonly LayoutWall[]): Entrances {
  const [north, east, south, west] = sidesOfRect(ground.building);
  const doors = numbered('door', site.outerDoors, layoutValues.doorMetres);
  const shutters = numbered('shutter', site.shutters, layoutValues.shutterMetres);
  const docks = numbered('dock', site.docks, layoutValues.dockMetres);
  const onSide = (turn: number) => doors.filter((_, index) => index % 4 === turn);
  const gates = gatesOf(site);
  const atHouse = gates.filter((gate) => !ground.boundary || gate.garage);
  const shuttersEast =
    site.docks > 0 || site.type === 'Warehouse' || site.type === 'Industrial Site';
  const inBuilding = [
    ...inSide(south, [...onSide(0), ...(shuttersEast ? [] : shutters), ...atHouse], 'outer', walls),
    ...inSide(north, [...onSide(1), ...docks], 'outer', walls),
    ...inSide(east, [...onSide(2), ...(shuttersEast ? shutters : [])], 'outer', walls),
    ...inSide(west, onSide(3), 'outer', walls),
  ];
  const atStreet = ground.boundary
    ? inStreet(
        ground.boundary,
        ground.building,
        gates.filter((gate) => !gate.garage),
      )
    : [];
  const all = [...inBuilding, ...atStreet];
  const find = (named: readonly Named[]) =>
    named.flatMap(({ id }) => all.filter(({ opening }) => opening.id === id));
  return {
    entrances: find([...doors, ...shutters, ...docks]),
    vehicleGates: find(gates.filter(({ kind }) => kind === 'vehicle-gate')),
    pedestrianGates: find(gates.filter(({ kind }) => kind === 'pedestrian-gate')),
    windows: [],
  };
}

const numbered = (kind: Numbered, count: number, width: number): Named[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    name: { id: kind, number: index + 1 },
    width,
  }));

/** Pedestrian gates first, which is west of the vehicle gates. */
function gatesOf(site: Site): (Named & { readonly garage: boolean })[] {
  const pedestrian = numbered(
    'pedestrian-gate',
    site.pedestrianGates,
    layoutValues.pedestrianGateMetres,
  );
  const vehicle = site.vehicleGates.map((gate, index) => ({
    id: `vehicle-gate-${index + 1}`,
    kind: 'vehicle-gate' as const,
    name: { id: 'vehicle-gate', number: index + 1, gate: gate.kind } as const,
    width: gate.width,
    garage: gate.kind === 'garage',
  }));
  return [...pedestrian.map((gate) => ({ ...gate, garage: false })), ...vehicle];
}

/** Openings of one side of the building, away from where inner walls meet it. */
function inSide(
  side: Side,
  wished: readonly Named[],
  wall: string,
  walls: readonly LayoutWall[],
): Doorway[] {
  const level = side.name === 'north' || side.name === 'south';
  const joints = walls
    .filter(({ kind }) => kind === 'inner')
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => (level ? end.y === side.from.y : end.x === side.from.x))
    .map((end) => (level ? end.x : end.y));
  const start = level ? Math.min(side.from.x, side.to.x) : Math.min(side.from.y, side.to.y);
  return inSlots(wished, start, side.length, joints).map(({ wish, place, width }) => {
    const at = level ? point(place, side.from.y) : point(side.from.x, place);
    return { side, opening: openingOf(wish, at, width, `${wall}-${side.name}`) };
  });
}

/** Gates side by side in front of the building. */
function inStreet(boundary: Rect, building: Rect, gates: readonly Named[]): Doorway[] {
  const street = sidesOfRect(boundary)[2];
  const gap = layoutValues.betweenGatesMetres;
  const wished = gates.reduce((sum, { width }) => sum + width + gap, 0);
  const length = Math.min(wished, boundary.width);
  const centre = building.x + building.width / 2;
  const start = Math.min(Math.max(0, centre - length / 2), boundary.width - length);
  return inSlots(gates, start, length, [], gap).map(({ wish, place, width }) => ({
    side: street,
    opening: openingOf(wish, point(place, street.from.y), width, 'boundary-south'),
  }));
}

const openingOf = ({ id, kind, name }: Named, at: Point, width: number, wall: string) => ({
  id,
  kind,
  label: openingLabel(name),
  at,
  width: round(width),
  wall,
});

interface Wished {
  /** Metres. */
  readonly width: number;
}

/** Where an opening goes: its middle, as a coordinate along the wall, and the width it is drawn with. */
interface Slotted<W> {
  readonly wish: W;
  readonly place: number;
  readonly width: number;
}

const SHIFT = 0.25;
const FROM_JOINT = 0.2;

/**
 * Spreads openings over a wall, each in a slot of its width and a gap; all are drawn narrower when
 * the wall is too short. An opening moves within its slot when an inner wall would end in it.
 * @param start coordinate of the wall's first end
 * @param joints coordinates where inner walls end on it
 */
function inSlots<W extends Wished>(
  wished: readonly W[],
  start: number,
  length: number,
  joints: readonly number[],
  gap = 1,
): Slotted<W>[] {
  const needed = wished.reduce((sum, { width }) => sum + width + gap, 0);
  const scale = length / needed;
  let before = start;
  return wished.map((wish) => {
    const slot = (wish.width + gap) * scale;
    const width = wish.width * Math.min(1, scale);
    const centre = before + slot / 2;
    before += slot;
    return { wish, place: centre + shiftFrom(joints, centre, width, slot), width };
  });
}

/** The smallest shift that keeps an opening clear of all joints; none when its slot has no room. */
function shiftFrom(joints: readonly number[], centre: number, width: number, slot: number): number {
  const most = (slot - width) / 2;
  for (let step = 0; step * SHIFT <= most; step++) {
    for (const shift of [step * SHIFT, -step * SHIFT]) {
      const clear = joints.every((at) => Math.abs(centre + shift - at) >= width / 2 + FROM_JOINT);
      if (clear) return shift;
    }
  }
  return 0;
}
