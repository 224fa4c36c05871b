import * as v from 'valibot';
import { type Aim, aims, Count, DAYS, type DayCounts } from './objectives.ts';
import { changeShared, readShared } from './shared-file.ts';

/** By part and day (UTC): how its pages did, as far as the servers of this `DATA_DIR` have seen. */
const PageCounts = v.record(v.string(), v.record(v.string(), v.record(v.string(), Count)));
export type PageCounts = Readonly<Record<string, Readonly<Record<string, Partial<DayCounts>>>>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was counted; nothing when there is no file, or none that can be read. */
export const readPageCounts = async (releases: string): Promise<PageCounts> =>
  (await readShared(releases, 'page-counts.json', PageCounts)) as PageCounts;

/** The last 30 days of a part. A clock that is wrong by a day leaves one out. */
export function daysOf(
  counts: PageCounts,
  part: string,
  now: number,
): readonly Partial<DayCounts>[] {
  const oldest = dayOf(now - (DAYS - 1) * DAY_MS);
  return Object.entries(counts[part] ?? {}).flatMap(([day, of]) => (day >= oldest ? [of] : []));
}

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Adds what one process has counted. Others may do the same at this moment. Rejects when it cannot be kept. */
export const addPageCounts = (releases: string, added: PageCounts): Promise<void> =>
  changeShared(releases, 'page-counts.json', PageCounts, (before) =>
    withCounts(before as PageCounts, added),
  );

/** The sum of both; of each part the newest days. */
export function withCounts(before: PageCounts, added: PageCounts): PageCounts {
  const parts = new Set([...Object.keys(before), ...Object.keys(added)]);
  return Object.fromEntries(
    [...parts].map((part) => {
      const days = new Set([...Object.keys(before[part] ?? {}), ...Object.keys(added[part] ?? {})]);
      const newest = [...days].sort().slice(-DAYS - 2);
      const sums = newest.map(
        (day) => [day, sumOf(before[part]?.[day], added[part]?.[day])] as const,
      );
      return [part, Object.fromEntries(sums)];
    }),
  );
}

const sumOf = (a: Partial<DayCounts> = {}, b: Partial<DayCounts> = {}): Partial<DayCounts> =>
  Object.fromEntries(
    aims
      .filter((aim: Aim) => a[aim] || b[aim])
      .map((aim) => [
        aim,
        {
          all: (a[aim]?.all ?? 0) + (b[aim]?.all ?? 0),
          bad: (a[aim]?.bad ?? 0) + (b[aim]?.bad ?? 0),
        },
      ]),
  );
