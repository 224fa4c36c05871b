import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import { cheapestSet, type Pieces } from '../cheapest-set.ts';
import type { Chosen } from './camera-choice.ts';
import { wattsOf } from './camera-form.ts';

/** What feeds the cameras where the equipment stands. */
export interface Network {
  readonly central: PoeLoad;
  /** Whether the recorder's own ports feed them. */
  readonly recorderFeeds: boolean;
  /** Undefined when they are to be quoted. */
  readonly centralSwitches: readonly Pieces[] | undefined;
}

/** @param fed ids of the cameras that local switches feed */
export function planNetwork(
  cameras: readonly Chosen[],
  recorder: { readonly offer: Offer | undefined; readonly recorders: number },
  market: Market,
  fed: ReadonlySet<string>,
): Network {
  const central = loadOf(cameras, fed);
  // A recorder has no port for the fibre of the local switches.
  const recorderFeeds = fed.size === 0 && feedsCameras(recorder.offer, recorder.recorders, central);
  const joinsFibre = fed.size > 0 && central.cameras === 0;
  return {
    central,
    recorderFeeds,
    centralSwitches: recorderFeeds
      ? []
      : chooseSwitches(joinsFibre ? { cameras: 1, watts: 0 } : central, market),
  };
}

function loadOf(cameras: readonly Chosen[], fed: ReadonlySet<string>): PoeLoad {
  const fedHere = cameras.map(({ spots, offer }) => ({
    number: spots.filter(({ id }) => !fed.has(id)).length,
    watts: wattsOf(offer),
  }));
  return {
    cameras: fedHere.reduce((sum, { number }) => sum + number, 0),
    watts: fedHere.reduce((sum, { number, watts }) => sum + number * watts, 0),
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

/** Whether a recorder feeds its cameras itself. A PoE budget that no one states does not count. */
export const feedsCameras = (
  recorder: Offer | undefined,
  recorders: number,
  load: PoeLoad,
): boolean =>
  recorders === 1 &&
  (recorder?.figures.ports ?? 0) >= load.cameras &&
  (recorder?.figures.watts ?? 0) >= poeBudget(load);
