import type { Registry } from '@app/federation/registry';
import { versionOf } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import type { Verdict } from './verdict.ts';
import { createHealth, type Health } from './version-health.ts';
import { watchVersions } from './watch-versions.ts';
import type { Watched } from './watched-versions.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const shop = (number: number) => ({ part: 'shop', version: versionOf(number) });
const about = { part: 'about', version: versionOf(1) };

/** A watch of a shop and another part, with its clock, its registry and what it wants undone. */
function aWatch(
  outcome: (verdict: Verdict | undefined, watched: Watched) => Promise<boolean> = async (verdict) =>
    !!verdict,
) {
  const clock = { now: NOW };
  const health = createHealth(() => clock.now);
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
    now: () => clock.now,
  });
  onTestFinished(watch.stop);
  return {
    clock,
    health,
    undone,
    suspected,
    lines,
    look: watch.look,
    release(number: number, part = 'shop') {
      const { active, history } = registry.parts[part] ?? { active: '', history: [] };
      const [from, to] = [active, versionOf(number)];
      const at = new Date(clock.now).toISOString();
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
  const { renders, release, look, undone, suspected, clock } = aWatch();
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
  clock.now += 60_000;
  await look();
  clock.now += 60 * 60_000;
  await look();
  expect([suspected, undone]).toEqual([[fresh], [fresh]]);
});

test('reports alone have a release looked at less and less often, and a render that fails within a minute', async () => {
  const { health, renders, release, look, suspected, clock } = aWatch();
  release(2);
  const minute = async (network: number) => {
    health.fault(shop(2), `196.1.${network}.0/24`);
    clock.now += 60_000;
    await look();
  };
  for (let network = 0; network < 60; network += 1) await minute(network);
  // In minute 1, then after 2, 4, 8 and each 10 minutes.
  expect(suspected).toHaveLength(8);
  renders(shop(2), 1, 1);
  await minute(60);
  expect(suspected).toHaveLength(9);
});

test('a page that three browsers in a row opened and did not tell of has its release looked at, one that a fourth tells of has not', async () => {
  const { health, release, look, suspected, clock } = aWatch();
  release(2);
  const open = (...networks: readonly number[]) => {
    for (const network of networks)
      health.pageLoad(shop(2), `196.1.${network}.0/24`, '/consulting');
    clock.now += 30_000;
    return look();
  };
  await open(1, 2);
  await open(3, 4, 5);
  expect(suspected).toHaveLength(1);
  health.alive(shop(2), '/consulting');
  clock.now += 60 * 60_000;
  await open(6, 7);
  expect(suspected).toHaveLength(1);
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
    const { health, release, look, suspected, clock } = aWatch();
    release(2);
    for (let minute = 1; minute <= 10; minute++) {
      clock.now += 60_000;
      if (minute % 3 === 0) visit(health, `196.1.${minute}.0/24`);
      await look();
    }
    expect(suspected.length).toBeGreaterThan(0);
  },
);

test('a look that never ends holds up no other part, and those are first whose renders fail', async () => {
  const started: string[] = [];
  const { health, release, look, clock } = aWatch((_, { part, version }) => {
    started.push(part);
    return version === versionOf(2)
      ? Promise.withResolvers<boolean>().promise
      : Promise.resolve(true);
  });
  release(2, 'about');
  health.fault({ ...about, version: versionOf(2) }, '196.1.1.0/24');
  void look();
  expect(started).toEqual(['about']);
  clock.now += 60 * 60_000;
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
  const { renders, release, look, undone, clock } = aWatch();
  renders(shop(1), 400, 200);
  release(2);
  await look();
  clock.now += 20 * 60_000;
  // Open tabs of the old version work well meanwhile.
  renders(shop(1), 400);
  renders(shop(2), 40, 20);
  await look();
  expect(undone).toEqual([]);
});

test('at twenty visitors an hour a fault that only they meet is clearly worse within a day, also of a second release minutes after the first', async () => {
  const { health, release, look, undone, clock } = aWatch(async () => false);
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
    clock.now += 60 * 60_000;
  }
  release(2);
  await look();
  clock.now += 5 * 60_000;
  visits(2, [1], false);
  release(3);
  await look();
  for (let at = 0; at < 12; at++) {
    visits(3, [at], true);
    clock.now += 3 * 60_000;
    await look();
  }
  expect(undone.at(-1)).toMatchObject({ version: versionOf(3), before: versionOf(2) });
  const looks = undone.length;
  // Nobody comes any more.
  clock.now += 60 * 60_000;
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
  const { renders, canary, look, undone, clock } = aWatch();
  renders(shop(1), 400, 100);
  canary(2);
  renders(shop(2), 40, 12);
  await look();
  expect(undone).toEqual([]);
  renders(shop(2), 40, 40);
  clock.now += 60_000;
  await look();
  expect(undone).toEqual([{ ...shop(2), before: versionOf(1), earlier: [], isCanary: true }]);
});

test('what cannot be taken back now is tried again after a minute', async () => {
  const { renders, release, look, undone, clock } = aWatch(async () => false);
  renders(shop(1), 400);
  release(2);
  renders(shop(2), 20, 20);
  await look();
  await look();
  expect(undone).toHaveLength(1);
  clock.now += 60_000;
  await look();
  expect(undone).toHaveLength(2);
});

test('a fault of the comparison is logged, and the watch goes on', async () => {
  const { renders, release, look, lines, undone, clock } = aWatch(async () => {
    throw new Error('the disk is gone');
  });
  release(2);
  renders(shop(2), 20, 20);
  await look();
  expect(lines).toMatchObject([{ msg: 'versions not compared', level: 50 }]);
  clock.now += 60_000;
  await look();
  expect(undone).toHaveLength(2);
});
