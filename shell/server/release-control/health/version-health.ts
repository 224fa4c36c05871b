import { randomUUID } from 'node:crypto';
import type { PartVersion } from '@app/federation/live-releases';
import * as v from 'valibot';
import type { HealthCounts } from '../port.ts';
import { createCountsOfDay, SharedCounts } from './counts-of-day.ts';
import { add, type CoreVital, coreVitals, type Evidence, POOR, type Share } from './evidence.ts';
import { createSeenNetworks, DAY_MS, type Metric, NetworksSeen } from './seen-networks.ts';
import { createSilentPages } from './silent-pages.ts';
import { createSlidingCounts } from './sliding-counts.ts';

/** Versions that are remembered, so that one can be compared with the one before. */
const KEPT_VERSIONS = 50;

/** What visitors meet of a version clearly more often than before, and no check of the site reproduces. */
const Unseen = v.object({
  /** With the figures, as one line. */
  why: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
});
export type Unseen = v.InferOutput<typeof Unseen>;

/** What all servers know of versions, by `part@version`. */
export const SharedHealth = v.record(
  v.string(),
  v.object({
    counts: SharedCounts,
    networks: NetworksSeen,
    unseen: v.optional(Unseen),
  }),
);
export type SharedHealth = Readonly<v.InferOutput<typeof SharedHealth>>;

/** How one version of a part did on this server, in the last ten minutes. */
export interface VersionHealth {
  readonly part: string;
  readonly version: string;
  /** Documents whose content its code made, just now or for an earlier visitor, or should have made. */
  readonly renders: number;
  /** Of these: its code failed. Failures that a query or a form may be to blame for are left out. */
  readonly renderFaults: number;
  /** Renders that took too long, or whose process was killed. */
  readonly late: number;
  /** Requests for its files that could not be met: the file is missing or damaged. */
  readonly missing: number;
  /** Faults that browsers reported. */
  readonly faults: number;
  /** Documents that were sent for its pages. */
  readonly pageLoads: number;
  /** Visits of a day to its pages, one for each page and network, and those whose browser told that the page came alive. */
  readonly opened: number;
  readonly cameAlive: number;
  /** 75th percentiles, one value for each network of visitors. Absent: nobody measured it. */
  readonly lcpP75Ms?: number;
  readonly inpP75Ms?: number;
  readonly clsP75?: number;
  /** From the click to the new page, of pages that were opened without a new document. */
  readonly loadMs?: number;
}

export interface Health extends HealthCounts {
  /** Its code failed, in a page of its own mostly. */
  renderFault(culprit: PartVersion): void;
  late(of: PartVersion): void;
  evidence(of: PartVersion): Evidence;
  /** The owner is to be told this of the version. */
  tell(of: PartVersion, why: string): void;
  /** What was told in the last day, by any server; undefined: nothing. */
  unseen(of: PartVersion): Unseen | undefined;
  /** Takes what other servers know, and returns what is known then. */
  share(others: SharedHealth): SharedHealth;
  /** All zero for a version that nobody has used. */
  of(part: string, version: string): VersionHealth;
  /** By part and version. */
  all(): readonly VersionHealth[];
}

type Counted = 'renders' | 'renderFaults' | 'late' | 'missing' | 'faults' | 'pageLoads';

/** Milliseconds since 1970 of a clock that nobody sets while this server runs. */
const steadyNow = () => performance.timeOrigin + performance.now();

/** Keeps the health of each version in memory: see `shareHealth`. @param now milliseconds since 1970. */
export function createHealth(now: () => number = steadyNow): Health {
  const kept = new Map<string, ReturnType<typeof newVersion>>();
  const server = randomUUID();

  const newVersion = (of: PartVersion) => ({
    of: { part: of.part, version: of.version },
    day: createCountsOfDay<'renders' | 'failed' | 'late'>(server, now),
    unseen: undefined as Unseen | undefined,
    counts: createSlidingCounts<Counted>(now),
    networks: createSeenNetworks(now),
    silent: createSilentPages(now),
  });

  let latest: ReturnType<typeof newVersion> | undefined;

  /** The version used longest ago is first in the map. */
  function use(of: PartVersion) {
    if (latest?.of.part === of.part && latest.of.version === of.version) return latest;
    const version = kept.get(keyOf(of)) ?? newVersion(of);
    kept.delete(keyOf(of));
    kept.set(keyOf(of), version);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_VERSIONS && oldest !== undefined) kept.delete(oldest);
    latest = version;
    return version;
  }

  const look = (of: PartVersion) => kept.get(keyOf(of)) ?? newVersion(of);

  const unseenOf = ({ unseen }: ReturnType<typeof newVersion>) =>
    unseen && unseen.at > now() - DAY_MS ? unseen : undefined;

  function summary({ of, counts, networks, silent }: ReturnType<typeof newVersion>): VersionHealth {
    const p75 = (metric: Metric) => percentile75(networks.values(metric));
    const pages = Object.values(silent.shares()).reduce(add, { failed: 0, of: 0 });
    const [lcp, inp, cls, load] = [p75('LCP'), p75('INP'), p75('CLS'), p75('route')];
    return {
      ...of,
      renders: counts.sum('renders'),
      renderFaults: counts.sum('renderFaults'),
      late: counts.sum('late'),
      missing: counts.sum('missing'),
      faults: counts.sum('faults'),
      pageLoads: counts.sum('pageLoads'),
      opened: pages.of,
      cameAlive: pages.of - pages.failed,
      ...(lcp === undefined ? {} : { lcpP75Ms: Math.round(lcp) }),
      ...(inp === undefined ? {} : { inpP75Ms: Math.round(inp) }),
      ...(cls === undefined ? {} : { clsP75: Math.round(cls * 1000) / 1000 }),
      ...(load === undefined ? {} : { loadMs: Math.round(load) }),
    };
  }

  function render(of: PartVersion) {
    const { counts, day } = use(of);
    counts.add('renders');
    day.add('renders');
  }
  function renderFault(culprit: PartVersion) {
    const { counts, day } = use(culprit);
    counts.add('renderFaults');
    day.add('failed');
  }
  function late(of: PartVersion) {
    const { counts, day } = use(of);
    counts.add('late');
    day.add('late');
  }

  return {
    render,
    renderFault,
    late,
    rendered(event) {
      if (event.kind === 'late') return late(event.page);
      render(event.page);
      // The shell is in every page.
      render(event.shell);
      if (event.kind === 'fault') renderFault(event.culprit);
    },
    pageLoad(of, network, opened) {
      const { counts, networks, silent } = use(of);
      counts.add('pageLoads');
      networks.page(network);
      if (opened !== undefined) silent.opened(opened, network);
    },
    alive: (of, page, network) => use(of).silent.alive(page, network),
    missing(of, network) {
      const { counts, networks } = use(of);
      counts.add('missing');
      networks.fault(network);
    },
    fault(of, network) {
      const { counts, networks } = use(of);
      counts.add('faults');
      networks.fault(network);
    },
    vitals: (of, network, metrics) => use(of).networks.vitals(network, metrics),
    evidence(of) {
      const { day, networks, silent } = look(of);
      const failed = day.ofDay('failed');
      // A fault in a page of another part is no render of this one.
      const renders = { failed, of: Math.max(failed, day.ofDay('renders')) };
      const visitors = { failed: networks.faulty(), of: networks.count() };
      const poorOf = (vital: CoreVital, ms?: number): Share => {
        const values = networks.values(vital, ms);
        return { failed: values.filter((one) => one > POOR[vital]).length, of: values.length };
      };
      const [LCP, INP, CLS] = coreVitals.map((vital) => poorOf(vital, DAY_MS)) as [
        Share,
        Share,
        Share,
      ];
      return {
        renders,
        failsNow: day.lately('failed') > 0,
        visitors,
        late: day.lately('late'),
        isFaultyNow: networks.isFaultyNow(),
        isPoorNow: coreVitals.some((vital) => poorOf(vital).failed > 0),
        silent: silent.shares(),
        vitals: { LCP, INP, CLS },
      };
    },
    tell(of, why) {
      use(of).unseen = { why, at: now() };
    },
    unseen: (of) => unseenOf(look(of)),
    share(others) {
      for (const [key, { counts, networks, unseen }] of Object.entries(others)) {
        const [part = '', version = ''] = key.split('@');
        const one = use({ part, version });
        one.day.share(counts);
        one.networks.share(networks);
        if (unseen && unseen.at > (one.unseen?.at ?? 0)) one.unseen = unseen;
      }
      return Object.fromEntries(
        [...kept].map(([key, one]) => {
          const unseen = unseenOf(one);
          const seen = { counts: one.day.share({}), networks: one.networks.share({}) };
          return [key, { ...seen, ...(unseen ? { unseen } : {}) }];
        }),
      );
    },
    of: (part, version) => summary(look({ part, version })),
    all: () => [...kept.values()].map(summary).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  };
}

const keyOf = ({ part, version }: PartVersion): string => `${part}@${version}`;

/** Nearest rank, as web.dev reports it: https://web.dev/articles/defining-core-web-vitals-thresholds */
function percentile75(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}
