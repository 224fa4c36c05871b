import type { Point } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import type { PlacedDevice, PlacedSite } from '../layout/place-devices.ts';
import type { Device } from '../plan-parts.ts';
import { groundMetres } from './ground.ts';

/** Where a cable ends. */
export interface Terminal {
  /** Undefined where no device of the plan stands. */
  readonly device: string | undefined;
  readonly at: Point;
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

export const terminalOf = ({ device, spot }: PlacedDevice): Terminal => ({
  device: device.id,
  at: spot.at,
  height: heightOf(device),
});

/** A pair of beams has a cable to each of its posts. */
export const terminalsOf = (placed: PlacedDevice): readonly Terminal[] => {
  const first = terminalOf(placed);
  return placed.spot.to ? [first, { ...first, at: placed.spot.to }] : [first];
};

/** The device, or the equipment where the plan has no such device. */
export function terminalAt({ find, equipment }: PlacedSite, device: string): Terminal {
  const placed = find(device);
  return placed
    ? terminalOf(placed)
    : { device: undefined, at: equipment, height: cableValues.heightMetres.panel };
}

/**
 * Whole metres of a cable: at right angles or along the boundary, up and down at both ends, and
 * slack. Source: planning values.
 */
export const runMetres = ({ model }: PlacedSite, a: Terminal, b: Terminal): number =>
  Math.ceil(groundMetres(model, a.at, b.at) + a.height + b.height + cableValues.slackMetres - 1e-9);
