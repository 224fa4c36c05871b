import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Release } from './registry.ts';
import {
  type BuiltRelease,
  type Flip,
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

  it('makes kit 2 live with the remotes that need it, in one step, while one that fits both stays', async () => {
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
    expect(await shop()).toEqual({
      active: versionOf(2),
      history: [versionOf(1)],
      madeLiveBy: 'release',
    });
  });

  it('moves a path from one remote to another in one step', async () => {
    await release(aShell(), shopAt(1), remote('rival', 1, '^1.0.0'));
    const { routes } = shopAt(1);
    const taking = aRelease({ name: 'rival', version: versionOf(2), routes });
    const [giving, taken] = await all(aRelease({ version: versionOf(2), routes: [] }), taking);
    await publish(releases, [giving, taken] as BuiltRelease[]);
    expect(await live()).toMatchObject({ shop: versionOf(2), rival: versionOf(2) });
  });

  it('shows the check what would be live and what is, and a refusal leaves no files', async () => {
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

  it('are refused when a rollback of the shell takes a name from its kit that a live remote uses', async () => {
    await release(
      aShell({ kitExports: ['Link'] }),
      aShell({ version: versionOf(2), kitExports: ['Link', 'useWeather'] }),
      aRelease({ kitExports: ['useWeather'] }),
    );
    expect(await refusal(rollback(releases, 'shell'))).toBe(
      `shop ${versionOf(1)} uses useWeather of kit, which shell ${versionOf(1)} does not have.`,
    );
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
      'shop wants to serve /admin/upload, and only the shell serves pages below /admin.',
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
