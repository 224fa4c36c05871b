import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endCanary, publishCanary } from './canary.ts';
import { noted } from './part-changes.ts';
import { withoutOld } from './prune.ts';
import { publishPreview } from './publish-preview.ts';
import type { RegisteredPart, Release } from './registry.ts';
import { contentFolder } from './release-paths.ts';
import {
  type BuiltRelease,
  type Flip,
  prune,
  publish,
  publishAtStart,
  REGISTRY_FILE,
  ReleaseRefused,
  readRegistry,
  readRelease,
  releaseFolder,
  rollback,
} from './releases.ts';
import { rollbackCommand, rollbackTogether, setOfThatTime, type Target } from './rollback.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';
import { trustFound } from './trust.ts';

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
});

const build = (release: Release, files?: Record<string, string>) =>
  writeBuilt(path.join(folder, 'dist', release.name, release.version), release, files);
/** Releases these, after a shell. */
const release = async (...all: Release[]) => {
  const { shell } = (await readRegistry(releases)).parts;
  if (!shell && all[0]?.name !== 'shell') await publish(releases, await build(aShell()));
  for (const one of all) await publish(releases, await build(one));
};
const shopAt = (number: number) => aRelease({ version: versionOf(number) });
const shop = async () => (await readRegistry(releases)).parts.shop;
const registryText = () => readFile(path.join(releases, REGISTRY_FILE), 'utf8');

describe('publishing', () => {
  test('copies the release into its own folder and makes it live', async () => {
    await release(aShell());
    const { release: one, folder: built } = await build(aRelease(), {
      'remoteEntry.js': 'code',
      'remoteEntry.js.br': 'c',
    });
    await publish(releases, { release: one, folder: built });
    const files = await readdir(releaseFolder(releases, 'shop', one.version));
    expect(files.sort()).toEqual([
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server.mjs',
    ]);
    expect(await readRelease(releases, 'shop', one.version)).toEqual(one);
    expect(await shop()).toMatchObject({
      active: one.version,
      history: [],
      madeLiveBy: 'release',
    });
  });

  test('keeps the files of the earlier release and adds it to the history', async () => {
    await release(shopAt(1), shopAt(2));
    expect(await shop()).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
    expect((await readRelease(releases, 'shop', versionOf(1))).version).toBe(versionOf(1));
  });

  test('does not change a release that was published before', async () => {
    await release(aShell());
    await publish(releases, await build(aRelease(), { 'a.js': 'first' }));
    const before = await shop();
    await publish(releases, await build(aRelease(), { 'a.js': 'second' }));
    const file = path.join(releaseFolder(releases, 'shop', versionOf(1)), 'a.js');
    expect(await readFile(file, 'utf8')).toBe('first');
    expect((await shop())?.releases).toEqual(before?.releases);
  });

  test('leaves no partial files behind', async () => {
    await release(aShell(), shopAt(1));
    const left = await readdir(releases, { recursive: true });
    expect(left.filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('deletes partial files of a killed process, of all parts, and of no other program', async () => {
    const target = releaseFolder(releases, 'shop', versionOf(1));
    const other = releaseFolder(releases, 'about', versionOf(7));
    const half = [`${target}.partial`, `${other}.partial`];
    for (const folder of half) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'old.js'), 'half');
    }
    const restored = path.join(folder, 'restore.partial');
    for (const file of [
      path.join(releases, REGISTRY_FILE),
      path.join(folder, 'registry.good.json.1'),
    ])
      await writeFile(`${file}.partial`, '{"par');
    await writeFile(restored, 'of another program');
    await release(shopAt(1));
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.includes('partial'))).toEqual(['restore.partial']);
    expect(await readdir(path.dirname(target))).toEqual([versionOf(1)]);
    expect(await shop()).toMatchObject({ active: versionOf(1) });
  });
});

describe('publishing several parts', () => {
  const live = async () =>
    Object.fromEntries(
      Object.entries((await readRegistry(releases)).parts).map(([name, { active }]) => [
        name,
        active,
      ]),
    );
  const shell = (number: number, kit: string) => aShell({ version: versionOf(number), kit });
  const remote = (name: string, number: number, kit: string) =>
    aRelease({ name, version: versionOf(number), kit, routes: [] });
  const all = async (...some: Release[]) => Promise.all(some.map((one) => build(one)));

  test('makes kit 2 live with the remotes that need it, in one step, while one that fits both stays', async () => {
    await release(shell(1, '1.3.0'), remote('shop', 1, '^1.0.0'), remote('proposal', 1, '^1.3.0'));
    await release(remote('marketing', 1, '^1 || ^2'));
    const [kit2, shop2, proposal2] = await all(
      shell(2, '2.0.0'),
      remote('shop', 2, '^2'),
      remote('proposal', 2, '^1.3.0 || ^2.0.0'),
    );
    const before = await registryText();
    for (const some of [[kit2], [shop2], [kit2, shop2]]) {
      await expect(publish(releases, some as BuiltRelease[])).rejects.toThrow(ReleaseRefused);
      expect(await registryText()).toBe(before);
    }
    await publish(releases, [kit2, shop2, proposal2] as BuiltRelease[]);
    expect(await live()).toEqual({
      shell: versionOf(2),
      shop: versionOf(2),
      proposal: versionOf(2),
      marketing: versionOf(1),
    });
    expect(await shop()).toMatchObject({
      active: versionOf(2),
      history: [versionOf(1)],
      madeLiveBy: 'release',
    });
  });

  test('moves a path from one remote to another in one step', async () => {
    await release(aShell(), shopAt(1), remote('rival', 1, '^1.0.0'));
    const { routes } = shopAt(1);
    const taking = aRelease({ name: 'rival', version: versionOf(2), routes });
    const [giving, taken] = await all(aRelease({ version: versionOf(2), routes: [] }), taking);
    await publish(releases, [giving, taken] as BuiltRelease[]);
    expect(await live()).toMatchObject({ shop: versionOf(2), rival: versionOf(2) });
  });

  test('shows the check what would be live and what is, and a refusal leaves no files', async () => {
    await release(aShell(), shopAt(1));
    const [next] = await all(shopAt(2));
    const before = await registryText();
    const seen: string[][] = [];
    const refuse = async (flip: Flip) => {
      seen.push(...[flip.next, await flip.now()].map((some) => some.map(({ folder: at }) => at)));
      throw new ReleaseRefused('No.');
    };
    await expect(publish(releases, next as BuiltRelease, refuse)).rejects.toThrow('No.');
    const folderOf = (name: string) => releaseFolder(releases, name, versionOf(1));
    expect(seen).toEqual([
      [folderOf('shell'), (next as BuiltRelease).folder],
      [folderOf('shell'), folderOf('shop')],
    ]);
    expect(await registryText()).toBe(before);
    expect(await readdir(path.join(releases, 'shop'))).toEqual([versionOf(1)]);
  });
});

describe('publishing at a start', () => {
  const start = async (...all: Release[]) =>
    publishAtStart(releases, await Promise.all(all.map((one) => build(one))));

  test('makes the new build live when nothing is live yet', async () => {
    expect(await start(aShell(), shopAt(1))).toEqual([]);
    expect((await readRegistry(releases)).parts).toMatchObject({
      shell: { active: versionOf(1), madeLiveBy: 'start' },
      shop: { active: versionOf(1), madeLiveBy: 'start' },
    });
  });

  test('replaces a version that an earlier start made live', async () => {
    await start(aShell(), shopAt(1));
    expect(await start(aShell(), shopAt(2))).toEqual([]);
    expect(await shop()).toMatchObject({
      active: versionOf(2),
      history: [versionOf(1)],
      madeLiveBy: 'start',
    });
  });

  test('keeps a version that a team has released, and reports it', async () => {
    await start(aShell(), shopAt(1));
    await release(shopAt(2));
    const before = await registryText();
    const kept = { name: 'shop', live: versionOf(2), madeLiveBy: 'release', hasCanary: false };
    expect(await start(aShell(), shopAt(1))).toEqual([{ ...kept, built: versionOf(1) }]);
    expect(await start(aShell(), shopAt(3))).toEqual([{ ...kept, built: versionOf(3) }]);
    expect(await registryText()).toBe(before);
    expect(await readdir(path.join(releases, 'shop'))).not.toContain(versionOf(3));
  });

  test('keeps a version that a team has rolled back to', async () => {
    await start(aShell(), shopAt(1));
    await start(aShell(), shopAt(2));
    await rollback(releases, 'shop');
    expect(await start(aShell(), shopAt(2))).toMatchObject([
      { live: versionOf(1), madeLiveBy: 'rollback' },
    ]);
    expect(await start(aShell(), shopAt(3))).toMatchObject([
      { live: versionOf(1), madeLiveBy: 'rollback' },
    ]);
  });

  test('keeps the later of two versions that starts have made live', async () => {
    await start(aShell(), shopAt(1));
    await start(aShell(), shopAt(2));
    expect(await start(aShell(), shopAt(1))).toMatchObject([
      { live: versionOf(2), madeLiveBy: 'start' },
    ]);
  });

  test('keeps the live version when the registry does not tell what made it live', async () => {
    await release(shopAt(1));
    const { parts } = await readRegistry(releases);
    const old = { active: versionOf(1), history: [], built: versionOf(1) };
    const text = JSON.stringify({ parts: { ...parts, shop: old } });
    await writeFile(path.join(releases, REGISTRY_FILE), text);
    await trustFound(releases);
    expect(await start(aShell(), shopAt(2))).toEqual([
      {
        name: 'shop',
        live: versionOf(1),
        madeLiveBy: undefined,
        hasCanary: false,
        built: versionOf(2),
      },
    ]);
  });

  test('does not report a part whose build is live already', async () => {
    await release(shopAt(1));
    expect(await start(aShell(), shopAt(1))).toEqual([]);
    expect(await shop()).toMatchObject({ madeLiveBy: 'release' });
  });

  test('replaces shell and remotes together when they only fit together', async () => {
    await start(aShell(), shopAt(1));
    const shell = aShell({ version: versionOf(2), kit: '2.0.0' });
    expect(await start(shell, aRelease({ version: versionOf(2), kit: '^2.0.0' }))).toEqual([]);
    expect(await shop()).toMatchObject({ active: versionOf(2) });
  });

  test('changes nothing when its parts do not fit a release that stays', async () => {
    await start(aShell(), shopAt(1));
    await release(shopAt(2));
    const before = await registryText();
    await expect(start(aShell({ version: versionOf(2), kit: '2.0.0' }))).rejects.toThrow(
      `shop ${versionOf(2)} needs kit ^1.0.0, but the shell provides 2.0.0.`,
    );
    expect(await registryText()).toBe(before);
  });
});

describe('the notes of a part', () => {
  test('say who changed what, when, from which version to which', async () => {
    vi.stubEnv('RELEASED_BY', 'thandi');
    onTestFinished(() => void vi.unstubAllEnvs());
    const before = Date.now();
    await release(shopAt(1), shopAt(2));
    await rollback(releases, 'shop');
    const [one, two] = [versionOf(1), versionOf(2)];
    const who = 'thandi';
    expect((await shop())?.changes).toEqual([
      { at: expect.any(String), who, what: 'release', to: one },
      { at: expect.any(String), who, what: 'release', from: one, to: two },
      { at: expect.any(String), who, what: 'rollback', from: two, to: one },
    ]);
    expect(Date.parse((await shop())?.changes?.[0]?.at ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('of what was live are not pushed out by many of a canary', () => {
    const to = versionOf(1);
    let changes = noted([], { what: 'release', to });
    for (let percent = 1; percent <= 30; percent++) {
      changes = noted(changes, { what: 'canary', from: to, to: versionOf(2), percent });
    }
    expect(changes).toHaveLength(21);
    expect(changes[0]).toMatchObject({ what: 'release', to });
  });

  test('have the user of the operating system where nobody is named', async () => {
    await release(shopAt(1));
    expect((await shop())?.changes?.[0]?.who).toBe(userInfo().username);
  });

  // Slow: 43 releases are published, each with its signatures.
  test('are at most twenty, and so are the versions to roll back to; the disk has forty', async () => {
    await release(aShell());
    for (let number = 1; number <= 43; number++) {
      const one = aRelease({ version: versionOf(number), byContent: true });
      await publish(releases, await build(one, { [`a.${number}.js`]: `${number}` }));
    }
    const part = await shop();
    expect(part?.changes).toHaveLength(20);
    expect(part?.changes?.at(-1)?.to).toBe(versionOf(43));
    expect(part?.history).toHaveLength(20);
    expect(part?.history[0]).toBe(versionOf(23));
    const last = Array.from({ length: 40 }, (_, index) => index + 4);
    const stored = await readdir(path.join(releases, 'shop'));
    expect(stored.sort()).toEqual([...last.map(versionOf), 'files'].sort());
    const files = await readdir(contentFolder(releases, 'shop'));
    expect(files.sort()).toEqual(last.map((number) => `a.${number}.js`).sort());
  });
});

test('of fifty releases of one day the last forty are kept for 30 days, and what a rollback or a preview needs', () => {
  const versions = Array.from({ length: 50 }, (_, index) => versionOf(index + 1));
  const day = Date.UTC(2026, 2, 1);
  const at = (number: number) => new Date(day + number * 60_000).toISOString();
  const releases = Object.fromEntries(
    versions.map((version, number) => [version, { description: 'a hash', lastLive: at(number) }]),
  );
  const kept = (part: Partial<RegisteredPart> = {}) => {
    const shop = { active: versionOf(50), history: versions.slice(29, 49), releases, ...part };
    return Object.keys(withoutOld({ parts: { shop } }).parts.shop?.releases ?? {});
  };
  vi.useFakeTimers({ toFake: ['Date'], now: day });
  onTestFinished(() => void vi.useRealTimers());
  expect(kept()).toEqual(versions.slice(10));
  // Of two that nothing else needs, each in place of the one that was live longest ago.
  const canary = { version: versionOf(1), percent: 5 };
  const preview = { at: at(2), who: 'thandi', what: 'preview' as const, to: versionOf(2) };
  expect(kept({ canary, changes: [preview] })).toEqual([
    ...versions.slice(0, 2),
    ...versions.slice(12),
  ]);
  vi.setSystemTime(day + 32 * 24 * 60 * 60_000);
  expect(kept({ changes: [preview] })).toEqual(versions.slice(29));
});

describe('a build that is not as it describes itself', () => {
  const damage = async (change: (folder: string) => Promise<unknown>) => {
    await release(aShell());
    const built = await build(shopAt(1), { 'a.js': 'code' });
    await change(built.folder);
    const refusal = await publish(releases, built).catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(ReleaseRefused);
    expect(await shop()).toBeUndefined();
    expect(await readdir(releases)).not.toContain('shop');
    return String(refusal);
  };
  const at = (file: string) => (folder: string) => path.join(folder, file);

  test('is refused when a file was changed', async () => {
    const change = (folder: string) => writeFile(at('a.js')(folder), 'cod3');
    expect(await damage(change)).toContain(`a.js of shop ${versionOf(1)} is damaged.`);
  });

  test('is refused when a file is missing', async () => {
    const change = (folder: string) => rm(at('server.mjs')(folder));
    expect(await damage(change)).toContain(`server.mjs of shop ${versionOf(1)} is missing.`);
  });

  test('is refused when it has a file without a hash', async () => {
    const change = (folder: string) => writeFile(at('b.js')(folder), 'more');
    expect(await damage(change)).toContain(`shop ${versionOf(1)} has no hash of b.js.`);
  });

  test('is refused when it has no hashes at all', async () => {
    await release(aShell());
    const { release: described, folder } = await build(shopAt(1));
    const { integrity: _, ...without } = described;
    await expect(publish(releases, { release: without, folder })).rejects.toThrow(
      'does not say the hashes of its files',
    );
  });
});

describe('files by content', () => {
  const byContent = (number: number, files: Record<string, string>) =>
    build(aRelease({ version: versionOf(number), byContent: true }), files);
  const stored = async () => (await readdir(contentFolder(releases, 'shop'))).sort();
  const inVersion = (number: number) => readdir(releaseFolder(releases, 'shop', versionOf(number)));

  test('are stored once for all versions; server bundle and description in each', async () => {
    await release(aShell());
    await publish(releases, await byContent(1, { 'a.1.js': 'a', 'b.1.js': 'b' }));
    const before = await stat(path.join(contentFolder(releases, 'shop'), 'a.1.js'));
    await publish(releases, await byContent(2, { 'a.1.js': 'a', 'b.2.js': 'B' }));
    expect(await stored()).toEqual(['a.1.js', 'b.1.js', 'b.2.js']);
    expect((await inVersion(2)).sort()).toEqual(['release.json', 'server.mjs']);
    const after = await stat(path.join(contentFolder(releases, 'shop'), 'a.1.js'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  test('are refused when another version has other bytes under the same name', async () => {
    await release(aShell());
    await publish(releases, await byContent(1, { 'a.1.js': 'a' }));
    await expect(publish(releases, await byContent(2, { 'a.1.js': 'b' }))).rejects.toThrow(
      `a.1.js of shop is another file in ${versionOf(1)}.`,
    );
    expect(await shop()).toMatchObject({ active: versionOf(1) });
  });

  test('that were damaged are replaced by the next release that has them', async () => {
    await release(aShell());
    await publish(releases, await byContent(1, { 'a.1.js': 'a' }));
    const file = path.join(contentFolder(releases, 'shop'), 'a.1.js');
    await writeFile(file, 'z');
    await publish(releases, await byContent(2, { 'a.1.js': 'a', 'b.1.js': 'b' }));
    expect(await readFile(file, 'utf8')).toBe('a');
  });
});

describe('what nothing needs any more', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const after = (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
  };
  const versions = async () => (await readdir(path.join(releases, 'shop'))).sort();
  const content = (number: number) => ({ [`a.${number}.js`]: `${number}` });
  const releaseShop = async (number: number) => {
    const one = aRelease({ version: versionOf(number), byContent: true });
    await publish(releases, await build(one, content(number)));
  };

  test('is deleted 30 days after it was live, and not before', async () => {
    await release(aShell());
    await releaseShop(1);
    await releaseShop(2);
    await rollback(releases, 'shop');
    // Also by a clock that is wrong by a day.
    after(30.5);
    await prune(releases);
    expect(await versions()).toEqual([versionOf(1), versionOf(2), 'files']);
    after(1);
    await prune(releases);
    await expect(rollback(releases, 'shop', { to: versionOf(2) })).rejects.toThrow(
      'shop has no other release to go to.',
    );
    expect(await versions()).toEqual([versionOf(1), 'files']);
    expect(await readdir(contentFolder(releases, 'shop'))).toEqual(['a.1.js']);
    expect(Object.keys((await shop())?.releases ?? {})).toEqual([versionOf(1)]);
  });

  test('is neither what is live nor what a rollback goes to, however old', async () => {
    await release(aShell());
    await releaseShop(1);
    await releaseShop(2);
    after(400);
    await prune(releases);
    expect(await versions()).toEqual([versionOf(1), versionOf(2), 'files']);
    await rollback(releases, 'shop');
    expect(await shop()).toMatchObject({ active: versionOf(1) });
  });

  test('is deleted after a release, with what a killed process has left', async () => {
    await release(aShell());
    await releaseShop(1);
    const left = releaseFolder(releases, 'shop', versionOf(9));
    await mkdir(left);
    await writeFile(path.join(contentFolder(releases, 'shop'), 'a.9.js'), 'left');
    await releaseShop(2);
    expect(await versions()).toEqual([versionOf(1), versionOf(2), 'files']);
    expect(await readdir(contentFolder(releases, 'shop'))).toEqual(['a.1.js', 'a.2.js']);
  });
});

describe('parts that went live in one step', () => {
  const shellOf = (kit: string, number: number) => aShell({ version: versionOf(number), kit });
  const shopFor = (kit: string, number: number) =>
    aRelease({ version: versionOf(number), kit: `^${kit}` });
  const live = async () => {
    const { parts } = await readRegistry(releases);
    return [parts.shell?.active, parts.shop?.active];
  };
  /** Where parts go with one of them, by name and number; null: off the site. */
  const setFor = async (...asked: readonly Target[]) => {
    const set = setOfThatTime(await readRegistry(releases), asked);
    return Object.fromEntries(
      set.map(({ name, to }) => [name, to ? Number(to.at(-1)) : (to ?? null)]),
    );
  };
  const both = async (shell: number, shop: number) =>
    publish(releases, [await build(shellOf('1.0.0', shell)), await build(shopAt(shop))]);
  const goBack = async (...asked: readonly Target[]) =>
    rollbackTogether(releases, setOfThatTime(await readRegistry(releases), asked));

  test('go to another kit, back and forth again together, and none of them alone', async () => {
    await release(shellOf('1.0.0', 1), shopFor('1.0.0', 1));
    await publish(releases, [await build(shellOf('2.0.0', 2)), await build(shopFor('2.0.0', 2))]);
    for (const name of ['shell', 'shop']) {
      await expect(rollback(releases, name)).rejects.toThrow('needs kit');
    }
    const back = { from: versionOf(2), to: versionOf(1) };
    expect(await rollbackTogether(releases, [{ name: 'shell' }, { name: 'shop' }])).toEqual([
      back,
      back,
    ]);
    expect(await live()).toEqual([versionOf(1), versionOf(1)]);
    await expect(rollback(releases, 'shop', { to: versionOf(2) })).rejects.toThrow('needs kit');
    await goBack({ name: 'shop', to: versionOf(2) });
    expect(await live()).toEqual([versionOf(2), versionOf(2)]);
    await goBack({ name: 'shop' });
    expect(await live()).toEqual([versionOf(1), versionOf(1)]);
  });

  test('go back together also after one of them was released again', async () => {
    await release(shellOf('1.0.0', 1), shopFor('1.0.0', 1));
    await publish(releases, [await build(shellOf('2.0.0', 2)), await build(shopFor('2.0.0', 2))]);
    await release(shopFor('2.0.0', 3));
    expect(await setFor({ name: 'shop' })).toEqual({ shop: 2 });
    for (const asked of [
      [{ name: 'shop', to: versionOf(1) }],
      [{ name: 'shell' }],
      [{ name: 'shell' }, { name: 'shop' }],
      [{ name: 'shop' }, { name: 'shell' }],
    ]) {
      expect(await setFor(...asked)).toEqual({ shell: 1, shop: 1 });
    }
    const registry = await readRegistry(releases);
    const deeper = [{ name: 'shop', to: versionOf(1) }];
    expect(rollbackCommand(registry, deeper)).toBe(
      `npm run rollback -- shop@${versionOf(1)} shell`,
    );
    expect(rollbackCommand(registry, [{ name: 'shell' }])).toBe('npm run rollback -- shell shop');
    await goBack({ name: 'shell' });
    expect(await live()).toEqual([versionOf(1), versionOf(1)]);
    await publishCanary(releases, await build(shopFor('1.0.0', 4)), 10);
    await endCanary(releases, 'shop', { what: 'automatic' });
    expect(await setFor({ name: 'shop', to: versionOf(3) })).toEqual({ shell: 2, shop: 3 });
  });

  test('and did not change then stay as they are', async () => {
    await release(shellOf('1.0.0', 1), shopAt(1), shopAt(2));
    await both(2, 2);
    expect(await setFor({ name: 'shell' })).toEqual({ shell: 1 });
    expect(await setFor({ name: 'shop' })).toEqual({ shop: 1 });
  });

  test('and went back together are not of one step with what was before', async () => {
    await release(shellOf('1.0.0', 1), shopAt(1), shellOf('1.0.0', 2), shopAt(2));
    await both(3, 3);
    await goBack({ name: 'shell' });
    expect(await live()).toEqual([versionOf(2), versionOf(2)]);
    expect(await setFor({ name: 'shop' })).toEqual({ shop: 1 });
  });

  test('and of which one went back alone leave that where it is', async () => {
    await release(shellOf('1.0.0', 1), shopAt(1));
    await both(2, 2);
    await rollback(releases, 'shop');
    expect(await setFor({ name: 'shell' })).toEqual({ shell: 1 });
  });

  test('take off the site what was new in that step, and bring it again', async () => {
    await release(shellOf('1.0.0', 1), shopFor('1.0.0', 1));
    const careers = aRelease({ name: 'careers', kit: '^2.0.0', routes: [] });
    const kit2 = [shellOf('2.0.0', 2), shopFor('2.0.0', 2), careers];
    await publish(releases, await Promise.all(kit2.map((one) => build(one))));
    expect(await setFor({ name: 'shell' })).toEqual({ shell: 1, shop: 1, careers: null });
    await goBack({ name: 'shell' });
    const { parts, notLive } = await readRegistry(releases);
    expect(Object.keys(parts)).toEqual(['shell', 'shop']);
    expect(notLive?.careers?.changes.at(-1)).toMatchObject({
      what: 'retire',
      together: ['shell', 'shop'],
    });
    await goBack({ name: 'careers' });
    expect(await live()).toEqual([versionOf(2), versionOf(2)]);
    await goBack({ name: 'shop' });
    expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell', 'shop']);
  });

  test('stay as they are when one of them cannot go back', async () => {
    await release(shopAt(1), shopAt(2));
    const before = await registryText();
    await expect(rollbackTogether(releases, [{ name: 'shop' }, { name: 'shell' }])).rejects.toThrow(
      'shell has no earlier release to go back to.',
    );
    expect(await registryText()).toBe(before);
  });
});

describe('rolling back', () => {
  test('to a version that is not in the history says which versions are', async () => {
    await release(shopAt(1), shopAt(2), shopAt(3));
    await expect(rollback(releases, 'shop', { to: versionOf(7) })).rejects.toThrow(
      `shop ${versionOf(7)} is not among the releases that it can go to: ${versionOf(2)}, ${versionOf(1)}.`,
    );
    expect(await shop()).toMatchObject({ active: versionOf(3) });
  });

  test('of two programs that see a fault of one version goes back once', async () => {
    await release(shopAt(1), shopAt(2), shopAt(3));
    const options = {
      from: versionOf(3),
      what: 'automatic',
      who: 'site',
      why: 'it throws',
    } as const;
    await rollback(releases, 'shop', options);
    await expect(rollback(releases, 'shop', options)).rejects.toThrow(
      `shop ${versionOf(3)} is not live any more.`,
    );
    expect(await shop()).toMatchObject({ active: versionOf(2), madeLiveBy: 'rollback' });
    expect((await shop())?.changes?.at(-1)).toEqual({
      at: expect.any(String),
      who: 'site',
      what: 'automatic',
      why: 'it throws',
      from: versionOf(3),
      to: versionOf(2),
    });
  });

  test('goes back to the version that it is given, and forward again to one that was left', async () => {
    await release(shopAt(1), shopAt(2), shopAt(3));
    const outcome = { from: versionOf(3), to: versionOf(1) };
    expect(await rollback(releases, 'shop', { to: versionOf(1) })).toEqual(outcome);
    expect(await shop()).toMatchObject({ active: versionOf(1), history: [] });
    await expect(rollback(releases, 'shop')).rejects.toThrow('shop has no earlier release');
    expect(await rollback(releases, 'shop', { to: versionOf(3) })).toEqual({
      from: versionOf(1),
      to: versionOf(3),
    });
    expect(await shop()).toMatchObject({ active: versionOf(3), history: [versionOf(1)] });
    expect(await rollback(releases, 'shop')).toEqual(outcome);
  });

  test('does not make a preview live, which no release has checked', async () => {
    await release(shopAt(1));
    await publishPreview(releases, await build(shopAt(2)));
    await expect(rollback(releases, 'shop', { to: versionOf(2) })).rejects.toThrow(
      'shop has no other release to go to.',
    );
  });

  test('goes back one release at a time', async () => {
    await release(shopAt(1), shopAt(2), shopAt(3));
    expect(await rollback(releases, 'shop')).toEqual({ from: versionOf(3), to: versionOf(2) });
    expect(await rollback(releases, 'shop')).toEqual({ from: versionOf(2), to: versionOf(1) });
    expect(await shop()).toMatchObject({
      active: versionOf(1),
      history: [],
      madeLiveBy: 'rollback',
    });
  });

  test('does not make a canary live that a program has ended', async () => {
    await release(shopAt(1));
    await publishCanary(releases, await build(shopAt(2)), 10);
    await endCanary(releases, 'shop', { what: 'automatic' });
    await expect(rollback(releases, 'shop', { to: versionOf(2) })).rejects.toThrow(
      'shop has no other release to go to.',
    );
  });

  test('to the live version is refused', async () => {
    await release(shopAt(1), shopAt(2));
    await expect(rollback(releases, 'shop', { to: versionOf(2) })).rejects.toThrow(
      `shop ${versionOf(2)} is live already.`,
    );
    expect(await shop()).toMatchObject({ history: [versionOf(1)] });
  });

  test('is refused when there is nothing earlier', async () => {
    await release(shopAt(1));
    const before = await registryText();
    await expect(rollback(releases, 'shop')).rejects.toThrow(
      new ReleaseRefused(
        'shop has no earlier release to go back to. npm run retire -- shop takes it off the site.',
      ),
    );
    await expect(rollback(releases, 'unknown')).rejects.toBeInstanceOf(ReleaseRefused);
    expect(await registryText()).toBe(before);
  });

  test('can be followed by a release of the same version', async () => {
    await release(shopAt(1), shopAt(2));
    await rollback(releases, 'shop');
    await release(shopAt(2));
    expect(await shop()).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
  });
});

describe('releases that do not fit together', () => {
  const refusal = async (attempt: () => Promise<unknown>) => {
    const before = await registryText();
    const fault = await attempt().catch((cause: unknown) => cause);
    expect(fault).toBeInstanceOf(ReleaseRefused);
    expect(await registryText()).toBe(before);
    return (fault as ReleaseRefused).message;
  };

  test('are refused when a remote needs a newer kit', async () => {
    await release(aShell({ kit: '1.0.0' }));
    const demanding = await build(aRelease({ kit: '^1.1.0' }));
    expect(await refusal(() => publish(releases, demanding))).toBe(
      `shop ${versionOf(1)} needs kit ^1.1.0, but the shell provides 1.0.0.`,
    );
  });

  test('are refused when a new shell drops the kit of a live remote', async () => {
    await release(aShell(), shopAt(1));
    const shell = await build(aShell({ version: versionOf(2), kit: '2.0.0' }));
    expect(await refusal(() => publish(releases, shell))).toContain('needs kit ^1.0.0');
  });

  test('are refused in a rollback, too', async () => {
    await release(
      aShell(),
      shopAt(1),
      aShell({ version: versionOf(2), kit: '1.1.0' }),
      aRelease({ version: versionOf(2), kit: '^1.1.0' }),
    );
    expect(await refusal(() => rollback(releases, 'shell'))).toContain('needs kit ^1.1.0');
  });

  test('are refused when a rollback of the shell takes a name from its kit that a live remote uses', async () => {
    await release(
      aShell({ kitExports: ['Link'] }),
      aShell({ version: versionOf(2), kitExports: ['Link', 'useWeather'] }),
      aRelease({ kitExports: ['useWeather'] }),
    );
    expect(await refusal(() => rollback(releases, 'shell'))).toBe(
      `shop ${versionOf(1)} uses useWeather of kit, which shell ${versionOf(1)} does not have.`,
    );
  });

  test('are refused when two remotes serve one path', async () => {
    await release(aShell(), shopAt(1));
    const rival = await build(aRelease({ name: 'rival' }));
    expect(await refusal(() => publish(releases, rival))).toBe(
      '/consulting is served by shop and by rival.',
    );
  });

  test('are refused when a remote serves a path of the shell', async () => {
    const upload = { path: '/admin/upload', module: './admin-upload', js: [], css: [] };
    await release(aShell({ routes: [upload] }));
    const grabbing = await build(aRelease({ routes: [upload] }));
    expect(await refusal(() => publish(releases, grabbing))).toBe(
      'shop wants to serve /admin/upload, and only the shell serves pages below /admin.',
    );
  });

  test('are refused when a new shell serves a path of a live remote', async () => {
    await release(aShell(), shopAt(1));
    const { routes } = shopAt(1);
    const shell = await build(aShell({ version: versionOf(2), routes }));
    expect(await refusal(() => publish(releases, shell))).toBe(
      '/consulting is served by shell and by shop.',
    );
  });

  test('are refused when a remote serves an address of the server, and leave no files', async () => {
    await release(aShell());
    const docs = { path: '/api/docs', module: './docs', js: [], css: [] };
    const grabbing = await build(aRelease({ routes: [docs] }));
    expect(await refusal(() => publish(releases, grabbing))).toBe(
      'shop wants to serve /api/docs, which the server answers itself.',
    );
    expect(await readdir(releases)).not.toContain('shop');
  });

  test('are accepted when a path moves from one remote to another', async () => {
    await release(aShell(), shopAt(1));
    await release(aRelease({ version: versionOf(2), routes: [] }), aRelease({ name: 'rival' }));
    expect((await readRegistry(releases)).parts.rival?.active).toBe(versionOf(1));
  });
});

describe('reading the registry', () => {
  test('is empty before the first release', async () => {
    expect(await readRegistry(releases)).toEqual({ parts: {} });
  });

  test.each(['', '{"parts":', '[]', '{"parts":{"shop":{"active":"../..","history":[]}}}'])(
    'fails with the path of the registry when it is %j',
    async (text) => {
      await mkdir(releases);
      const file = path.join(releases, REGISTRY_FILE);
      await writeFile(file, text);
      await expect(readRegistry(releases)).rejects.toThrow(ReleaseRefused);
      await expect(readRegistry(releases)).rejects.toThrow(`${file} is not a valid registry: `);
      await expect(release(shopAt(1))).rejects.toThrow(file);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});

test('a release after a refused one is published', async () => {
  await release(shopAt(1));
  await expect(rollback(releases, 'shop')).rejects.toThrow(ReleaseRefused);
  await release(shopAt(2));
  expect(await shop()).toMatchObject({ active: versionOf(2) });
});
