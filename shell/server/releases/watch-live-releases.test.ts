import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@app/federation/registry';
import { readTrusted } from '@app/federation/registry-store';
import { serverKeyFile } from '@app/federation/release-paths';
import { publish, REGISTRY_FILE, ReleaseRefused, rollback } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { repairRegistry, trustFound } from '@app/federation/trust';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { releaseUrl, serverBundle } from './live-releases.ts';
import { watchLiveReleases } from './watch-live-releases.ts';

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
});

afterEach(() => void vi.useRealTimers());

async function release(...all: ReturnType<typeof aRelease>[]) {
  for (const one of all) {
    const dist = path.join(folder, 'dist', one.name, one.version);
    await publish(releases, await writeBuilt(dist, one));
  }
}
const shopAt = (number: number) => aRelease({ version: versionOf(number) });

async function watch() {
  const { log, lines } = recordedLog();
  const site = await watchLiveReleases(releases, fakeReleaseSets().control.others.read, log);
  onTestFinished(() => site.stop());
  const seen: string[] = [];
  site.onChange(({ id }) => seen.push(id));
  const shop = () => site.current().remotes[0]?.version;
  return { site, lines, seen, shop };
}

describe('the live site', () => {
  test('has the shell, and the remotes by name', async () => {
    await release(aShell(), shopAt(1), aRelease({ name: 'about', routes: [] }));
    const { site } = await watch();
    expect(site.current()).toMatchObject({
      id: `about@${versionOf(1)} shell@${versionOf(1)} shop@${versionOf(1)}`,
      shell: { name: 'shell' },
      remotes: [{ name: 'about' }, { name: 'shop' }],
    });
  });

  test('follows a release and a rollback within two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await release(aShell(), shopAt(1));
    const { shop, seen } = await watch();
    await release(shopAt(2));
    vi.advanceTimersByTime(2000);
    await expect.poll(shop).toBe(versionOf(2));
    await rollback(releases, 'shop');
    vi.advanceTimersByTime(2000);
    await expect.poll(shop).toBe(versionOf(1));
    expect(seen).toHaveLength(2);
  });

  test('is known to who asks for it while an earlier one is being read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await release(aShell(), shopAt(1));
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { log } = recordedLog();
    const read = async ({ parts }: Registry) => {
      if (parts.shop?.active === versionOf(2)) {
        begun.resolve();
        await goesOn.promise;
      }
      return { isWhole: true, described: '' };
    };
    const { registry, stop } = await watchLiveReleases(releases, read, log);
    onTestFinished(stop);
    await release(shopAt(2));
    const first = registry.refresh();
    await begun.promise;
    await release(shopAt(3));
    const asked = registry.refresh();
    goesOn.resolve();
    expect((await first).parts.shop?.active).toBe(versionOf(2));
    expect((await asked).parts.shop?.active).toBe(versionOf(3));
  });

  test('is said to be the latest once a day by the server, while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
    await release(aShell());
    const { lines } = await watch();
    const timestamp = async () =>
      (await readTrusted(releases))?.metadata?.timestamp.signed.version ?? 0;
    const before = await timestamp();
    vi.advanceTimersByTime(25 * 60 * 60 * 1000);
    await expect.poll(timestamp).toBe(before + 1);
    expect(lines).toEqual([]);
  });

  test('is served when its time is over, and the log says that it cannot be changed', async () => {
    await release(aShell(), shopAt(1));
    await rm(serverKeyFile(releases));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    const { shop, lines } = await watch();
    expect(shop()).toBe(versionOf(1));
    const why = expect.stringMatching(/^the signature of timestamp ended at /);
    expect(lines).toMatchObject([{ msg: 'releases are served and cannot be changed', why }]);
  });

  test('announces no change when the same releases are written again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await release(aShell(), shopAt(1));
    const { shop, seen } = await watch();
    await release(shopAt(1));
    vi.advanceTimersByTime(1000);
    await release(shopAt(2));
    const later = () => {
      vi.advanceTimersByTime(1000);
      return shop();
    };
    await expect.poll(later).toBe(versionOf(2));
    expect(seen).toHaveLength(1);
  });

  // Slow: releases are published, each with its signatures, and the site follows them.
  test.each([
    ['is no JSON', '{"parts":'],
    ['is empty', ''],
    ['is deleted', undefined],
    ['names a release that is not there', JSON.stringify({ parts: { shell: liveAt(9) } })],
    ['has no shell', JSON.stringify({ parts: {} })],
  ])('stays as it was when the registry %s', async (_, text) => {
    await release(aShell(), shopAt(1));
    const { shop, lines, seen } = await watch();
    const file = path.join(releases, REGISTRY_FILE);
    await (text === undefined ? rm(file) : writeFile(file, text));
    const complaint = 'registry cannot be read; the last good one stays live';
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain(complaint);
    expect(shop()).toBe(versionOf(1));
    expect(seen).toEqual([]);
    await repairRegistry(releases);
    await release(shopAt(2));
    await expect.poll(shop).toBe(versionOf(2));
  });
});

describe('a registry that was signed with an invalid release set', () => {
  /** Writes a shop into the registry without the checks of a release. */
  async function smuggle(shop: ReturnType<typeof aRelease>) {
    await writeBuilt(path.join(releases, 'shop', shop.version), shop);
    const parts = { shell: liveAt(1), shop: { ...liveAt(1), active: shop.version } };
    await writeFile(path.join(releases, REGISTRY_FILE), JSON.stringify({ parts }));
    await trustFound(releases);
  }
  const route = { module: './a', js: [], css: [] };
  const bad = [
    aRelease({ version: versionOf(2), routes: [{ ...route, path: '/admin/upload' }] }),
    aRelease({ version: versionOf(2), routes: [{ ...route, path: '/consulting/' }] }),
    aRelease({ version: versionOf(2), routes: [{ ...route, path: '/api/docs' }] }),
    aRelease({ version: versionOf(2), kit: '^1.1.0' }),
  ];
  const shell = aShell({ routes: [{ ...route, path: '/admin/upload' }] });

  test.each(bad)('leaves the last valid set live: $kit $routes.0.path', async (shop) => {
    await release(shell, shopAt(1));
    const { shop: live, lines } = await watch();
    await smuggle(shop);
    await expect
      .poll(() => lines.map(({ fault }) => String(fault)), { timeout: 10_000 })
      .toContainEqual(expect.stringContaining('has releases that do not fit: '));
    expect(live()).toBe(versionOf(1));
  });

  test.each(bad)('fails the start: $kit $routes.0.path', async (shop) => {
    await release(shell);
    await smuggle(shop);
    await expect(watch()).rejects.toThrow(ReleaseRefused);
  });
});

function liveAt(number: number) {
  return { active: versionOf(number), history: [] };
}

describe('a start with a registry that is not good', () => {
  test.each([
    ['no JSON', '{"parts":'],
    ['empty', ''],
    ['not signed', JSON.stringify({ parts: { shell: liveAt(1) } })],
    ['deleted', undefined],
  ])('serves the last good one when it is %s, and says so', async (_, text) => {
    await release(aShell(), shopAt(1));
    const file = path.join(releases, REGISTRY_FILE);
    await (text === undefined ? rm(file) : writeFile(file, text));
    const { shop, lines } = await watch();
    expect(shop()).toBe(versionOf(1));
    expect(lines).toMatchObject([
      { msg: 'registry cannot be read; the last good one stays live', level: 50 },
    ]);
    await repairRegistry(releases);
    await release(shopAt(2));
    await expect.poll(shop).toBe(versionOf(2));
  });
});

describe('an old registry that is written again', () => {
  test('does not go live, neither at once nor at the next start', async () => {
    await release(aShell(), shopAt(1));
    const file = path.join(releases, REGISTRY_FILE);
    const old = await readFile(file, 'utf8');
    await release(shopAt(2));
    const { shop, lines } = await watch();
    await writeFile(file, old);
    await expect
      .poll(() => lines.map(({ fault }) => String(fault)), { timeout: 10_000 })
      .toEqual([expect.stringContaining('is older than the last good one (2, after 3)')]);
    expect(shop()).toBe(versionOf(2));
    expect((await watch()).shop()).toBe(versionOf(2));
  });
});

describe('the error of a start without a usable registry', () => {
  test('says that nothing was built', async () => {
    await expect(watch()).rejects.toThrow(ReleaseRefused);
    await expect(watch()).rejects.toThrow('has no release of the shell. Run npm run build.');
  });

  test('names the file that is not JSON', async () => {
    await mkdir(releases);
    await writeFile(path.join(releases, REGISTRY_FILE), 'null');
    await expect(watch()).rejects.toThrow(path.join(releases, REGISTRY_FILE));
  });

  // Otherwise the operator would get a stack trace instead of one line.
  test('names the release whose files are missing', async () => {
    await release(aShell());
    await rm(path.join(releases, 'shell'), { recursive: true });
    await expect(watch()).rejects.toThrow(ReleaseRefused);
  });
});

test('files of a release have a URL for visitors and a path on the server', () => {
  const shop = shopAt(1);
  expect(releaseUrl(shop, 'a.js')).toBe(`/r/shop/${versionOf(1)}/a.js`);
  expect(releaseUrl({ ...shop, origin: 'http://localhost:4001' }, 'a.js')).toBe(
    'http://localhost:4001/a.js',
  );
  expect(serverBundle('/data', shop)).toBe(path.join('/data/shop', versionOf(1), 'server.mjs'));
});
