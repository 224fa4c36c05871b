import * as v from 'valibot';

const percent = v.pipe(v.number(), v.minValue(50), v.maxValue(99.999));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000));

/**
 * What a team promises of its pages over 30 days: `objectives.json` in its folder, and its releases carry it.
 * Shares are of the documents that were sent, or measured (https://sre.google/workbook/implementing-slos/).
 */
export const Objectives = v.strictObject({
  /** Its server code made them in time, and none of its files was missing. */
  availablePercent: percent,
  /** No browser reported a fault. */
  faultFreePercent: percent,
  /** Largest Contentful Paint and Interaction to Next Paint that three quarters of visits stay below. */
  lcpMs: milliseconds,
  inpMs: milliseconds,
});
export type Objectives = v.InferOutput<typeof Objectives>;

/** Core Web Vitals are judged by the 75th percentile: https://web.dev/articles/vitals */
const VITALS_PERCENT = 75;

export const DAYS = 30;
/** Fewer documents say nothing: of so many one that fails is half a percent. [our planning value] */
const LEAST = 200;
/** A warning comes when less is left. [our planning value] */
const LITTLE_PERCENT = 25;

/** Documents, and how many of them were not as promised. */
export const Count = v.object({ all: v.number(), bad: v.number() });
export const aims = ['available', 'faultFree', 'lcp', 'inp'] as const;
export type Aim = (typeof aims)[number];

/** Counts of one day. */
export const DayCounts = v.record(v.picklist(aims), Count);
export type DayCounts = v.InferOutput<typeof DayCounts>;

export interface Budget {
  readonly aim: Aim;
  /** What was promised, in words. */
  readonly promise: string;
  /** Documents of 30 days, and those that were not as promised. */
  readonly all: number;
  readonly bad: number;
  /** Of the documents that may fail, how many still may, in percent; below 0 it is overspent. Null: too few to say. */
  readonly leftPercent: number | null;
}

/** What is left of each promise. */
export function budgetsOf(objectives: Objectives, days: readonly Partial<DayCounts>[]): Budget[] {
  const { availablePercent, faultFreePercent, lcpMs, inpMs } = objectives;
  const promised: Readonly<Record<Aim, readonly [number, string]>> = {
    available: [availablePercent, `${availablePercent}% of pages are served`],
    faultFree: [faultFreePercent, `${faultFreePercent}% of pages have no fault in a browser`],
    lcp: [VITALS_PERCENT, `${VITALS_PERCENT}% of visits paint within ${lcpMs} ms`],
    inp: [VITALS_PERCENT, `${VITALS_PERCENT}% of visits react within ${inpMs} ms`],
  };
  return aims.map((aim) => {
    const [percent, promise] = promised[aim];
    const sum = (key: 'all' | 'bad') =>
      days.reduce((total, day) => total + (day[aim]?.[key] ?? 0), 0);
    const [all, bad] = [sum('all'), sum('bad')];
    const allowed = (all * (100 - percent)) / 100;
    // + 0, because a little over all of it is -0.
    const left = Math.round((1 - bad / Math.max(allowed, 1)) * 100) + 0;
    const leftPercent = all < LEAST ? null : left;
    return { aim, promise, all, bad, leftPercent };
  });
}

type Left = Pick<Budget, 'leftPercent'>;
export const isSpent = ({ leftPercent }: Left): boolean => leftPercent !== null && leftPercent <= 0;
export const isLow = ({ leftPercent }: Left): boolean =>
  leftPercent !== null && leftPercent > 0 && leftPercent < LITTLE_PERCENT;
