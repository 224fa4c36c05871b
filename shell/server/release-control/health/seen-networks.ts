import { carrierOf } from '@app/http-server/network-of';
import type { VitalsReport } from '../../../src/telemetry/report.ts';
import { WINDOW_MS } from './sliding-counts.ts';

/** A quiet site has twenty visitors an hour, of whom ten minutes tell nothing. */
const DAY_MS = 24 * 60 * 60_000;
/** Networks that are remembered of a version: bounds the memory, whoever asks. */
const MOST = 2000;
/** Of one carrier, so that nobody with many networks makes us forget what the visitors of others saw. */
const MOST_OF_CARRIER = 800;

type Metrics = VitalsReport['metrics'];
export type Metric = keyof Metrics;

interface Seen {
  readonly carrier: string;
  seenAt: number;
  faultAt?: number;
  vitals?: { readonly at: number; readonly metrics: Metrics };
}

/**
 * What the networks of visitors saw of one version in the last day, as far as there is room for them, and measured in
 * the last ten minutes. Each counts once, however much it sends: see `networkOf`.
 */
export interface SeenNetworks {
  /** It was sent a page. */
  page(network: string): void;
  /** Code of the version failed there, or a file of it could not be sent. */
  fault(network: string): void;
  /** Only the first of each metric counts until it is forgotten. */
  vitals(network: string, metrics: Metrics): void;
  count(): number;
  faulty(): number;
  /** Whether one met a fault in the last ten minutes. */
  isFaultyNow(): boolean;
  values(metric: Metric): number[];
}

export function createSeenNetworks(now: () => number): SeenNetworks {
  /** The one that was seen longest ago is first. */
  const all = new Map<string, Seen>();
  /** In the same order. */
  const byCarrier = new Map<string, Set<string>>();

  function forget(network: string | undefined): void {
    const carrier = network === undefined ? undefined : all.get(network)?.carrier;
    if (network === undefined || carrier === undefined) return;
    all.delete(network);
    const ofCarrier = byCarrier.get(carrier);
    ofCarrier?.delete(network);
    if (ofCarrier?.size === 0) byCarrier.delete(carrier);
  }

  function touch(network: string): Seen {
    const seen = all.get(network) ?? { carrier: carrierOf(network), seenAt: 0 };
    seen.seenAt = now();
    const ofCarrier = byCarrier.get(seen.carrier) ?? new Set();
    // The last one stays the last one.
    all.delete(network);
    ofCarrier.delete(network);
    all.set(network, seen);
    byCarrier.set(seen.carrier, ofCarrier.add(network));
    if (ofCarrier.size > MOST_OF_CARRIER) forget(ofCarrier.values().next().value);
    if (all.size > MOST) forget(all.keys().next().value);
    return seen;
  }

  const isRecent = (at = Number.NEGATIVE_INFINITY, ms = WINDOW_MS) => at > now() - ms;

  function ofDay(): Seen[] {
    for (const [network, { seenAt }] of all) {
      if (isRecent(seenAt, DAY_MS)) break;
      forget(network);
    }
    return [...all.values()];
  }

  return {
    page: (network) => void touch(network),
    fault(network) {
      touch(network).faultAt = now();
    },
    vitals(network, metrics) {
      const seen = touch(network);
      const { at, metrics: known } = seen.vitals ?? { at: now(), metrics: {} };
      seen.vitals = isRecent(at)
        ? { at, metrics: { ...metrics, ...known } }
        : { at: now(), metrics };
    },
    count: () => ofDay().length,
    faulty: () => ofDay().filter(({ faultAt }) => isRecent(faultAt, DAY_MS)).length,
    isFaultyNow: () => ofDay().some(({ faultAt }) => isRecent(faultAt)),
    values: (metric) =>
      ofDay().flatMap(({ vitals }) =>
        vitals && isRecent(vitals.at) ? (vitals.metrics[metric] ?? []) : [],
      ),
  };
}
