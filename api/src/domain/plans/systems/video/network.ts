import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import type { Site } from '../../site.ts';
import { cheapestSet, type Pieces } from '../cheapest-set.ts';
import type { Chosen } from './camera-choice.ts';
import { wattsOf } from './camera-form.ts';
import { camerasIn } from './view.ts';

/** What connects the cameras. */
export interface Network {
  readonly fibre: FibrePlan | undefined;
  /** Cameras fed where the equipment stands. */
  readonly central: PoeLoad;
  /** Those of them that the recorder's own ports feed. */
  readonly onRecorder: PoeLoad;
  /** The others. */
  readonly onSwitches: PoeLoad;
  /** For the others; undefined when they are to be quoted. */
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
  const near = fibre ? cameras.filter((each) => !far.includes(each)) : cameras;
  const { onRecorder, onSwitches } = shareCameras(near, recorder);
  const local = fibre ? shareOf(far, fibre.localSwitches) : loadOf([]);
  return {
    fibre,
    central: loadOf(near),
    onRecorder,
    onSwitches,
    centralSwitches: chooseSwitches(onSwitches, market),
    local,
    localSwitches: chooseSwitches(local, market),
  };
}

const loadOf = (cameras: readonly Chosen[]): PoeLoad => ({
  cameras: camerasIn(cameras),
  watts: cameras.reduce((sum, { spots, offer }) => sum + spots.length * wattsOf(offer), 0),
});

/** Of the local switch with the most cameras, which may be those that draw most. */
function shareOf(cameras: readonly Chosen[], switches: number): PoeLoad {
  const most = Math.ceil(loadOf(cameras).cameras / switches);
  const strongest = Math.max(...cameras.map(({ offer }) => wattsOf(offer)));
  return { cameras: most, watts: most * strongest };
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
 */
function shareCameras(
  cameras: readonly Chosen[],
  { offer, recorders }: { readonly offer: Offer | undefined; readonly recorders: number },
): { readonly onRecorder: PoeLoad; readonly onSwitches: PoeLoad } {
  const draws = cameras.flatMap(({ spots, offer }) => spots.map(() => wattsOf(offer)));
  const weakestFirst = draws.toSorted((one, other) => one - other);
  const most = offer && recorders === 1 ? recorderPoeWatts(offer) : 0;
  const ports = offer?.figures.ports ?? 0;
  let fed = 0;
  while (
    fed < Math.min(ports, draws.length) &&
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

/** Fibre round a boundary that copper from the equipment does not reach. */
export interface FibrePlan {
  /** Places on the boundary with a switch for the cameras near it. */
  readonly localSwitches: number;
  readonly metres: number;
  /** One at each end of each stretch of fibre. */
  readonly modules: number;
}

/**
 * The longest run to the boundary, along the walls of a square site from its middle to a corner:
 * boundary ÷ 4.
 * @returns metres
 */
export const longestRun = ({ boundary }: Site): number => boundary.length / 4;

/**
 * Fibre where runs to the boundary are longer than 100 m: a local switch for each 200 m, joined by
 * one fibre along the boundary and from there to the equipment: (boundary + boundary ÷ 8) × 1.15.
 * @param cameras on the boundary
 */
export function fibreFor(site: Site, cameras: number): FibrePlan | undefined {
  if (cameras === 0 || longestRun(site) <= cableValues.longestCopperRunM) return undefined;
  const { length } = site.boundary;
  const localSwitches = Math.min(cameras, Math.ceil(length / videoValues.boundaryPerSwitchM));
  return {
    localSwitches,
    metres: Math.ceil((length + length / 8) * cableValues.wasteFactor),
    modules: 2 * localSwitches,
  };
}
