import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endCanary, promoteCanary, publishCanary, setCanaryPercent } from './canary.ts';
import { addPageCounts, dayOf } from './page-counts.ts';
import { publishPreview } from './publish-preview.ts';
import type { Release } from './registry.ts';
import { type Flip, prune, publish, ReleaseRefused, readRegistry, rollback } from './releases.ts';
import { retire } from './retire.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
  for (const live of [aShell(), aRelease(), remote('careers', 1)]) {
    await publish(releases, await build(live));
  }
});

const build = (release: Release) =>
  writeBuilt(path.join(folder, 'dist', release.name, release.version), release);
const shopAt = (number: number, changes: Partial<Release> = {}) =>
  aRelease({ version: versionOf(number), ...changes });
const remote = (name: string, number: number) =>
  aRelease({ name, version: versionOf(number), routes: [] });
const canary = async (release: Release, percent = 20, check?: (flip: Flip) => Promise<void>) =>
  publishCanary(releases, await build(release), percent, check);
const registry = () => readRegistry(releases);
const shop = async () => (await registry()).parts.shop;
const lastChange = async () => (await shop())?.changes?.at(-1);
const refusalOf = async (attempt: () => Promise<unknown>) => {
  const before = await registry();
  const fault = await attempt().catch((cause: unknown) => cause);
  expect(fault).toBeInstanceOf(ReleaseRefused);
  expect(await registry()).toEqual(before);
  return (fault as ReleaseRefused).message;
};

const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
const spend = () =>
  addPageCounts(releases, {
    shop: { [dayOf(Date.now())]: { available: { all: 10_000, bad: 10 } } },
  });

test('a canary of a part that has spent a budget goes to fewer, and to more only with a reason', async () => {
  await canary(shopAt(2, { objectives }), 20);
  await spend();
  const spent = /^shop promises that 99\.9% of pages are served, and 10 of 10000 /;
  expect(await refusalOf(() => setCanaryPercent(releases, 'shop', 21))).toMatch(spent);
  expect(await refusalOf(() => promoteCanary(releases, 'shop'))).toMatch(spent);
  await setCanaryPercent(releases, 'shop', 20);
  await setCanaryPercent(releases, 'shop', 10);
  const told: string[] = [];
  const tell = (line: string) => void told.push(line);
  await promoteCanary(releases, 'shop', { force: 'mends it', tell });
  expect(told).toEqual([expect.stringMatching(/^Forced, though refused: shop promises /)]);
  expect(await lastChange()).toMatchObject({
    what: 'promote',
    why: expect.stringMatching(/^forced: mends it \(refused: shop promises that 99\.9% .+\)$/),
  });
});

test('a canary of a part that has spent a budget ends without a reason', async () => {
  await canary(shopAt(2, { objectives }), 20);
  await spend();
  await endCanary(releases, 'shop');
  expect((await shop())?.canary).toBeUndefined();
});

test('why a canary is one though it was refused stays with it until it is live', async () => {
  await publishCanary(releases, await build(shopAt(2)), 20, undefined, {
    why: () => 'forced: at noon',
  });
  await setCanaryPercent(releases, 'shop', 50);
  await setCanaryPercent(releases, 'shop', 5);
  await promoteCanary(releases, 'shop', { force: 'it is noon' });
  expect((await shop())?.changes?.slice(-4)).toMatchObject([
    { what: 'canary', percent: 20, why: 'forced: at noon' },
    { what: 'canary', percent: 50, why: 'forced: at noon' },
    { what: 'canary', percent: 5, why: 'forced: at noon' },
    { what: 'promote', why: 'forced: at noon; forced: it is noon' },
  ]);
});

describe('a canary', () => {
  test('leaves the live version live, and is noted', async () => {
    vi.stubEnv('RELEASED_BY', 'thandi');
    onTestFinished(() => void vi.unstubAllEnvs());
    await canary(shopAt(2), 20);
    expect(await shop()).toMatchObject({
      active: one,
      history: [],
      canary: { version: two, percent: 20 },
    });
    const at = expect.any(String);
    const what = { who: 'thandi', what: 'canary' };
    expect(await lastChange()).toEqual({ ...what, at, from: one, to: two, percent: 20 });
  });

  test('is checked with the releases that some visitors would get', async () => {
    const seen: string[][] = [];
    await canary(shopAt(2), 20, async ({ next, now }) => {
      const all = [next, await now()];
      seen.push(...all.map((some) => some.map(({ release: { name, version } }) => name + version)));
    });
    const others = [`shell${one}`, `careers${one}`];
    expect(seen.map((some) => some.sort())).toEqual(
      [
        [...others, `shop${two}`],
        [...others, `shop${one}`],
      ].map((some) => some.sort()),
    );
  });

  test('is refused when it does not fit what is live, when it is live already, and without a live version', async () => {
    expect(await refusalOf(() => canary(shopAt(2, { kit: '^2.0.0' })))).toContain(
      'needs kit ^2.0.0',
    );
    expect(await refusalOf(() => canary(shopAt(1)))).toBe(`shop ${one} is live already.`);
    expect(await refusalOf(() => canary(remote('rival', 1)))).toContain('rival is not live');
    expect(await readdir(path.join(releases, 'shop'))).toEqual([one]);
  });

  test.each([0, 100, 20.5, Number.NaN, -1])('is refused for %d percent', async (percent) => {
    expect(await refusalOf(() => canary(shopAt(2), percent))).toContain('1 to 99 percent');
  });

  test('is refused when there are no visitors left beside the canaries of other parts', async () => {
    await canary(remote('careers', 2), 60);
    expect(await refusalOf(() => canary(shopAt(2), 41))).toBe(
      'The canaries of all parts have at most 100 percent together, and there are careers 60%.',
    );
    await canary(shopAt(2), 40);
    expect(await refusalOf(() => setCanaryPercent(releases, 'shop', 41))).toContain('careers 60%');
    await setCanaryPercent(releases, 'shop', 39);
    expect((await shop())?.canary?.percent).toBe(39);
    expect(await lastChange()).toMatchObject({ what: 'canary', from: one, to: two, percent: 39 });
  });

  test('that is promoted is live for all, and a rollback goes back', async () => {
    await canary(shopAt(2));
    expect(await promoteCanary(releases, 'shop', { who: 'thandi' })).toEqual({
      from: one,
      to: two,
    });
    const promoted = await shop();
    expect(promoted).toMatchObject({ active: two, history: [one], madeLiveBy: 'release' });
    expect(promoted).not.toHaveProperty('canary');
    expect(promoted?.releases?.[two]).not.toHaveProperty('lastLive');
    expect(promoted?.releases?.[one]).toHaveProperty('lastLive');
    expect(await lastChange()).toMatchObject({
      what: 'promote',
      who: 'thandi',
      from: one,
      to: two,
    });
    expect(await rollback(releases, 'shop')).toEqual({ from: two, to: one });
  });

  test('that ends leaves the live version as it was, says why, and can be a canary again', async () => {
    await canary(shopAt(2));
    const why = 'twice as many faults';
    const options = { what: 'automatic', who: 'site', why } as const;
    expect(await endCanary(releases, 'shop', options)).toEqual({ ended: two });
    expect(await shop()).toMatchObject({ active: one, history: [] });
    expect(await lastChange()).toMatchObject({ ...options, from: two, to: one });
    await canary(shopAt(2));
    expect((await shop())?.canary).toEqual({ version: two, percent: 20 });
  });

  test('that two programs act on is changed once', async () => {
    await canary(shopAt(2));
    await endCanary(releases, 'shop', { version: two });
    await canary(shopAt(3));
    const gone = `shop ${two} is not a canary any more.`;
    expect(await refusalOf(() => endCanary(releases, 'shop', { version: two }))).toBe(gone);
    expect(await refusalOf(() => promoteCanary(releases, 'shop', { version: two }))).toBe(gone);
    expect(await refusalOf(() => setCanaryPercent(releases, 'shop', 50, { version: two }))).toBe(
      gone,
    );
  });

  test('that is not there can be neither changed, promoted nor ended', async () => {
    expect(await refusalOf(() => setCanaryPercent(releases, 'shop', 5))).toBe(
      'shop has no canary.',
    );
    expect(await refusalOf(() => promoteCanary(releases, 'shop'))).toBe('shop has no canary.');
    expect(await refusalOf(() => endCanary(releases, 'unknown'))).toBe('unknown has no canary.');
  });

  test('ends when another version becomes the canary or is released, and with a retired remote', async () => {
    await canary(shopAt(2));
    await canary(shopAt(3));
    expect((await shop())?.canary?.version).toBe(three);
    expect((await shop())?.changes?.map(({ what }) => what)).toEqual([
      'release',
      'canary',
      'end-canary',
      'canary',
    ]);
    await publish(releases, await build(shopAt(4)));
    expect(await shop()).not.toHaveProperty('canary');
    expect(await lastChange()).toMatchObject({ what: 'end-canary', from: three, to: versionOf(4) });
    await canary(shopAt(5));
    await retire(releases, 'shop');
    const { notLive } = await registry();
    expect(notLive?.shop?.changes.slice(-2).map(({ what }) => what)).toEqual([
      'end-canary',
      'retire',
    ]);
  });

  test('that is released to all is no canary any more', async () => {
    await canary(shopAt(2));
    await publish(releases, await build(shopAt(2)));
    expect(await shop()).toMatchObject({ active: two, history: [one] });
    expect(await shop()).not.toHaveProperty('canary');
  });

  test('stays while other parts are released, and ends when it does not fit them any more', async () => {
    await canary(shopAt(2, { kitExports: ['useWeather'] }));
    await publish(releases, await build(remote('careers', 2)));
    expect((await shop())?.canary?.version).toBe(two);
    await publish(releases, await build(aShell({ version: two, kitExports: ['Link'] })));
    expect(await shop()).toMatchObject({ active: one });
    expect(await shop()).not.toHaveProperty('canary');
    expect(await lastChange()).toMatchObject({ what: 'end-canary', from: two, to: one });
    expect((await lastChange())?.why).toContain('useWeather');
  });

  test('never keeps a rollback of another part from being made', async () => {
    await publish(releases, await build(aShell({ version: two, kit: '1.1.0' })));
    await canary(shopAt(2, { kit: '^1.1.0' }));
    expect(await rollback(releases, 'shell')).toEqual({ from: two, to: one });
    expect(await shop()).not.toHaveProperty('canary');
  });

  test('has its files for as long as it runs, and for open tabs 30 days longer', async () => {
    await canary(shopAt(2));
    const later = (days: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
    const versions = () => readdir(path.join(releases, 'shop'));
    later(100);
    await prune(releases);
    expect(await versions()).toEqual([one, two]);
    await endCanary(releases, 'shop');
    later(30.5);
    await prune(releases);
    expect(await versions()).toEqual([one, two]);
    later(1);
    await prune(releases);
    expect(await versions()).toEqual([one]);
  });
});

describe('a preview', () => {
  const preview = async (release: Release) => publishPreview(releases, await build(release));

  test('is in the store, and neither live nor in the history of a rollback', async () => {
    await preview(shopAt(2));
    const part = await shop();
    expect(part).toMatchObject({ active: one, history: [] });
    expect(part?.releases?.[two]).toMatchObject({ lastLive: expect.any(String) });
    expect(await lastChange()).toMatchObject({ what: 'preview', from: one, to: two });
  });

  test('of what is live changes nothing', async () => {
    const before = await shop();
    await preview(shopAt(1));
    expect(await shop()).toEqual(before);
  });

  test('of a remote that was never live does not make it live, and a release does', async () => {
    await preview(remote('rival', 1));
    expect((await registry()).parts).not.toHaveProperty('rival');
    expect((await registry()).notLive?.rival).toMatchObject({ history: [] });
    await publish(releases, await build(remote('rival', 1)));
    const { parts, notLive } = await registry();
    expect(parts.rival).toMatchObject({ active: one, history: [] });
    expect(parts.rival?.releases?.[one]).not.toHaveProperty('lastLive');
    expect(notLive).toBeUndefined();
  });

  test('of parts that need each other is of both', async () => {
    const [shell, needing] = [aShell({ version: two, kit: '2.0.0' }), shopAt(2, { kit: '^2.0.0' })];
    expect(await refusalOf(() => preview(needing))).toContain('kit');
    const live = (await registry()).parts;
    await publishPreview(releases, [
      await build(shell),
      await build(needing),
      await build({ ...remote('careers', 2), kit: '^2.0.0' }),
    ]);
    const { parts } = await registry();
    for (const name of ['shell', 'shop', 'careers']) {
      expect(parts[name]?.active).toBe(live[name]?.active);
      expect(parts[name]?.releases).toHaveProperty([two]);
    }
  });

  test('is refused when it could not be live', async () => {
    const taking = aRelease({ name: 'rival' });
    expect(await refusalOf(() => preview(taking))).toContain('/consulting is served by');
  });
});
