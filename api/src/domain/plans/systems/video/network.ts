import type { Market, Offer } from '../../market/market.ts';
import type { Site } from '../../site.ts';
import type { Pieces } from '../cheapest-set.ts';
import type { Chosen } from './camera-choice.ts';
import { wattsOf } from './camera-form.ts';
import { type FibrePlan, fibreFor } from './fibre.ts';
import { chooseSwitches, feedsItself, type PoeLoad } from './poe.ts';

/** What connects the cameras. */
export interface Network {
  readonly fibre: FibrePlan | undefined;
  /** Cameras fed where the equipment stands. */
  readonly central: PoeLoad;
  /** Whether the recorder's own ports feed them. */
  readonly recorderFeeds: boolean;
  /** Undefined when they are to be quoted. */
  readonly centralSwitches: readonly Pieces[] | undefined;
  /** At each local switch of the fibre, where there is fibre. */
  readonly local: PoeLoad;
  readonly localSwitches: readonly Pieces[] | undefined;
}

export function planNetwork(
  site: Site,
  cameras: readonly Chosen[],
  recorder: { readonly offer: Offer | undefined; readonly recorders: number },
  market: Market,
): Network {
  const far = cameras.filter(({ mounting }) => mounting === 'boundary');
  const fibre = fibreFor(site, loadOf(far).cameras);
  const central = loadOf(fibre ? cameras.filter((each) => !far.includes(each)) : cameras);
  const local = fibre ? shareOf(far, fibre.localSwitches) : loadOf([]);
  const recorderFeeds = feedsItself(recorder.offer, recorder.recorders, central);
  return {
    fibre,
    central,
    recorderFeeds,
    centralSwitches: recorderFeeds ? [] : chooseSwitches(central, market),
    local,
    localSwitches: chooseSwitches(local, market),
  };
}

const loadOf = (cameras: readonly Chosen[]): PoeLoad => ({
  cameras: cameras.reduce((sum, { spots }) => sum + spots.length, 0),
  watts: cameras.reduce((sum, { spots, offer }) => sum + spots.length * wattsOf(offer), 0),
});

/** Of the local switch with the most cameras, which may be those that draw most. */
function shareOf(cameras: readonly Chosen[], switches: number): PoeLoad {
  const most = Math.ceil(loadOf(cameras).cameras / switches);
  const strongest = Math.max(...cameras.map(({ offer }) => wattsOf(offer)));
  return { cameras: most, watts: most * strongest };
}
