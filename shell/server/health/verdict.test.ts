import { describe, expect, it } from 'vitest';
import { type Evidence, noEvidence, type Share } from './evidence.ts';
import { judge, verdictText } from './verdict.ts';

const share = (failed: number, of: number): Share => ({ failed, of });
const evidence = (changes: Partial<Evidence>): Evidence => ({ ...noEvidence, ...changes });
const compare = (
  key: 'renders' | 'visitors',
  fresh: Share,
  before: Share,
  others: Share = share(0, 0),
) =>
  judge({
    fresh: evidence({ [key]: fresh }),
    before: evidence({ [key]: before }),
    others: evidence({ [key]: others }),
  })?.by;

describe('renders', () => {
  it.each<[string, Share, Share, Share, boolean]>([
    [
      'ten failures of a version that always throws',
      share(10, 10),
      share(0, 400),
      share(0, 20),
      true,
    ],
    ['ten failures right after a start', share(10, 10), share(0, 0), share(0, 0), true],
    ['nine failures', share(9, 9), share(0, 400), share(0, 20), false],
    ['one broken page of many', share(14, 200), share(0, 400), share(0, 90), true],
    ['a page that nobody visits', share(12, 1000), share(0, 4000), share(0, 90), false],
    ['a version before that failed as well', share(10, 10), share(5, 5), share(0, 20), false],
    ['faults of all parts at once', share(20, 20), share(0, 400), share(18, 20), false],
    ['a little more than before', share(15, 100), share(10, 100), share(0, 0), false],
  ])('%s: %j, before %j, others %j: worse is %s', (_, fresh, before, others, isWorse) => {
    expect(compare('renders', fresh, before, others)).toBe(isWorse ? 'renders' : undefined);
  });
});

describe('visitors', () => {
  it.each<[string, Share, Share, Share, boolean]>([
    ['fourteen visitors of forty', share(14, 40), share(0, 60), share(0, 90), true],
    ['as many, of a part that nobody used before', share(10, 10), share(0, 0), share(0, 90), false],
    ['nine networks that report faults', share(9, 9), share(0, 400), share(0, 90), false],
    ['fewer than a tenth', share(30, 400), share(0, 400), share(0, 90), false],
    [
      'a network that breaks files of every part',
      share(20, 40),
      share(0, 60),
      share(15, 40),
      false,
    ],
  ])('%s: %j, before %j, others %j: worse is %s', (_, fresh, before, others, isWorse) => {
    expect(compare('visitors', fresh, before, others)).toBe(isWorse ? 'visitors' : undefined);
  });
});

describe('Core Web Vitals', () => {
  const lcp = (poor: Share) => evidence({ vitals: { ...noEvidence.vitals, LCP: poor } });
  it.each<[string, Share, Share, Share, boolean]>([
    ['poor for most visitors', share(18, 30), share(1, 44), share(0, 30), true],
    ['poor for less than a quarter', share(20, 100), share(0, 100), share(0, 30), false],
    ['poor before as well', share(18, 30), share(20, 44), share(0, 30), false],
    ['poor for all parts: a slow machine', share(18, 30), share(1, 44), share(15, 30), false],
    ['too few values of the other parts', share(18, 30), share(1, 44), share(0, 19), false],
    ['too few values', share(18, 19), share(1, 44), share(0, 30), false],
  ])('%s: %j, before %j, others %j: worse is %s', (_, fresh, before, others, isWorse) => {
    const verdict = judge({ fresh: lcp(fresh), before: lcp(before), others: lcp(others) });
    expect(verdict?.by).toBe(isWorse ? 'LCP' : undefined);
  });
});

it.each([
  ['renders', '14 of 20 renders failed, before 0 of 400'],
  ['visitors', '14 of 20 visitors met faults, before 0 of 400'],
  ['CLS', 'CLS was poor for 14 of 20 visitors, before 0 of 400'],
] as const)('a verdict by %s is told with its counts', (by, text) => {
  expect(verdictText({ by, fresh: share(14, 20), before: share(0, 400) })).toBe(text);
});

/** mulberry32: the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STEPS_OF_A_DAY = 8640;
const STEPS_OF_A_WINDOW = 60;

/**
 * A version that fails as often as the one before, for a day of ten-second steps with a decision after
 * each: the first step with a verdict.
 */
function firstVerdict(next: () => number, rate: number, visitsAStep: number): number | undefined {
  const step = (): Share => {
    let [failed, of] = [0, 0];
    for (let visit = 0; visit < 2 * visitsAStep; visit++) {
      if (next() < 0.5) continue;
      of += 1;
      if (next() < rate) failed += 1;
    }
    return { failed, of };
  };
  const sum = (steps: readonly Share[]): Share =>
    steps.reduce((all, one) => ({ failed: all.failed + one.failed, of: all.of + one.of }), {
      failed: 0,
      of: 0,
    });
  const before = sum(Array.from({ length: STEPS_OF_A_WINDOW }, step));
  const steps: Share[] = [];
  let [failed, of] = [0, 0];
  for (let at = 0; at < STEPS_OF_A_DAY; at++) {
    const added = step();
    steps.push(added);
    const left = steps[at - STEPS_OF_A_WINDOW];
    failed += added.failed - (left?.failed ?? 0);
    of += added.of - (left?.of ?? 0);
    if (compare('renders', { failed, of }, before)) return at;
    if (compare('visitors', { failed, of }, before)) return at;
  }
  return undefined;
}

it('a version that is no worse is found worse in none of a thousand days', () => {
  const next = random(2026);
  // From a fault in 200 to one in three, from a visitor each ten seconds on.
  const rates = [0.005, 0.02, 0.05, 0.1, 0.33];
  let days = 0;
  const found: number[] = [];
  for (let round = 0; round < 100; round++) {
    for (const rate of rates) {
      for (const visits of [1, 4]) {
        days += 1;
        if (firstVerdict(next, rate, visits) !== undefined) found.push(rate);
      }
    }
  }
  expect(days).toBe(1000);
  expect(found).toEqual([]);
}, 120_000);
