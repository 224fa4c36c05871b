const BUCKET_MS = 10_000;
const BUCKETS = 60;
/** How far back health looks: ten minutes. */
export const WINDOW_MS = BUCKET_MS * BUCKETS;

/** Sums of the last ten minutes, forgotten in steps of ten seconds. */
export interface SlidingCounts<Name extends string> {
  add(name: Name): void;
  sum(name: Name): number;
}

/** @param now milliseconds of a clock that nobody sets. */
export function createSlidingCounts<Name extends string>(now: () => number): SlidingCounts<Name> {
  const buckets: { readonly at: number; readonly counts: Map<Name, number> }[] = [];
  const current = () => Math.floor(now() / BUCKET_MS);

  function forget() {
    while (buckets[0] && buckets[0].at <= current() - BUCKETS) buckets.shift();
  }

  return {
    add(name) {
      const at = current();
      let bucket = buckets.at(-1);
      if (bucket?.at !== at) {
        forget();
        bucket = { at, counts: new Map() };
        buckets.push(bucket);
      }
      bucket.counts.set(name, (bucket.counts.get(name) ?? 0) + 1);
    },
    sum(name) {
      forget();
      return buckets.reduce((total, { counts }) => total + (counts.get(name) ?? 0), 0);
    },
  };
}
