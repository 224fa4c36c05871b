import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Release } from './registry.ts';
import {
  publish,
  publishAtStart,
  REGISTRY_FILE,
  ReleaseRefused,
  readRegistry,
  readRelease,
  releaseFolder,
  rollback,
} from './releases.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
});

const build = (release: Release, files?: Record<string, string>) =>
  writeBuilt(path.join(folder, 'dist', release.name, release.version), release, files);
const release = async (...all: Release[]) => {
  for (const one of all) await publish(releases, await build(one));
};
const shopAt = (number: number) => aRelease({ version: versionOf(number) });
const shop = async () => (await readRegistry(releases)).parts.shop;
const registryText = () => readFile(path.join(releases, REGISTRY_FILE), 'utf8');

describe('publishing', () => {
  it('copies the release into its own folder and makes it live', async () => {
    const one = aRelease();
    await publish(
      releases,
      await build(one, { 'remoteEntry.js': 'code', 'remoteEntry.js.br': 'c' }),
    );
    const files = await readdir(releaseFolder(releases, 'shop', one.version));
    expect(files.sort()).toEqual([
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server.mjs',
    ]);
    expect(await readRelease(releases, 'shop', one.version)).toEqual(one);
    expect(await shop()).toEqual({
      active: one.version,
      history: [],
      madeLiveBy: 'release',
    });
  });

  it('keeps the files of the earlier release and adds it to the history', async () => {
    await release(shopAt(1), shopAt(2));
    expect(await shop()).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
    expect((await readRelease(releases, 'shop', versionOf(1))).version).toBe(versionOf(1));
  });

  it('does not change a release that was published before', async () => {
    await publish(releases, await build(aRelease(), { 'a.js': 'first' }));
    const before = await registryText();
    await publish(releases, await build(aRelease(), { 'a.js': 'second' }));
    const file = path.join(releaseFolder(releases, 'shop', versionOf(1)), 'a.js');
    expect(await readFile(file, 'utf8')).toBe('first');
    expect(await registryText()).toBe(before);
  });

  it('leaves no partial files behind', async () => {
    await release(aShell(), shopAt(1));
    const left = await readdir(releases, { recursive: true });
    expect(left.filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('replaces partial files of a killed process', async () => {
    const target = releaseFolder(releases, 'shop', versionOf(1));
    const half = [`${target}.partial`, `${releaseFolder(releases, 'shop', versionOf(7))}.partial`];
    for (const folder of half) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'old.js'), 'half');
    }
    await writeFile(path.join(releases, `${REGISTRY_FILE}.partial`), '{"par');
    await release(shopAt(1));
    expect(await readdir(target)).not.toContain('old.js');
    expect(await readdir(path.dirname(target))).toEqual([versionOf(1)]);
    expect(await shop()).toMatchObject({ active: versionOf(1) });
  });
});

describe('publishing at a start', () => {
  const start = async (...all: Release[]) =>
    publishAtStart(releases, await Promise.all(all.map((one) => build(one))));

  it('makes the new build live when nothing is live yet', async () => {
    expect(await start(aShell(), shopAt(1))).toEqual([]);
    expect((await readRegistry(releases)).parts).toMatchObject({
      shell: { active: versionOf(1), madeLiveBy: 'start' },
      shop: { active: versionOf(1), madeLiveBy: 'start' },
    });
  });

  it('replaces a version that an earlier start made live', async () => {
    await start(shopAt(1));
    expect(await start(shopAt(2))).toEqual([]);
    expect(await shop()).toEqual({
      active: versionOf(2),
      history: [versionOf(1)],
      madeLiveBy: 'start',
    });
  });

  it('keeps a version that a team has released, and reports it', async () => {
    await start(aShell(), shopAt(1));
    await release(shopAt(2));
    const before = await registryText();
    const kept = { name: 'shop', live: versionOf(2), madeLiveBy: 'release' };
    expect(await start(aShell(), shopAt(1))).toEqual([{ ...kept, built: versionOf(1) }]);
    expect(await start(aShell(), shopAt(3))).toEqual([{ ...kept, built: versionOf(3) }]);
    expect(await registryText()).toBe(before);
    expect(await readdir(path.join(releases, 'shop'))).not.toContain(versionOf(3));
  });

  it('keeps a version that a team has rolled back to', async () => {
    await start(shopAt(1));
    await start(shopAt(2));
    await rollback(releases, 'shop');
    expect(await start(shopAt(2))).toMatchObject([{ live: versionOf(1), madeLiveBy: 'rollback' }]);
    expect(await start(shopAt(3))).toMatchObject([{ live: versionOf(1), madeLiveBy: 'rollback' }]);
  });

  it('keeps the later of two versions that starts have made live', async () => {
    await start(shopAt(1));
    await start(shopAt(2));
    expect(await start(shopAt(1))).toMatchObject([{ live: versionOf(2), madeLiveBy: 'start' }]);
  });

  it('keeps the live version when the registry does not tell what made it live', async () => {
    await release(shopAt(1));
    const old = { active: versionOf(1), history: [], built: versionOf(1) };
    await writeFile(path.join(releases, REGISTRY_FILE), JSON.stringify({ parts: { shop: old } }));
    expect(await start(shopAt(2))).toEqual([
      { name: 'shop', live: versionOf(1), madeLiveBy: undefined, built: versionOf(2) },
    ]);
  });

  it('does not report a part whose build is live already', async () => {
    await release(shopAt(1));
    expect(await start(shopAt(1))).toEqual([]);
    expect(await shop()).toMatchObject({ madeLiveBy: 'release' });
  });

  it('replaces shell and remotes together when they only fit together', async () => {
    await start(aShell(), shopAt(1));
    const shell = aShell({ version: versionOf(2), kit: '2.0.0' });
    expect(await start(shell, aRelease({ version: versionOf(2), kit: '^2.0.0' }))).toEqual([]);
    expect(await shop()).toMatchObject({ active: versionOf(2) });
  });

  it('changes nothing when its parts do not fit a release that stays', async () => {
    await start(aShell(), shopAt(1));
    await release(shopAt(2));
    const before = await registryText();
    await expect(start(aShell({ version: versionOf(2), kit: '2.0.0' }))).rejects.toThrow(
      `shop ${versionOf(2)} needs kit ^1.0.0, but the shell provides 2.0.0.`,
    );
    expect(await registryText()).toBe(before);
  });
});

describe('rolling back', () => {
  it('goes back one release at a time', async () => {
    await release(shopAt(1), shopAt(2), shopAt(3));
    expect(await rollback(releases, 'shop')).toEqual({ from: versionOf(3), to: versionOf(2) });
    expect(await rollback(releases, 'shop')).toEqual({ from: versionOf(2), to: versionOf(1) });
    expect(await shop()).toEqual({ active: versionOf(1), history: [], madeLiveBy: 'rollback' });
  });

  it('is refused when there is nothing earlier', async () => {
    await release(shopAt(1));
    const before = await registryText();
    await expect(rollback(releases, 'shop')).rejects.toThrow(
      new ReleaseRefused('shop has no earlier release to go back to.'),
    );
    await expect(rollback(releases, 'unknown')).rejects.toBeInstanceOf(ReleaseRefused);
    expect(await registryText()).toBe(before);
  });

  it('can be followed by a release of the same version', async () => {
    await release(shopAt(1), shopAt(2));
    await rollback(releases, 'shop');
    await release(shopAt(2));
    expect(await shop()).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
  });
});

describe('releases that do not fit together', () => {
  const refusal = async (attempt: Promise<unknown>) => {
    const before = await registryText();
    const fault = await attempt.catch((cause: unknown) => cause);
    expect(fault).toBeInstanceOf(ReleaseRefused);
    expect(await registryText()).toBe(before);
    return (fault as ReleaseRefused).message;
  };

  it('are refused when a remote needs a newer kit', async () => {
    await release(aShell({ kit: '1.0.0' }));
    const demanding = await build(aRelease({ kit: '^1.1.0' }));
    expect(await refusal(publish(releases, demanding))).toBe(
      `shop ${versionOf(1)} needs kit ^1.1.0, but the shell provides 1.0.0.`,
    );
  });

  it('are refused when a new shell drops the kit of a live remote', async () => {
    await release(aShell(), shopAt(1));
    const shell = await build(aShell({ version: versionOf(2), kit: '2.0.0' }));
    expect(await refusal(publish(releases, shell))).toContain('needs kit ^1.0.0');
  });

  it('are refused in a rollback, too', async () => {
    await release(
      aShell(),
      shopAt(1),
      aShell({ version: versionOf(2), kit: '1.1.0' }),
      aRelease({ version: versionOf(2), kit: '^1.1.0' }),
    );
    expect(await refusal(rollback(releases, 'shell'))).toContain('needs kit ^1.1.0');
  });

  it('are refused when two remotes serve one path', async () => {
    await release(aShell(), shopAt(1));
    const rival = await build(aRelease({ name: 'rival' }));
    expect(await refusal(publish(releases, rival))).toBe(
      '/consulting is served by shop and by rival.',
    );
  });

  it('are refused when a remote serves a path of the shell', async () => {
    const upload = { path: '/admin/upload', module: './admin-upload', js: [], css: [] };
    await release(aShell({ routes: [upload] }));
    const grabbing = await build(aRelease({ routes: [upload] }));
    expect(await refusal(publish(releases, grabbing))).toBe(
      '/admin/upload is served by shell and by shop.',
    );
  });

  it('are refused when a new shell serves a path of a live remote', async () => {
    await release(aShell(), shopAt(1));
    const { routes } = shopAt(1);
    const shell = await build(aShell({ version: versionOf(2), routes }));
    expect(await refusal(publish(releases, shell))).toBe(
      '/consulting is served by shell and by shop.',
    );
  });

  it('are refused when a remote serves an address of the server, and leave no files', async () => {
    await release(aShell());
    const docs = { path: '/api/docs', module: './docs', js: [], css: [] };
    const grabbing = await build(aRelease({ routes: [docs] }));
    expect(await refusal(publish(releases, grabbing))).toBe(
      'shop wants to serve /api/docs, which the server answers itself.',
    );
    expect(await readdir(releases)).not.toContain('shop');
  });

  it('are accepted when a path moves from one remote to another', async () => {
    await release(aShell(), shopAt(1));
    await release(aRelease({ version: versionOf(2), routes: [] }), aRelease({ name: 'rival' }));
    expect((await readRegistry(releases)).parts.rival?.active).toBe(versionOf(1));
  });
});

describe('reading the registry', () => {
  it('is empty before the first release', async () => {
    expect(await readRegistry(releases)).toEqual({ parts: {} });
  });

  it.each(['', '{"parts":', '[]', '{"parts":{"shop":{"active":"../..","history":[]}}}'])(
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

it('a release after a refused one is published', async () => {
  await release(shopAt(1));
  await expect(rollback(releases, 'shop')).rejects.toThrow(ReleaseRefused);
  await release(shopAt(2));
  expect(await shop()).toMatchObject({ active: versionOf(2) });
});
