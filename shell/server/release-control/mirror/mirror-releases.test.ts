import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishCanary } from '@app/federation/canary';
import { exportReleases } from '@app/federation/export-releases';
import { publishPreview } from '@app/federation/publish-preview';
import type { Release } from '@app/federation/registry';
import { readRegistry, replaceFile } from '@app/federation/registry-store';
import {
  contentFolder,
  metadataFile,
  registryFile,
  releaseFolder,
} from '@app/federation/release-paths';
import { publish, ReleaseRefused, rollback } from '@app/federation/releases';
import { signedRegistry } from '@app/federation/signed-registry';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchLiveReleases } from '../../releases/watch-live-releases.ts';
import { fakeReleaseSets } from '../../testing/fake-release-sets.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { type Misbehaviour, type StaticHost, staticHost } from '../../testing/static-host.ts';
import { mirrorReleases } from './mirror-releases.ts';

const PATIENCE = { timeout: 15_000 };
const { privateKey } = generateKeyPairSync('ed25519');
const TROUBLE = 'releases cannot be taken; the last good ones stay live';
const BETTER = 'releases are taken again';

let folder: string;
/** Where releases are made, what the host has, and where they are taken to. */
let origin: string;
let hosted: string;
let releases: string;
let host: StaticHost;

beforeEach(async () => {
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  vi.stubEnv('RELEASE_KEY', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  folder = await temporaryFolder();
  origin = path.join(folder, 'origin/releases');
  hosted = path.join(folder, 'hosted');
  releases = path.join(folder, 'here/releases');
  host = await staticHost(hosted);
});

/** A build; each version has a file of its own and one that all have. */
async function built(one: Release) {
  const files = { [`${one.version}.js`]: `code of ${one.version}`, 'same.js': 'the same' };
  const dist = path.join(folder, 'dist', one.name, one.version);
  const packed = brotliCompressSync('the same');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'same.js.br'), packed);
  const described = { ...one, byContent: true, files: { 'same.js.br': packed.length } };
  return writeBuilt(dist, described, files);
}
/** Makes releases live where they are made. */
async function release(...all: Release[]) {
  for (const one of all) await publish(origin, await built(one));
}
async function releaseAndExport(...all: Release[]) {
  await release(...all);
  await exportReleases(origin, hosted);
}
const shopAt = (number: number) => aRelease({ version: versionOf(number) });

async function mirror() {
  const { log, lines } = recordedLog();
  const running = await mirrorReleases(host.url, releases, log, 20);
  onTestFinished(() => running.stop());
  return { running, lines, texts: () => lines.map(({ msg }) => msg) };
}

const liveShop = async () => (await readRegistry(releases)).parts.shop?.active;
const contentOf = (name: string) => readdir(contentFolder(releases, name));

describe('a server that follows a static host', () => {
  test('has the releases of the host at its start, and every file has its bytes', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await mirror();
    expect(await liveShop()).toBe(versionOf(1));
    const file = path.join(contentFolder(releases, 'shop'), `${versionOf(1)}.js`);
    expect(await readFile(file, 'utf8')).toBe(`code of ${versionOf(1)}`);
    const bundle = path.join(releaseFolder(releases, 'shop', versionOf(1)), 'server.mjs');
    expect(existsSync(bundle)).toBe(true);
    expect(await contentOf('shop')).toContain('same.js.br');
  });

  test('makes a release and a rollback of the host live while it runs', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { lines } = await mirror();
    const { log } = recordedLog();
    const site = await watchLiveReleases(releases, fakeReleaseSets().control.others.read, log);
    onTestFinished(() => site.stop());
    const shop = () => site.current().remotes[0]?.version;
    await releaseAndExport(shopAt(2));
    await expect.poll(shop, PATIENCE).toBe(versionOf(2));
    await rollback(origin, 'shop');
    await exportReleases(origin, hosted);
    await expect.poll(shop, PATIENCE).toBe(versionOf(1));
    expect(lines).toEqual([]);
  });

  test('asks for the registry only, with its ETag, when nothing is new', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await mirror();
    const unchanged = () => host.asked.filter((line) => line === '304 registry.json').length;
    await expect.poll(unchanged, PATIENCE).toBeGreaterThan(2);
    const before = host.asked.filter((line) => !line.endsWith('registry.json')).length;
    const seen = unchanged();
    await expect.poll(unchanged, PATIENCE).toBeGreaterThan(seen + 2);
    expect(host.asked.filter((line) => !line.endsWith('registry.json'))).toHaveLength(before);
  });

  test('fetches of a new release only the files that it does not have', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await mirror();
    await releaseAndExport(shopAt(2));
    await expect.poll(liveShop, PATIENCE).toBe(versionOf(2));
    const asked = (file: string) => host.asked.filter((line) => line === `200 shop/files/${file}`);
    expect(asked('same.js')).toHaveLength(1);
    expect(asked(`${versionOf(2)}.js`)).toHaveLength(1);
  });

  test('has the files of earlier versions, for open tabs, soon after the live ones', async () => {
    await releaseAndExport(aShell(), shopAt(1), shopAt(2), shopAt(3));
    await mirror();
    expect(await liveShop()).toBe(versionOf(3));
    const files = [1, 2, 3].map((number) => `${versionOf(number)}.js`);
    await expect
      .poll(() => contentOf('shop'), PATIENCE)
      .toEqual(expect.arrayContaining([...files, 'same.js']));
  });

  test('has the files of a canary and of a preview', async () => {
    await release(aShell(), shopAt(1));
    await publishCanary(origin, await built(shopAt(2)), 10);
    await publishPreview(origin, await built(aRelease({ name: 'careers', routes: [] })));
    await exportReleases(origin, hosted);
    await mirror();
    expect((await readRegistry(releases)).parts.shop?.canary?.version).toBe(versionOf(2));
    expect(await contentOf('shop')).toContain(`${versionOf(2)}.js`);
    await expect
      .poll(() => contentOf('careers').catch(() => []), PATIENCE)
      .toContain(`${versionOf(1)}.js`);
  });

  test('deletes what the registry of the host no longer names', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const old = path.join(releaseFolder(releases, 'shop', versionOf(8)), 'server.mjs');
    await mkdir(path.dirname(old), { recursive: true });
    await writeFile(old, '');
    await mirror();
    await expect.poll(() => existsSync(old), PATIENCE).toBe(false);
    expect(await contentOf('shop')).toContain('same.js');
  });

  test('replaces a file that was damaged on its own disk at its next start', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await (await mirror()).running.stop();
    const file = path.join(contentFolder(releases, 'shop'), 'same.js');
    await writeFile(file, 'damaged');
    await mirror();
    expect(await readFile(file, 'utf8')).toBe('the same');
  });
});

const status =
  (code: number): Misbehaviour =>
  (_, response) => {
    response.writeHead(code).end('no');
    return 'answered';
  };
const cutOff: Misbehaviour = (_, response) => {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('{"parts":');
  setImmediate(() => response.destroy());
  return 'answered';
};
const send =
  (wanted: RegExp, bytes: () => string | Buffer): Misbehaviour =>
  (file, response) => {
    if (!wanted.test(file)) return undefined;
    response.end(bytes());
    return 'answered';
  };
const endless: Misbehaviour = (file, response) => {
  if (file !== 'registry.json') return undefined;
  const more = () => {
    while (response.write(Buffer.alloc(64 * 1024, ' '))) if (response.destroyed) return;
  };
  response.on('drain', more);
  more();
  return 'answered';
};

describe('the last good releases stay, with a line when it begins and one when it ends', () => {
  test.each<[string, Misbehaviour, string]>([
    ['answers with 404', status(404), 'registry.json: the host answers with status 404'],
    ['answers with 500', status(500), 'registry.json: the host answers with status 500'],
    ['sends it elsewhere', status(302), 'registry.json: the host answers with status 302'],
    ['breaks off', cutOff, 'registry.json: the host cannot be reached (ECONNRESET)'],
    ['never ends its answer', endless, 'registry.json: the host sends more than 4194304 bytes'],
    ['sends an empty registry', send(/^registry/, () => ''), 'is not a valid registry'],
    ['sends no registry', send(/^registry/, () => '<html>'), 'is not a valid registry'],
    ['sends one without signature', send(/^registry/, () => '{"parts":{}}'), 'is not signed'],
    [
      'has a file of the release with other bytes',
      send(/2\.js$/, () => 'evil'),
      `shop/files/${versionOf(2)}.js: the host sends other bytes`,
    ],
    [
      'has an endless file in the release',
      send(/2\.js$/, () => Buffer.alloc(80 * 1024 * 1024)),
      'the host sends more than',
    ],
    [
      'has another description of the release',
      send(/2\/release\.json$/, () => '{}'),
      `shop/${versionOf(2)}/release.json: the host sends other bytes`,
    ],
    [
      'does not have a file yet',
      (file, response) => (file.endsWith('2.js') ? status(404)(file, response) : undefined),
      `shop/files/${versionOf(2)}.js: the host answers with status 404`,
    ],
  ])('while the host %s', async (_, misbehaviour, why) => {
    await releaseAndExport(aShell(), shopAt(1));
    const { lines, texts } = await mirror();
    host.misbehave(misbehaviour);
    await releaseAndExport(shopAt(2));
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE]);
    expect(lines[0]).toMatchObject({ level: 50, why: expect.stringContaining(why) });
    expect(await liveShop()).toBe(versionOf(1));
    const asked = host.asked.length;
    await expect.poll(() => host.asked.length, PATIENCE).toBeGreaterThan(asked + 2);
    expect(texts()).toEqual([TROUBLE]);
    expect(await contentOf('shop')).not.toContain(`${versionOf(2)}.js`);
    host.behave();
    await expect.poll(liveShop, PATIENCE).toBe(versionOf(2));
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE, BETTER]);
  });

  test('while the host is down', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { texts } = await mirror();
    await host.goDown();
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE]);
    expect(await liveShop()).toBe(versionOf(1));
    await releaseAndExport(shopAt(2));
    await host.comeBack();
    await expect.poll(liveShop, PATIENCE).toBe(versionOf(2));
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE, BETTER]);
  });

  test('when the host shows an old registry again, also after a start', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const old = await readFile(path.join(hosted, 'registry.json'));
    await releaseAndExport(shopAt(2));
    const first = await mirror();
    await replaceFile(registryFile(hosted), old);
    const why = 'is older than what was served (2, after 3)';
    const isOld = { kind: 'refused', why: expect.stringContaining(why) };
    await expect.poll(() => first.lines, PATIENCE).toMatchObject([isOld]);
    await first.running.stop();
    const second = await mirror();
    expect(second.lines).toMatchObject([isOld]);
    expect(await liveShop()).toBe(versionOf(2));
  });

  test('when the host has another registry under the same number', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { lines } = await mirror();
    const { parts } = await readRegistry(origin);
    const other = signedRegistry({ serial: 2, parts: { ...parts } }, privateKey).replace(
      '\n',
      '\n ',
    );
    await replaceFile(registryFile(hosted), other);
    await expect
      .poll(() => lines, PATIENCE)
      .toMatchObject([
        { why: 'registry.json of the host is another one than was served under the number 2' },
      ]);
  });

  test('when another key has signed the registry', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { lines } = await mirror();
    const foreign = generateKeyPairSync('ed25519').privateKey;
    const text = signedRegistry({ ...(await readRegistry(origin)), serial: 9 }, foreign);
    await replaceFile(registryFile(hosted), text);
    const why = expect.stringContaining('is not signed with the key of this installation');
    await expect.poll(() => lines, PATIENCE).toMatchObject([{ kind: 'refused', why }]);
  });

  test('when what its teams have signed is missing, or of another registry', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { lines } = await mirror();
    const before = await readFile(path.join(hosted, metadataFile(2)));
    host.misbehave((file, response) => {
      if (file !== metadataFile(3)) return undefined;
      response.end(before);
      return 'answered';
    });
    await releaseAndExport(shopAt(2));
    const why = expect.stringContaining('are not signed as they have to be');
    await expect.poll(() => lines, PATIENCE).toMatchObject([{ kind: 'refused', why }]);
    // Before it behaves: a look between the two would find all that it wants.
    await rm(path.join(hosted, metadataFile(3)));
    host.behave();
    const missing = expect.stringContaining('metadata-3.json: the host answers with status 404');
    await expect.poll(() => lines[1], PATIENCE).toMatchObject({ kind: 'not sent', why: missing });
    expect(await liveShop()).toBe(versionOf(1));
  });

  test('when its registry was released last month and nobody has said since that it is the latest', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { running } = await mirror();
    await releaseAndExport(shopAt(2));
    await running.stop();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const { lines } = await mirror();
    const why = expect.stringContaining('metadata-3.json of the host is too old: the signature of');
    expect(lines).toMatchObject([{ kind: 'refused', why }]);
    expect(await liveShop()).toBe(versionOf(1));
    await exportReleases(origin, hosted);
    await expect.poll(liveShop, PATIENCE).toBe(versionOf(2));
  });

  test('when nobody has said for a week that what it has is the latest', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { texts } = await mirror();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE]);
    expect(await liveShop()).toBe(versionOf(1));
    await exportReleases(origin, hosted);
    await expect.poll(texts, PATIENCE).toEqual([TROUBLE, BETTER]);
  });

  test('when releases that were signed do not fit together', async () => {
    await releaseAndExport(aShell(), shopAt(1), aRelease({ name: 'about', routes: [] }));
    const { lines } = await mirror();
    const registry = await readRegistry(origin);
    const { shell: _, ...parts } = registry.parts;
    const text = signedRegistry({ serial: 9, parts }, privateKey);
    await replaceFile(registryFile(hosted), text);
    const why = 'registry.json of the host has no shell';
    await expect.poll(() => lines, PATIENCE).toMatchObject([{ kind: 'refused', why }]);
    expect((await readRegistry(releases)).parts.shell).toBeDefined();
  });
});

describe('a start', () => {
  test('of a new machine fails with one line while the host is down', async () => {
    await host.goDown();
    const message = `RELEASES_URL: nothing can be taken from ${host.url} (registry.json: the host cannot be reached (ECONNREFUSED)), and nothing was taken before.`;
    await expect(mirror()).rejects.toThrow(new ReleaseRefused(message));
  });

  test('of a new machine fails when the host has half of what its registry names', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await rm(path.join(contentFolder(hosted, 'shop'), 'same.js'));
    await expect(mirror()).rejects.toThrow('shop/files/same.js: the host answers with status 404');
    expect(existsSync(registryFile(releases))).toBe(false);
  });

  test('of a machine that has taken releases before serves them while the host is down', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    await (await mirror()).running.stop();
    await host.goDown();
    const { texts } = await mirror();
    expect(texts()).toEqual([TROUBLE]);
    expect(await liveShop()).toBe(versionOf(1));
  });

  test('ends a request that hangs when it is stopped', async () => {
    await releaseAndExport(aShell(), shopAt(1));
    const { running, texts } = await mirror();
    const hangs = Promise.withResolvers<void>();
    host.misbehave(() => {
      hangs.resolve();
      return 'answered';
    });
    await hangs.promise;
    await running.stop();
    expect(texts()).toEqual([]);
  });
});
