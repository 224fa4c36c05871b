import { videoValues } from '@app/knowledge/planning/video';
import type { Market, Offer } from '../../market/market.ts';
import { cheapestSet, type Pieces } from './cheapest-set.ts';

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
export const feedsItself = (
  recorder: Offer | undefined,
  recorders: number,
  load: PoeLoad,
): boolean =>
  recorders === 1 &&
  (recorder?.figures.ports ?? 0) >= load.cameras &&
  (recorder?.figures.watts ?? 0) >= poeBudget(load);
