import { runs } from '@app/testing/runs';
import { describe, expect, test } from 'vitest';
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
  test.each<[string, Share, Share, Share, boolean]>([
    [
      'ten failures of a version that always throws',
      share(10, 10),
      share(0, 400),
      share(0, 20),
      true,
    ],
    ['ten failures right after a start', share(10, 10), share(0, 0), share(0, 0), true],
    ['nine failures', share(9, 9), share(0, 400), share(0, 20), false],
    ['one broken page of many', share(16, 200), share(0, 400), share(0, 90), true],
    ['a page that nobody visits', share(12, 1000), share(0, 4000), share(0, 90), false],
    ['a version before that failed as well', share(10, 10), share(5, 5), share(0, 20), false],
    ['faults of all parts at once', share(20, 20), share(0, 400), share(18, 20), false],
    ['a little more than before', share(15, 100), share(10, 100), share(0, 0), false],
  ])('%s: %j, before %j, others %j: worse is %s', (_, fresh, before, others, isWorse) => {
    expect(compare('renders', fresh, before, others)).toBe(isWorse ? 'renders' : undefined);
  });
});

describe('visitors', () => {
  test.each<[string, Share, Share, Share, boolean]>([
    ['sixteen visitors of forty', share(16, 40), share(0, 60), share(0, 90), true],
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
  test.each<[string, Share, Share, Share, boolean]>([
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

test.each([
  ['renders', '14 of 20 renders failed, before 0 of 400'],
  ['visitors', '14 of 20 visitors met faults, before 0 of 400'],
  [
    'silent',
    '14 of 20 visitors who opened a page did not tell that it came alive, before 0 of 400',
  ],
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

/** Of days; a deep run has a thousand days. */
const ROUNDS = Math.min(runs(5), 50);
const STEPS_OF_A_WINDOW = 60;
const STEPS_OF_AN_HOUR = 360;
const HOURS_OF_A_DAY = 24;

/** Failures in a window of ten minutes that slides by ten seconds. */
function aWindow(failuresOfStep: () => number) {
  const steps = Array.from({ length: STEPS_OF_A_WINDOW }, failuresOfStep);
  let failed = steps.reduce((sum, one) => sum + one);
  let at = 0;
  return {
    failed: () => failed,
    slide() {
      const added = failuresOfStep();
      failed += added - (steps[at] ?? 0);
      steps[at] = added;
      at = (at + 1) % STEPS_OF_A_WINDOW;
    },
  };
}

/**
 * Whether a version that fails as often as the one before gets a verdict in so many hours, with a
 * decision every ten seconds.
 * @param slides true for a canary, whose live version is used in the same minutes.
 */
function isFoundWorse(failuresOfStep: () => number, of: number, hours: number, slides: boolean) {
  const [fresh, before] = [aWindow(failuresOfStep), aWindow(failuresOfStep)];
  for (let at = 0; at < hours * STEPS_OF_AN_HOUR; at++) {
    fresh.slide();
    if (slides) before.slide();
    const failed = fresh.failed();
    // Below every floor; saves most of the time of this test.
    if (failed < 10) continue;
    const [now, then] = [share(failed, of), share(before.failed(), of)];
    if (compare('renders', now, then) || compare('visitors', now, then)) return true;
  }
  return false;
}

test('of a hundred days of releases and canaries that are no worse, none has a verdict', () => {
  const next = random(2026);
  let [days, found] = [0, 0];
  // From a fault in 200 to one in three.
  for (const rate of [0.005, 0.02, 0.05, 0.1, 0.33]) {
    for (const visits of [1, 4]) {
      const failuresOfStep = () => {
        let failed = 0;
        for (let visit = 0; visit < visits; visit++) if (next() < rate) failed += 1;
        return failed;
      };
      const of = visits * STEPS_OF_A_WINDOW;
      for (let round = 0; round < ROUNDS; round++) {
        days += 2;
        // A release is compared for an hour, with what the one before did until then.
        for (let hour = 0; hour < HOURS_OF_A_DAY; hour++) {
          if (isFoundWorse(failuresOfStep, of, 1, false)) found += 1;
        }
        if (isFoundWorse(failuresOfStep, of, HOURS_OF_A_DAY, true)) found += 1;
      }
    }
  }
  expect({ days, found }).toEqual({ days: 20 * ROUNDS, found: 0 });
});
