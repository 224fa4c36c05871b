import type { Log } from '@app/http-server/logger';
import type { RenderCost } from './render-messages.ts';

/** Renders of one version from which times are told: enough for a p95, and little memory. */
const KEPT_RENDERS = 500;
const KEPT_GROWTHS = 50;
/** Versions that are remembered, so that a rollback can be compared with what it replaced. */
const KEPT_VERSIONS = 50;
const LOG_PAUSE_MS = 10 * 60_000;

/** What the pages of one version of a part took on this server since it started. */
export interface CostOfVersion {
  readonly remote: string;
  readonly version: string;
  readonly renders: number;
  /** Renders that threw, ended their process or took too long. */
  readonly faults: number;
  /** Milliseconds of the latest renders, with their data, without the wait for a free process. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Heap of its render process after the latest measured render, without garbage. */
  readonly heapMb?: number;
  /** Median of what the heap kept of one render. Above zero for long, it is a leak. */
  readonly growthKb?: number;
}

export interface RenderCosts {
  rendered(of: Version, cost: RenderCost): void;
  failed(of: Version): void;
  /** By part and version. */
  read(): readonly CostOfVersion[];
}

interface Version {
  readonly remote: string;
  readonly version: string;
}

interface Kept extends Version {
  renders: number;
  faults: number;
  readonly ms: number[];
  readonly growth: number[];
  heapBytes?: number;
}

/** Remembers what pages cost, by version, and logs it every ten minutes while pages are rendered. */
export function createRenderCosts(log: Log, now: () => number = Date.now): RenderCosts {
  const all = new Map<string, Kept>();
  let logged = now();
  const changed = new Set<Kept>();

  /** The version used longest ago is first in the map. */
  function keptOf({ remote, version }: Version): Kept {
    const key = nameOf({ remote, version });
    const kept = all.get(key) ?? { remote, version, renders: 0, faults: 0, ms: [], growth: [] };
    all.delete(key);
    all.set(key, kept);
    changed.add(kept);
    const [oldest] = all.keys();
    if (all.size > KEPT_VERSIONS && oldest !== undefined) all.delete(oldest);
    return kept;
  }

  function logOnceInAWhile() {
    if (now() - logged < LOG_PAUSE_MS) return;
    logged = now();
    for (const kept of changed) log.info(summaryOf(kept), 'cost of rendering');
    changed.clear();
  }

  return {
    rendered(of, { ms, heap }) {
      const kept = keptOf(of);
      kept.renders += 1;
      keepLatest(kept.ms, ms, KEPT_RENDERS);
      if (heap) {
        kept.heapBytes = heap.bytes;
        keepLatest(kept.growth, heap.growthBytes, KEPT_GROWTHS);
      }
      logOnceInAWhile();
    },
    failed(of) {
      keptOf(of).faults += 1;
      logOnceInAWhile();
    },
    read: () => [...all.values()].map(summaryOf).sort(byVersion),
  };
}

const nameOf = ({ remote, version }: Version): string => `${remote}@${version}`;
const byVersion = (a: Version, b: Version): number => (nameOf(a) < nameOf(b) ? -1 : 1);

function summaryOf({
  remote,
  version,
  renders,
  faults,
  ms,
  growth,
  heapBytes,
}: Kept): CostOfVersion {
  return {
    remote,
    version,
    renders,
    faults,
    p50Ms: rounded(percentile(ms, 0.5)),
    p95Ms: rounded(percentile(ms, 0.95)),
    ...(heapBytes === undefined
      ? {}
      : {
          heapMb: rounded(heapBytes / 2 ** 20),
          growthKb: rounded(percentile(growth, 0.5) / 1024),
        }),
  };
}

function keepLatest(values: number[], value: number, most: number): void {
  values.push(value);
  if (values.length > most) values.shift();
}

/** The nearest-rank percentile; 0 of nothing. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
