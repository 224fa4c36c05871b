import * as v from 'valibot';

const BUCKET_MS = 10 * 60_000;
/** A day of them. */
const BUCKETS = 144;
/** Servers and their starts whose counts are kept; those that counted last. */
const MOST_SERVERS = 20;

/** By server, and by ten minutes since 1970: each server writes its own counts only. */
export const SharedCounts = v.record(
  v.string(),
  v.record(v.string(), v.record(v.string(), v.number())),
);
export type SharedCounts = Readonly<v.InferOutput<typeof SharedCounts>>;

/** Sums of all servers in the last day, forgotten in steps of ten minutes. */
export interface CountsOfDay<Name extends string> {
  add(name: Name): void;
  ofDay(name: Name): number;
  /** Of the last ten to twenty minutes. */
  lately(name: Name): number;
  /** Takes the counts of other servers, and returns those of all. */
  share(others: SharedCounts): SharedCounts;
}

/** @param server name of this one, another after each start. @param now milliseconds since 1970. */
export function createCountsOfDay<Name extends string>(
  server: string,
  now: () => number,
): CountsOfDay<Name> {
  let all: v.InferOutput<typeof SharedCounts> = {};
  const current = () => Math.floor(now() / BUCKET_MS);
  const newestOf = (buckets: object) => Math.max(...Object.keys(buckets).map(Number));

  const sum = (name: Name, buckets: number) =>
    Object.values(all)
      .flatMap((own) => Object.entries(own))
      .filter(([at]) => Number(at) > current() - buckets)
      .reduce((total, [, counts]) => total + (counts[name] ?? 0), 0);

  return {
    add(name) {
      const own = all[server] ?? {};
      const counts = own[current()] ?? {};
      counts[name] = (counts[name] ?? 0) + 1;
      own[current()] = counts;
      all[server] = own;
    },
    ofDay: (name) => sum(name, BUCKETS),
    lately: (name) => sum(name, 2),
    share(others) {
      const recent = Object.entries({ ...all, ...others, [server]: all[server] ?? {} })
        .map(([of, buckets]) => {
          const kept = Object.entries(buckets).filter(([at]) => Number(at) > current() - BUCKETS);
          return [of, Object.fromEntries(kept)] as const;
        })
        .filter(([, buckets]) => Object.keys(buckets).length > 0)
        .sort(([, a], [, b]) => newestOf(b) - newestOf(a));
      all = Object.fromEntries(recent.slice(0, MOST_SERVERS));
      return all;
    },
  };
}
