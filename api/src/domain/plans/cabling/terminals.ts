import type { Point } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import type { PlacedDevice, PlacedSite } from '../layout/place-devices.ts';
import type { Device } from '../plan-parts.ts';
import { type Foot, footOf, groundMetres, isOnBuilding } from './ground.ts';

/** Where a cable ends. */
export interface Terminal extends Foot {
  /** Undefined where no device of the plan stands. */
  readonly device: string | undefined;
  /** Metres above the floor or the ground. */
  readonly height: number;
}

/** Places of cameras that have to show a face. */
const facePlaces: ReadonlySet<Device['place']['at']> = new Set([
  'entrance',
  'pedestrian-gate',
  'access-door',
  'till',
  'high-value-room',
]);

const isGate = ({ at }: Device['place']): boolean =>
  at === 'vehicle-gate' || at === 'pedestrian-gate';

/** Metres above the floor or the ground. */
export function heightOf({ symbol, place }: Pick<Device, 'symbol' | 'place'>): number {
  if (symbol === 'camera' && facePlaces.has(place.at)) return cableValues.faceCameraMetres;
  if (symbol === 'contact' && isGate(place)) return cableValues.gateContactMetres;
  return cableValues.heightMetres[symbol];
}

type Model = PlacedSite['model'];

/** Its foot is looked up once, because a terminal is measured to many others. */
function terminal(model: Model, device: string | undefined, at: Point, height: number): Terminal {
  const { footing } = footOf(model, at);
  return { device, at, footing, height };
}

export const terminalOf = (model: Model, { device, spot }: PlacedDevice): Terminal =>
  terminal(model, device.id, spot.at, heightOf(device));

/** A pair of beams has a cable to each of its posts. */
export const terminalsOf = (model: Model, { device, spot }: PlacedDevice): readonly Terminal[] =>
  [spot.at, ...(spot.to ? [spot.to] : [])].map((at) =>
    terminal(model, device.id, at, heightOf(device)),
  );

/** The device, or the equipment where the plan has no such device. */
export function terminalAt({ model, find, equipment }: PlacedSite, device: string): Terminal {
  const placed = find(device);
  return placed
    ? terminalOf(model, placed)
    : terminal(model, undefined, equipment, cableValues.heightMetres.panel);
}

/** Indoor cable does where both ends are on the building. */
export const isInside = ({ model }: PlacedSite, from: Terminal, to: Terminal): boolean =>
  isOnBuilding(model, from.at) && isOnBuilding(model, to.at);

/**
 * Whole metres of a cable: at right angles or along the boundary, up and down at both ends, and
 * slack. Source: planning values.
 */
export const runMetres = ({ model }: PlacedSite, a: Terminal, b: Terminal): number =>
  Math.ceil(groundMetres(model, a, b) + a.height + b.height + cableValues.slackMetres - 1e-9);
