import { analogueValues } from '@app/knowledge/planning/analogue';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Market } from '../../market/market.ts';
import type { Views } from './view.ts';

/** How pictures come to the recorder: network cameras and their recorder, or HD analogue ones. */
export type Signal = 'network' | 'coax';

/**
 * Network cameras, unless the price list lacks them or their recorder and has HD analogue cameras with
 * theirs. It depends on the list alone, so all budgets of a plan have the same.
 */
export function signalOf(market: Market): Signal {
  const known = signals.get(market);
  if (known) return known;
  const signal = readSignal(market);
  signals.set(market, signal);
  return signal;
}

/** A list is asked once, because it may have tens of thousands of cameras. */
const signals = new WeakMap<Market, Signal>();

function readSignal(market: Market): Signal {
  const lists = (...kinds: readonly DeviceKind[]) =>
    kinds.every((device) => market.fitting({ device }).length > 0);
  return !lists('ip-camera', 'nvr') && lists('analogue-camera', 'dvr') ? 'coax' : 'network';
}

/**
 * What carries pictures and 12 V of HD analogue cameras: coax with a pair for power, or CAT6 with baluns
 * where the list has only these. Coax is to be quoted where it has neither.
 */
export function carrierOf(market: Market): 'coax' | 'pairs' {
  const listed = (need: Need) => market.fitting(need).length > 0;
  const cat6 = listed({ device: 'network-cable' }) || listed({ device: 'outdoor-network-cable' });
  return !listed({ device: 'coax-cable', with: ['siamese'] }) &&
    listed({ device: 'video-balun' }) &&
    cat6
    ? 'pairs'
    : 'coax';
}

/** The same views for cameras of a signal. */
export const viewsFor = (signal: Signal, views: readonly Views[]): readonly Views[] =>
  views.map((group) =>
    signal === 'coax' && group.device === 'ip-camera'
      ? { ...group, device: 'analogue-camera' }
      : group,
  );

/**
 * Megapixels that every listed recorder of a signal records of each camera, whatever the camera has.
 * A network recorder records what the camera sends.
 */
export function recordedMegapixels(signal: Signal, market: Market): number {
  if (signal === 'network') return Number.POSITIVE_INFINITY;
  const { recordedMegapixels: usual } = analogueValues;
  const recorded = market
    .fitting({ device: 'dvr' })
    .map(({ features, figures }) => (features.has('lite') ? usual : (figures.megapixels ?? usual)));
  return Math.min(...recorded);
}
