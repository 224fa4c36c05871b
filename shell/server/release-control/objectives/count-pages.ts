import type { PartVersion } from '@app/federation/live-releases';
import type { Aim, Objectives } from '@app/federation/objectives';
import { addPageCounts, dayOf, type PageCounts, withCounts } from '@app/federation/page-counts';
import type { Registry } from '@app/federation/registry';
import type { Log } from '@app/http-server/logger';
import type { HealthCounts } from '../port.ts';

/** So often what was counted is kept. What a killed process loses is a minute. */
const KEEP_MS = 60_000;
/** Networks that have told something of a part in this hour: bounds the memory. */
const MOST_TOLD = 20_000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Counted {
  readonly part: string;
  readonly day: string;
  readonly aim: Aim;
  all: number;
  bad: number;
}

const asPageCounts = (all: readonly Counted[]): PageCounts =>
  all
    .map(({ part, day, aim, all, bad }) => ({ [part]: { [day]: { [aim]: { all, bad } } } }))
    .reduce(withCounts, {});

export interface Promises {
  readonly registry: () => Registry;
  /** What a part promises; undefined for one that promises nothing. */
  readonly objectivesOf: (part: string) => Objectives | undefined;
}

export interface CountedPages {
  /** Counts what health counts, too. */
  readonly counts: HealthCounts;
  /** Keeps what was counted. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts for the promises of the teams how their pages do, day by day. What browsers tell counts once an hour for
 * each network.
 * Versions that only previews show do not count.
 */
export function countPages(
  releases: string,
  health: HealthCounts,
  { registry, objectivesOf }: Promises,
  log: Log,
  now: () => number = Date.now,
): CountedPages {
  const counted = new Map<string, Counted>();
  const told = new Set<string>();
  let hour = 0;
  let day = { number: Number.NaN, name: '' };
  let complained = false;

  // Every page asks, and writing a date takes longer than counting.
  function today(): string {
    const number = Math.floor(now() / DAY_MS);
    if (number !== day.number) day = { number, name: dayOf(now()) };
    return day.name;
  }

  function add(part: string, aim: Aim, all: number, bad: number): void {
    const key = `${part} ${today()} ${aim}`;
    const one = counted.get(key) ?? { part, day: today(), aim, all: 0, bad: 0 };
    one.all += all;
    one.bad += bad;
    counted.set(key, one);
  }

  /** What the part of a version promises that visitors get, or had and may get again. */
  function promisedOf({ part, version }: PartVersion): Objectives | undefined {
    const { active, canary, history = [] } = registry().parts[part] ?? {};
    const isForVisitors = [active, canary?.version, ...history].includes(version);
    return isForVisitors ? objectivesOf(part) : undefined;
  }

  function addPage(of: PartVersion, aim: Aim, all: number, bad: number): void {
    if (promisedOf(of)) add(of.part, aim, all, bad);
  }

  function isFirstOfHour(what: string, of: PartVersion, network: string): boolean {
    if (!promisedOf(of)) return false;
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) told.clear();
    hour = current;
    const key = `${what} ${of.part} ${network}`;
    if (told.has(key) || told.size >= MOST_TOLD) return false;
    told.add(key);
    return true;
  }

  async function keep(): Promise<void> {
    const added = [...counted.values()];
    if (added.length === 0) return;
    counted.clear();
    try {
      await addPageCounts(releases, asPageCounts(added));
      complained = false;
    } catch (fault) {
      for (const { part, aim, all, bad } of added) add(part, aim, all, bad);
      if (!complained) log.warn({ fault: String(fault) }, 'counts of pages cannot be kept');
      complained = true;
    }
  }

  const timer = setInterval(() => void keep(), KEEP_MS);
  timer.unref();

  return {
    counts: {
      ...health,
      rendered(event) {
        health.rendered(event);
        if (event.kind === 'late') addPage(event.page, 'available', 0, 1);
        if (event.kind === 'fault') addPage(event.culprit, 'available', 0, 1);
      },
      pageLoad(of, ...seen) {
        health.pageLoad(of, ...seen);
        if (!promisedOf(of)) return;
        add(of.part, 'available', 1, 0);
        add(of.part, 'faultFree', 1, 0);
      },
      missing(of, network) {
        health.missing(of, network);
        if (isFirstOfHour('missing', of, network)) add(of.part, 'available', 0, 1);
      },
      fault(of, network) {
        health.fault(of, network);
        if (isFirstOfHour('fault', of, network)) add(of.part, 'faultFree', 0, 1);
      },
      vitals(of, network, metrics) {
        health.vitals(of, network, metrics);
        const objectives = promisedOf(of);
        if (!objectives) return;
        const { LCP, INP } = metrics;
        if (LCP !== undefined && isFirstOfHour('lcp', of, network)) {
          add(of.part, 'lcp', 1, Number(LCP > objectives.lcpMs));
        }
        if (INP !== undefined && isFirstOfHour('inp', of, network)) {
          add(of.part, 'inp', 1, Number(INP > objectives.inpMs));
        }
      },
    },
    keep,
    async close() {
      clearInterval(timer);
      await keep();
    },
  };
}
