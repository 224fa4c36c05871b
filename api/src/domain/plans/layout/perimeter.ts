import { layoutValues } from '@app/knowledge/planning/layout';
import { distanceTo, radians, unit } from '@app/site-plan/geometry/vectors';
import type { Mounted } from '../plan-parts.ts';
import { sharedBySide } from '../systems/boundary-sides.ts';
import { looking } from './doorway.ts';
import { alongWall, angleOf, degrees, inYard, type Placing, type Spot } from './placing.ts';
import { back, inset, moved, type Side, sidesOf, sidesOfRect } from './rect.ts';

const { eavesMetres, insideBoundaryMetres, turnFromWallShare, fromWallMetres } = layoutValues;

/** Where it was placed by what it sees, or a step aside of others along the wall or side that it hangs on. */
export function atMount({ model, spots }: Placing, { at, on, direction }: Mounted): Spot {
  const { boundary, buildings } = model;
  const sides = (on === 'boundary' && boundary ? [boundary] : buildings).flatMap(sidesOf);
  const [nearest] = sides.toSorted((a, b) => distanceTo(a, at) - distanceTo(b, at));
  const along = nearest?.along ?? unit(radians(direction));
  return { at: spots.take(alongWall(at, along, MOST_ASIDE), inYard(model)), direction };
}

/** Metres. */
const MOST_ASIDE = 3;

/**
 * Along the boundary, or round the building when there is none: each side has its share of the
 * devices, the first at its corner, and each looks along the side to the next.
 */
export function onBoundary({ model, spots, device }: Placing, index: number, of: number): Spot {
  const sides = sidesOf(model.boundary ?? model.building);
  const { side, step, steps } = shareOf(sides, index, of);
  const inside = model.boundary !== undefined;
  const watched = inside ? back(side.out) : side.out;
  const off = inside ? insideBoundaryMetres : eavesMetres;
  const corner = Math.min(insideBoundaryMetres, side.length / 2);
  const from = moved(side.from, side.along, Math.max(corner, (side.length * step) / steps));
  const at = spots.take(
    alongWall(moved(from, watched, off), side.along, side.length / 2),
    inYard(model),
  );
  const angle = device.view?.angle ?? device.range?.angle ?? 0;
  const away = radians(angle * turnFromWallShare) * (inside ? 1 : -1);
  return { at, direction: degrees(angleOf(side.along) + away) };
}

/** Spread round the outside of the building, facing away from it. */
export function onOuterWall({ model, spots, device }: Placing, index: number, of: number): Spot {
  const { side, step, steps } = shareOf(outerSides(model), index, of);
  const foot = moved(side.from, side.along, (side.length * (step + 0.5)) / steps);
  const openings = [...model.entrances, ...model.vehicleGates].map(({ opening }) => opening);
  const beside = (at: { x: number; y: number }) =>
    openings.every(
      (opening) => Math.hypot(opening.at.x - at.x, opening.at.y - at.y) > opening.width / 2 + 0.4,
    );
  const free = inYard(model);
  const at = spots.take(
    alongWall(moved(foot, side.out, fromWallMetres), side.along, side.length / 2),
    (at) => free(at) && beside(at),
  );
  return { at, ...looking(device, side.out) };
}

/** The same for all devices on the outside of a model. */
const outer = new WeakMap<Placing['model'], readonly Side[]>();

/** The street side first, then the back. */
function outerSides(model: Placing['model']): readonly Side[] {
  const known = outer.get(model);
  if (known) return known;
  const [north, east, south, west] = sidesOfRect(model.building);
  const sides = model.building.corners
    ? model.buildings.flatMap(sidesOf)
    : [south, north, east, west];
  outer.set(model, sides);
  return sides;
}

/** A beam from end to end of a side, or of one of its equal parts; a detector at its first end looks along it. */
export function alongSide(
  { model, spots, device }: Placing,
  index: number,
  part = { index: 0, of: 1 },
): Spot {
  const around = model.boundary ? inset(model.boundary, 0.6) : inset(model.building, -1);
  const whole = sidesOf(around)[index];
  if (!whole) throw new Error(`The boundary has no side ${index}`);
  const length = whole.length / part.of;
  const side = { ...whole, from: moved(whole.from, whole.along, length * part.index), length };
  const inwards = model.boundary ? back(side.out) : side.out;
  const lines = Array.from({ length: 4 }, (_, line) => moved(side.from, inwards, line * 0.8));
  const end = Math.min(0.6, side.length / 4);
  const at = spots.take(
    lines.map((line) => moved(line, side.along, end)),
    inYard(model),
  );
  if (device.symbol !== 'beam') return { at, direction: degrees(angleOf(side.along)) };
  return { at, to: moved(at, side.along, side.length - 2 * end) };
}

/**
 * The side that the device with this index is on, and its place among the devices of that side. Each
 * side has a share by its length.
 */
function shareOf(sides: readonly Side[], index: number, of: number) {
  const counts = countsOn(sides, Math.max(of, index + 1));
  let before = 0;
  for (const [number, side] of sides.entries()) {
    const steps = counts[number] ?? 0;
    if (index < before + steps) return { side, step: index - before, steps };
    before += steps;
  }
  throw new Error(`Device ${index + 1} of ${of} has no side`);
}

const counted = new WeakMap<readonly Side[], Map<number, readonly number[]>>();

/** How many of `of` devices each side has; the same for each of them. */
function countsOn(sides: readonly Side[], of: number): readonly number[] {
  const known = counted.get(sides) ?? new Map<number, readonly number[]>();
  counted.set(sides, known);
  const counts =
    known.get(of) ??
    sharedBySide(
      sides.map(({ length }) => length),
      of,
    );
  known.set(of, counts);
  return counts;
}
