import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import { cheapestSet, type Pieces } from '../cheapest-set.ts';
import type { Chosen } from './camera-choice.ts';
import { wattsOf } from './camera-form.ts';

/** What feeds the cameras where the equipment stands. */
export interface Network {
  readonly central: PoeLoad;
  /** Those of them that the recorder's own ports feed. */
  readonly onRecorder: PoeLoad;
  /** The others, and their ids. */
  readonly onSwitches: PoeLoad;
  readonly switched: readonly string[];
  /** There is a switch only for the fibre of local switches: the recorder feeds all other cameras. */
  readonly endsFibre: boolean;
  /** For the others and the fibre; undefined when they are to be quoted. */
  readonly centralSwitches: readonly Pieces[] | undefined;
}

/** @param fed ids of the cameras that local switches feed */
export function planNetwork(
  cameras: readonly Chosen[],
  recorder: { readonly offer: Offer | undefined; readonly recorders: number },
  market: Market,
  fed: ReadonlySet<string>,
): Network {
  const near = cameras
    .flatMap(({ spots, offer }) => spots.map(({ id }) => ({ id, watts: wattsOf(offer) })))
    .filter(({ id }) => !fed.has(id))
    .toSorted((one, other) => one.watts - other.watts);
  const draws = near.map(({ watts }) => watts);
  const { onRecorder, onSwitches } = shareCameras(draws, recorder);
  const endsFibre = fed.size > 0 && onSwitches.cameras === 0;
  return {
    central: totalOf(draws),
    onRecorder,
    onSwitches,
    switched: near.slice(onRecorder.cameras).map(({ id }) => id),
    endsFibre,
    centralSwitches: chooseSwitches(endsFibre ? { cameras: 1, watts: 0 } : onSwitches, market),
  };
}

/** Cameras that one group of switches feeds. */
export interface PoeLoad {
  readonly cameras: number;
  /** The most that they draw together. */
  readonly watts: number;
}

/** Watts that switches have to deliver: 1.2 × the most that the cameras draw. */
export const poeBudget = ({ watts }: PoeLoad): number => watts * videoValues.poeMargin;

/**
 * The cheapest PoE switches to buy and install with a port for each camera and 1.2 × their watts in all; undefined when
 * the price list has none whose ports and budget are known.
 */
export function chooseSwitches(load: PoeLoad, market: Market): readonly Pieces[] | undefined {
  if (load.cameras === 0) return [];
  const each = poeBudget(load) / load.cameras;
  return cheapestSet(
    market.fitting({ device: 'poe-switch', atLeast: { ports: 1, watts: 1 } }),
    load.cameras,
    ({ figures: { ports = 0, watts = 0 } }) => Math.min(ports, Math.floor(watts / each)),
    videoValues.switchHandlingCents,
  );
}

/** Watts that the PoE ports of a recorder supply together: as its name states, or our planning value. */
export function recorderPoeWatts({ figures, features }: Offer): number {
  const { ports = 0, watts } = figures;
  if (watts !== undefined || !features.has('poe')) return watts ?? 0;
  const sizes = videoValues.recorderPoeWatts.filter((size) => size.ports <= ports);
  return sizes.at(-1)?.watts ?? 0;
}

/**
 * As many cameras on the recorder as its ports and watts allow, those that draw least first: what a
 * recorder feeds needs no switch. Several recorders share their cameras over a network, which has
 * switches anyway.
 * @param weakestFirst watts of each camera
 */
function shareCameras(
  weakestFirst: readonly number[],
  { offer, recorders }: { readonly offer: Offer | undefined; readonly recorders: number },
): { readonly onRecorder: PoeLoad; readonly onSwitches: PoeLoad } {
  const most = offer && recorders === 1 ? recorderPoeWatts(offer) : 0;
  const ports = offer?.figures.ports ?? 0;
  let fed = 0;
  while (
    fed < Math.min(ports, weakestFirst.length) &&
    poeBudget(totalOf(weakestFirst.slice(0, fed + 1))) <= most
  )
    fed += 1;
  return {
    onRecorder: totalOf(weakestFirst.slice(0, fed)),
    onSwitches: totalOf(weakestFirst.slice(fed)),
  };
}

const totalOf = (draws: readonly number[]): PoeLoad => ({
  cameras: draws.length,
  watts: draws.reduce((sum, watts) => sum + watts, 0),
});
