import { hash } from 'node:crypto';
import { carrierOf } from '@app/http-server/network-of';
import * as v from 'valibot';
import { vitalNames } from '../../../src/telemetry/report.ts';
import { WINDOW_MS } from './sliding-counts.ts';

/** A quiet site has twenty visitors an hour, of whom ten minutes tell nothing. */
export const DAY_MS = 24 * 60 * 60_000;
/** Networks that are remembered of a version: bounds the memory, whoever asks. */
const MOST = 2000;
/** Of one carrier, so that nobody with many networks makes us forget what the visitors of others saw. */
const MOST_OF_CARRIER = 800;

const Metrics = v.record(v.picklist(vitalNames), v.number());
type Metrics = v.InferOutput<typeof Metrics>;
export type Metric = keyof Metrics;

/** What one network saw; times in milliseconds since 1970. */
const Seen = v.object({
  /** Hash of the carrier. */
  carrier: v.string(),
  seenAt: v.number(),
  faultAt: v.optional(v.number()),
  vitals: v.optional(v.object({ at: v.number(), metrics: Metrics })),
});
type Seen = v.InferOutput<typeof Seen>;

/** By hash of the network: addresses are not kept. */
export const NetworksSeen = v.record(v.string(), Seen);
export type NetworksSeen = Readonly<v.InferOutput<typeof NetworksSeen>>;

/**
 * What the networks of visitors saw of one version in the last day, and measured, as far as there is room for them. Each
 * counts once, however much it sends: see `networkOf`.
 */
export interface SeenNetworks {
  /** It was sent a page. */
  page(network: string): void;
  /** Code of the version failed there, or a file of it could not be sent. */
  fault(network: string): void;
  /** Only the first of each metric in ten minutes counts. */
  vitals(network: string, metrics: Metrics): void;
  count(): number;
  faulty(): number;
  /** Whether one met a fault in the last ten minutes. */
  isFaultyNow(): boolean;
  /** @param ms how long ago at most; ten minutes by default. */
  values(metric: Metric, ms?: number): number[];
  /** Takes what other servers know, and returns what is known then. */
  share(others: NetworksSeen): NetworksSeen;
}

export function createSeenNetworks(now: () => number): SeenNetworks {
  /** By hash. The one that was seen longest ago is first. */
  const all = new Map<string, Seen>();
  /** In the same order. */
  const byCarrier = new Map<string, Set<string>>();

  function forget(key: string | undefined): void {
    const carrier = key === undefined ? undefined : all.get(key)?.carrier;
    if (key === undefined || carrier === undefined) return;
    all.delete(key);
    const ofCarrier = byCarrier.get(carrier);
    ofCarrier?.delete(key);
    if (ofCarrier?.size === 0) byCarrier.delete(carrier);
  }

  /** As the one that was seen last. */
  function keep(key: string, seen: Seen): void {
    const ofCarrier = byCarrier.get(seen.carrier) ?? new Set();
    // The last one stays the last one.
    all.delete(key);
    ofCarrier.delete(key);
    all.set(key, seen);
    byCarrier.set(seen.carrier, ofCarrier.add(key));
    if (ofCarrier.size > MOST_OF_CARRIER) forget(ofCarrier.values().next().value);
    if (all.size > MOST) forget(all.keys().next().value);
  }

  function touch(network: string): Seen {
    const key = hashOf(network);
    const seen = all.get(key) ?? { carrier: hashOf(carrierOf(network)), seenAt: 0 };
    seen.seenAt = now();
    keep(key, seen);
    return seen;
  }

  const isRecent = (at = Number.NEGATIVE_INFINITY, ms = WINDOW_MS) => at > now() - ms;

  function ofDay(): Seen[] {
    for (const [key, { seenAt }] of all) {
      if (isRecent(seenAt, DAY_MS)) break;
      forget(key);
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
    values: (metric, ms = WINDOW_MS) =>
      ofDay().flatMap(({ vitals }) =>
        vitals && isRecent(vitals.at, ms) ? (vitals.metrics[metric] ?? []) : [],
      ),
    share(others) {
      for (const [key, seen] of Object.entries(others)) all.set(key, newest(all.get(key), seen));
      const sorted = [...all].sort(([, a], [, b]) => a.seenAt - b.seenAt);
      all.clear();
      byCarrier.clear();
      for (const [key, seen] of sorted) keep(key, seen);
      ofDay();
      return Object.fromEntries(all);
    },
  };
}

const hashOf = (network: string): string => hash('sha256', network, 'base64url').slice(0, 12);

function newest(one: Seen | undefined, other: Seen): Seen {
  if (!one) return other;
  const faultAt = Math.max(one.faultAt ?? 0, other.faultAt ?? 0);
  const vitals = (one.vitals?.at ?? 0) < (other.vitals?.at ?? 0) ? other.vitals : one.vitals;
  return {
    carrier: one.carrier,
    seenAt: Math.max(one.seenAt, other.seenAt),
    ...(faultAt ? { faultAt } : {}),
    ...(vitals ? { vitals } : {}),
  };
}
