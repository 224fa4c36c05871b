import type { Registry } from '@app/federation/registry';
import { versionOf } from '@app/federation/testing/built-release';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import type { Verdict } from './verdict.ts';
import { createHealth, type Health } from './version-health.ts';
import { watchVersions } from './watch-versions.ts';
import type { Watched } from './watched-versions.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const shop = (number: number) => ({ part: 'shop', version: versionOf(number) });
const about = { part: 'about', version: versionOf(1) };

/** A watch of a shop and another part, with its registry and what it wants undone. */
function aWatch(
  outcome: (verdict: Verdict | undefined, watched: Watched) => Promise<boolean> = async (verdict) =>
    !!verdict,
) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const health = createHealth();
  const registry: Registry = {
    parts: {
      about: { active: versionOf(1), history: [] },
      shop: { active: versionOf(1), history: [] },
    },
  };
  /** Clearly worse. */
  const undone: Watched[] = [];
  /** Something failed, and nothing can be said of it yet. */
  const suspected: Watched[] = [];
  const { log, lines } = recordedLog();
  const watch = watchVersions({
    health,
    registry: { current: () => registry },
    async undo(watched, verdict) {
      (verdict ? undone : suspected).push(watched);
      return outcome(verdict, watched);
    },
    log,
  });
  onTestFinished(watch.stop);
  return {
    pass: (ms: number) => void vi.advanceTimersByTime(ms),
    health,
    undone,
    suspected,
    lines,
    look: watch.look,
    release(number: number, part = 'shop') {
      const { active, history } = registry.parts[part] ?? { active: '', history: [] };
      const [from, to] = [active, versionOf(number)];
      const at = new Date().toISOString();
      registry.parts[part] = {
        active: to,
        history: [...history, from],
        madeLiveBy: 'release',
        changes: [{ at, who: 'thandi', what: 'release', from, to }],
      };
    },
    canary(number: number) {
      const part = registry.parts.shop;
      if (part)
        registry.parts.shop = { ...part, canary: { version: versionOf(number), percent: 9 } };
    },
    renders(of: ReturnType<typeof shop>, count: number, faults = 0) {
      for (let at = 0; at < count; at++) health.render(of);
      for (let at = 0; at < faults; at++) health.renderFault(of);
    },
  };
}

test('the first fault has a release looked at, and ten of ten are clearly worse, once', async () => {
  const { renders, release, look, undone, suspected, pass } = aWatch();
  renders(shop(1), 400);
  release(2);
  const fresh = { ...shop(2), before: versionOf(1), earlier: [], isCanary: false };
  await look();
  expect(suspected).toEqual([]);
  renders(shop(2), 9, 1);
  await look();
  await look();
  expect([suspected, undone]).toEqual([[fresh], []]);
  renders(shop(2), 11, 19);
  pass(60_000);
  await look();
  pass(60 * 60_000);
  await look();
  expect([suspected, undone]).toEqual([[fresh], [fresh]]);
});

test('reports alone have a release looked at less and less often, and a render that fails within a minute', async () => {
  const { health, renders, release, look, suspected, pass } = aWatch();
  release(2);
  const minute = async (network: number) => {
    health.fault(shop(2), `196.1.${network}.0/24`);
    pass(60_000);
    await look();
  };
  for (let network = 0; network < 60; network += 1) await minute(network);
  // In minute 1, then after 2, 4, 8 and each 10 minutes.
  expect(suspected).toHaveLength(8);
  renders(shop(2), 1, 1);
  await minute(60);
  expect(suspected).toHaveLength(9);
});

describe('a page that browsers open and do not tell of', () => {
  const page = '/consulting';
  type Visits = readonly (readonly [network: number, tells: boolean])[];
  const every = (count: number, tells: (at: number) => boolean): Visits =>
    Array.from({ length: count }, (_, at) => [at, tells(at)]);
  const never = () => false;
  const half = (at: number) => at % 2 === 0;
  /** They leave early, or run no scripts. */
  const mostly = (at: number) => at % 10 > 3;
  const forger: Visits = [[99, true]];

  test.each<[string, 'suspected' | 'told of' | 'left alone', Visits, Visits]>([
    ['three of three', 'suspected', [], every(3, never)],
    ['two of two', 'left alone', [], every(2, never)],
    ['half, and nobody knows how it was before', 'left alone', [], every(40, half)],
    ['half, where all told before', 'suspected', every(40, () => true), every(20, half)],
    ['half, as before', 'left alone', every(40, half), every(90, half)],
    ['as many as leave early', 'left alone', every(100, mostly), every(100, mostly)],
    ['three of those who leave early', 'left alone', every(100, mostly), every(3, never)],
    ['all but a forger', 'suspected', every(100, mostly), [...every(14, never), ...forger]],
    ['twenty of twenty', 'told of', [], every(20, never)],
    [
      'most, where few did not tell before',
      'told of',
      every(100, (at) => at % 10 > 0),
      [...every(40, (at) => at % 8 === 0), ...forger],
    ],
  ])('for %s: the release is %s', async (_, what, before, fresh) => {
    const { health, release, look, suspected, undone, pass } = aWatch(async () => false);
    const visits = (number: number, all: Visits) => {
      for (const [network, tells] of all) {
        health.pageLoad(shop(number), `196.1.${network}.0/24`, page);
        if (tells) health.alive(shop(number), page, `196.1.${network}.0/24`);
      }
      pass(30_000);
    };
    visits(1, before);
    release(2);
    visits(2, fresh);
    // Of somebody who did not open it.
    health.alive(shop(2), page, '41.1.1.0/24');
    await look();
    expect(suspected).toHaveLength(what === 'suspected' ? 1 : 0);
    expect(undone).toHaveLength(what === 'told of' ? 1 : 0);
  });
});

test('three renders that took too long have a release looked at, as nothing tells a page that never ends from a busy machine', async () => {
  const { health, release, look, suspected } = aWatch();
  release(2);
  health.late(shop(2));
  health.late(shop(2));
  await look();
  expect(suspected).toEqual([]);
  health.late(shop(2));
  await look();
  expect(suspected).toHaveLength(1);
});

test.each<[string, (health: Health, network: string) => void]>([
  ['has a script that fails', (health, network) => health.fault(shop(2), network)],
  ['does not come alive', (health, network) => health.pageLoad(shop(2), network, '/consulting')],
  ['is rendered too late', (health) => health.late(shop(2))],
  ['fails on the server', (health) => health.renderFault(shop(2))],
])(
  'at twenty visitors an hour a page that %s has its release looked at within ten minutes',
  async (_, visit) => {
    const { health, release, look, suspected, pass } = aWatch();
    release(2);
    for (let minute = 1; minute <= 10; minute++) {
      pass(60_000);
      if (minute % 3 === 0) visit(health, `196.1.${minute}.0/24`);
      await look();
    }
    expect(suspected.length).toBeGreaterThan(0);
  },
);

test('a look that never ends holds up no other part, and those are first whose renders fail', async () => {
  const started: string[] = [];
  const { health, release, look, pass } = aWatch((_, { part, version }) => {
    started.push(part);
    return version === versionOf(2)
      ? Promise.withResolvers<boolean>().promise
      : Promise.resolve(true);
  });
  release(2, 'about');
  health.fault({ ...about, version: versionOf(2) }, '196.1.1.0/24');
  void look();
  expect(started).toEqual(['about']);
  pass(60 * 60_000);
  health.fault({ ...about, version: versionOf(2) }, '196.1.1.0/24');
  void look();
  expect(started).toEqual(['about']);
  release(3);
  health.renderFault(shop(3));
  release(3, 'about');
  health.fault({ ...about, version: versionOf(3) }, '196.1.1.0/24');
  void look();
  expect(started).toEqual(['about', 'shop', 'about']);
});

test('a release is compared with the last minutes of the version before, not with what came later', async () => {
  const { renders, release, look, undone, pass } = aWatch();
  renders(shop(1), 400, 200);
  release(2);
  await look();
  pass(20 * 60_000);
  // Open tabs of the old version work well meanwhile.
  renders(shop(1), 400);
  renders(shop(2), 40, 20);
  await look();
  expect(undone).toEqual([]);
});

test('at twenty visitors an hour a fault that only they meet is clearly worse within a day, also of a second release minutes after the first', async () => {
  const { health, release, look, undone, pass } = aWatch(async () => false);
  const visits = (number: number, networks: readonly number[], faulty: boolean) => {
    for (const network of networks) {
      health.pageLoad(shop(number), `196.${number}.${network}.0/24`);
      if (faulty) health.fault(shop(number), `196.${number}.${network}.0/24`);
    }
  };
  const twenty = [...Array(20).keys()];
  for (let hour = 0; hour < 5; hour++) {
    visits(
      1,
      twenty.map((at) => hour * 20 + at),
      false,
    );
    pass(60 * 60_000);
  }
  release(2);
  await look();
  pass(5 * 60_000);
  visits(2, [1], false);
  release(3);
  await look();
  for (let at = 0; at < 12; at++) {
    visits(3, [at], true);
    pass(3 * 60_000);
    await look();
  }
  expect(undone.at(-1)).toMatchObject({ version: versionOf(3), before: versionOf(2) });
  const looks = undone.length;
  // Nobody comes any more.
  pass(60 * 60_000);
  await look();
  expect(undone).toHaveLength(looks);
});

test('a release that fails while another part fails as well stays live', async () => {
  const { renders, release, look, undone } = aWatch();
  renders(shop(1), 400);
  release(2);
  renders(shop(2), 20, 20);
  renders(about, 20, 15);
  await look();
  expect(undone).toEqual([]);
});

test('a canary is compared with the live version in the same minutes', async () => {
  const { renders, canary, look, undone, pass } = aWatch();
  renders(shop(1), 400, 100);
  canary(2);
  renders(shop(2), 40, 12);
  await look();
  expect(undone).toEqual([]);
  renders(shop(2), 40, 40);
  pass(60_000);
  await look();
  expect(undone).toEqual([{ ...shop(2), before: versionOf(1), earlier: [], isCanary: true }]);
});

test.each([-1, 0, 1])(
  'what cannot be taken back now is tried again after a minute, also when the clock is set by %i days meanwhile',
  async (days) => {
    const { renders, release, look, undone, pass } = aWatch(async () => false);
    renders(shop(1), 400);
    release(2);
    renders(shop(2), 20, 20);
    await look();
    await look();
    expect(undone).toHaveLength(1);
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
    await look();
    expect(undone).toHaveLength(1);
    pass(60_000);
    await look();
    expect(undone).toHaveLength(2);
  },
);

test('a fault of the comparison is logged, and the watch goes on', async () => {
  const { renders, release, look, lines, undone, pass } = aWatch(async () => {
    throw new Error('the disk is gone');
  });
  release(2);
  renders(shop(2), 20, 20);
  await look();
  expect(lines).toMatchObject([{ msg: 'versions not compared', level: 50 }]);
  pass(60_000);
  await look();
  expect(undone).toHaveLength(2);
});
