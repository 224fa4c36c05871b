import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Metadata, MetadataKind, MetaFile, Signature, Snapshot, Timestamp } from '@tufjs/models';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishCanary } from './canary.ts';
import { integrityOf } from './integrity.ts';
import { hexOf, type MetadataSet, metadataKey, provenanceIn } from './metadata.ts';
import { publishPreview } from './publish-preview.ts';
import { readTrusted } from './registry-store.ts';
import { findServerKeys, type ReleaseKeys, readPrivateKey } from './release-keys.ts';
import {
  goodCopyFile,
  metadataFile,
  registryFile,
  serverKeyFile,
  teamKeyFile,
} from './release-paths.ts';
import { publish, ReleaseRefused, readRegistry, rollback } from './releases.ts';
import { keepFresh } from './renew-timestamp.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';
import { repairRegistry, trustFound } from './trust.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
});

const shopAt = (number: number) => aRelease({ version: versionOf(number) });
const marketingAt = (number: number) =>
  aRelease({
    name: 'marketing',
    version: versionOf(number),
    routes: [{ path: '/about', module: './about', js: [], css: [] }],
  });
const built = (one: ReturnType<typeof aRelease>) =>
  writeBuilt(path.join(folder, 'dist', one.name, one.version), one);
async function release(...all: ReturnType<typeof aRelease>[]) {
  for (const one of all) await publish(releases, await built(one));
}
const reading = () => readRegistry(releases);
const serial = async () => (await reading()).serial ?? 0;
const liveShop = async () => (await reading()).parts.shop?.active;

/** A key pair of a team, with its private key as the setting has it. */
function teamKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { privateKey, publicKey, text };
}

type Pair = Pick<ReturnType<typeof teamKey>, 'privateKey' | 'publicKey'>;

/** The keys of teams that this process has from now on, and no others. */
async function onlyTeamKeys(...texts: string[]) {
  for (const part of ['shell', 'shop', 'marketing'])
    await rm(teamKeyFile(releases, part), { force: true });
  vi.stubEnv('RELEASE_TEAM_KEY', texts.join(' '));
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** Days later, by the clock of the computer. */
function later(days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
}

const setFile = async () => path.join(releases, metadataFile(await serial()));
const setOf = async (): Promise<MetadataSet> => JSON.parse(await readFile(await setFile(), 'utf8'));

const signed = (metadata: Metadata<Snapshot> | Metadata<Timestamp>, keys: ReleaseKeys): string => {
  const { privateKey } = keys;
  if (!privateKey) throw new Error('There is no key to sign with');
  metadata.sign(
    (bytes) =>
      new Signature({
        keyID: metadataKey(keys.publicKey).keyID,
        sig: sign(null, bytes, privateKey).toString('hex'),
      }),
  );
  return JSON.stringify(metadata.toJSON());
};
const metaOf = (text: string) =>
  new MetaFile({
    version: JSON.parse(text).signed.version,
    hashes: { sha256: hexOf(integrityOf(text)) },
  });

/** The set with one file replaced, by somebody who has the key of the server: snapshot and timestamp fit. */
async function forged(file: string, text: string): Promise<MetadataSet> {
  const server = await findServerKeys(releases);
  if (!server) throw new Error('There is no key of the server');
  const set = { ...(await setOf()), [file]: text };
  const snapshot = Metadata.fromJSON(MetadataKind.Snapshot, JSON.parse(set['snapshot.json'] ?? ''));
  const meta = { ...snapshot.signed.meta, [file]: metaOf(text) };
  const { version, expires, specVersion } = snapshot.signed;
  const snapshotText = signed(
    new Metadata(new Snapshot({ version, expires, specVersion, meta })),
    server,
  );
  const snapshotMeta = metaOf(snapshotText);
  const timestamp = new Timestamp({ version: 99, expires, specVersion, snapshotMeta });
  const timestampText = signed(new Metadata(timestamp), server);
  return { ...set, 'snapshot.json': snapshotText, 'timestamp.json': timestampText };
}
const putBack = async (set: MetadataSet) => writeFile(await setFile(), JSON.stringify(set));

/** Signed metadata of a part, with the signature of another key in place of its own. */
function resigned(text: string, { privateKey, publicKey }: Pair): string {
  const metadata = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text));
  const { keyID } = metadataKey(publicKey);
  metadata.sign(
    (bytes) => new Signature({ keyID, sig: sign(null, bytes, privateKey).toString('hex') }),
    false,
  );
  return JSON.stringify(metadata.toJSON());
}

describe('the key of the shop', () => {
  const shop = teamKey();
  let keyOfMarketing: Pair;
  beforeEach(async () => {
    const { publicKey } = shop;
    await release(aShell(), marketingAt(1));
    const privateKey = readPrivateKey(await readFile(teamKeyFile(releases, 'marketing'), 'utf8'));
    keyOfMarketing = { privateKey, publicKey: createPublicKey(privateKey) };
    vi.stubEnv('RELEASE_TEAM_KEY', shop.text);
    onTestFinished(() => void vi.unstubAllEnvs());
    const signers = { keys: [publicKey], threshold: 1 };
    await publish(releases, { ...(await built(shopAt(1))), signers });
    await onlyTeamKeys(shop.text);
  });

  test.each([
    ['a release of marketing', async () => publish(releases, await built(marketingAt(2)))],
    [
      'a release of the shell',
      async () => publish(releases, await built(aShell({ version: versionOf(2) }))),
    ],
    ['a canary of marketing', async () => publishCanary(releases, await built(marketingAt(2)), 5)],
    ['a preview of marketing', async () => publishPreview(releases, await built(marketingAt(2)))],
  ])('does not make %s', async (_, attempt) => {
    const before = await readFile(registryFile(releases), 'utf8');
    await expect(attempt()).rejects.toThrow(/signed by its team, and 0 of the 1 keys/);
    expect(await readFile(registryFile(releases), 'utf8')).toBe(before);
  });

  test('makes a release of the shop', async () => {
    await release(shopAt(2));
    expect(await liveShop()).toBe(versionOf(2));
  });

  test.each(['marketing', 'shell'])('under metadata of %s is no signature', async (part) => {
    const file = `part.${part}.json`;
    const theirs = resigned((await setOf())[file] ?? '', shop);
    await putBack(await forged(file, theirs));
    await expect(reading()).rejects.toThrow(`part.${part} was signed by 0/1 keys`);
    await expect(release(shopAt(2))).rejects.toThrow('was signed by 0/1 keys');
  });

  test('is none for a release of marketing in the metadata of the shop', async () => {
    const set = await setOf();
    const marketing = JSON.parse(set['part.marketing.json'] ?? '');
    const own = JSON.parse(set['part.shop.json'] ?? '');
    Object.assign(own.signed.targets, marketing.signed.targets);
    await putBack(await forged('part.shop.json', resigned(JSON.stringify(own), shop)));
    // What it says of others counts for nothing.
    expect(await serial()).toBe(3);
    marketing.signed.targets = {};
    const emptied = resigned(JSON.stringify(marketing), keyOfMarketing);
    await putBack(await forged('part.marketing.json', emptied));
    await expect(reading()).rejects.toThrow(`marketing ${versionOf(1)} is not signed by its team`);
  });
});

describe('a registry of last month that is put back', () => {
  async function lastMonth() {
    await release(aShell(), shopAt(1));
    const old = new Map<string, string>();
    for (const file of [registryFile(releases), await setFile()])
      old.set(file, await readFile(file, 'utf8'));
    later(31);
    await release(shopAt(2));
    for (const [file, text] of old) await writeFile(file, text);
  }

  test('is refused, because a later one was live', async () => {
    await lastMonth();
    await expect(reading()).rejects.toThrow('is older than the last good one (2, after 3)');
    await expect(release(shopAt(3))).rejects.toThrow('is older than the last good one');
  });

  test('where nothing remembers a later one, is served and cannot be changed', async () => {
    await lastMonth();
    await rm(goodCopyFile(releases));
    expect(await liveShop()).toBe(versionOf(1));
    expect(await keepFresh(releases)).toMatch(/^the signature of timestamp ended at 20/);
    await expect(release(shopAt(3))).rejects.toThrow('is too old to be changed: the signature of');
    await expect(rollback(releases, 'shop')).rejects.toThrow('is too old to be changed');
    await trustFound(releases);
    await release(shopAt(3));
    expect(await liveShop()).toBe(versionOf(3));
  });
});

describe('the timestamp', () => {
  const expires = async () =>
    (await readTrusted(releases))?.metadata?.timestamp.signed.expires ?? '';

  test('is renewed by the server each day, while the registry stays as it is', async () => {
    await release(aShell());
    const [before, text] = [await expires(), await readFile(registryFile(releases), 'utf8')];
    expect(await keepFresh(releases)).toBeUndefined();
    expect(await expires()).toBe(before);
    later(2);
    expect(await keepFresh(releases)).toBeUndefined();
    expect(Date.parse(await expires()) - Date.parse(before)).toBeGreaterThan(DAY_MS);
    expect(await readFile(registryFile(releases), 'utf8')).toBe(text);
  });

  test('is not renewed without the key of the server', async () => {
    await release(aShell());
    await rm(serverKeyFile(releases));
    later(8);
    expect(await keepFresh(releases)).toMatch(/^the signature of timestamp ended at /);
  });

  test('is renewed after a long pause when the registry is the one that was live last', async () => {
    await release(aShell(), shopAt(1));
    later(100);
    expect(await keepFresh(releases)).toBeUndefined();
    later(800);
    await release(shopAt(2));
    expect(await keepFresh(releases)).toBeUndefined();
  });
});

describe('metadata of one registry with those of another', () => {
  test.each(['targets.json', 'snapshot.json', 'timestamp.json', 'part.shop.json'])(
    'are refused when %s is from before',
    async (file) => {
      await release(aShell(), shopAt(1));
      const before = (await setOf())[file] ?? '';
      await release(shopAt(2));
      await putBack({ ...(await setOf()), [file]: before });
      await expect(reading()).rejects.toThrow('are not signed as they have to be');
      await expect(release(shopAt(3))).rejects.toThrow('are not signed as they have to be');
    },
  );

  test('are refused when all of them are from before', async () => {
    await release(aShell(), shopAt(1));
    const before = await setOf();
    await release(shopAt(2));
    await putBack(before);
    await expect(reading()).rejects.toThrow('are not signed as they have to be');
  });

  test('are refused when targets from before are under the keys of the server', async () => {
    await release(aShell(), shopAt(1));
    const before = (await setOf())['targets.json'] ?? '';
    await release(shopAt(2));
    await putBack(await forged('targets.json', before));
    await expect(reading()).rejects.toThrow('are not signed as they have to be');
  });

  test.each([
    ['are missing', undefined, 'is missing'],
    ['are damaged', '{"root.json":7}', 'cannot be read'],
    ['have no root', '{}', 'root.json is missing'],
    ['say that nobody signs', '{"root.json":"{}"}', 'signed is not defined'],
  ])('are refused when they %s', async (_, text, why) => {
    await release(aShell());
    const file = await setFile();
    if (text === undefined) await rm(file);
    else await writeFile(file, text);
    await expect(reading()).rejects.toThrow(why);
    await expect(repairRegistry(releases)).rejects.toThrow(ReleaseRefused);
    await trustFound(releases);
    await release(shopAt(1));
    expect(await liveShop()).toBe(versionOf(1));
  });
});

describe('a part that takes two signatures', () => {
  const [first, second] = [teamKey(), teamKey()];
  const signers = { keys: [first.publicKey, second.publicKey], threshold: 2 };

  test('is not released with one, twice the same or one of somebody else', async () => {
    await release(aShell());
    for (const keys of [[first], [first, first], [first, teamKey()]]) {
      await onlyTeamKeys(...keys.map(({ text }) => text));
      const attempt = publish(releases, { ...(await built(shopAt(1))), signers });
      await expect(attempt).rejects.toThrow('1 of the 2 keys');
    }
  });

  test('is released with both, and one of them alone is not enough in its metadata', async () => {
    await release(aShell());
    await onlyTeamKeys(first.text, second.text);
    await publish(releases, { ...(await built(shopAt(1))), signers });
    expect(await liveShop()).toBe(versionOf(1));
    const alone = resigned((await setOf())['part.shop.json'] ?? '', first);
    await putBack(await forged('part.shop.json', alone));
    await expect(reading()).rejects.toThrow('part.shop was signed by 1/2 keys');
  });
});

describe('a key that the operator has replaced', () => {
  const [stolen, fresh] = [teamKey(), teamKey()];
  const signersOf = (one: ReturnType<typeof teamKey>) => async (part: string) =>
    part === 'shop' ? { keys: [one.publicKey], threshold: 1 } : undefined;
  beforeEach(async () => {
    await release(aShell(), shopAt(1));
    vi.stubEnv('RELEASE_TEAM_KEY', `${stolen.text} ${fresh.text}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    await trustFound(releases, signersOf(stolen));
    await release(shopAt(2));
  });

  test('releases nothing any more, and the new one does', async () => {
    await trustFound(releases, signersOf(fresh));
    expect(await liveShop()).toBe(versionOf(2));
    await onlyTeamKeys(stolen.text);
    await expect(release(shopAt(3))).rejects.toThrow('0 of the 1 keys');
    await onlyTeamKeys(fresh.text);
    await release(shopAt(3));
    expect(await liveShop()).toBe(versionOf(3));
  });

  test('is no signature in metadata from before', async () => {
    const before = (await setOf())['part.shop.json'] ?? '';
    await trustFound(releases, signersOf(fresh));
    await putBack(await forged('part.shop.json', before));
    await expect(reading()).rejects.toThrow('part.shop was signed by 0/1 keys');
  });

  test('is not replaced by one that is not there to sign what is live', async () => {
    await onlyTeamKeys(stolen.text);
    await expect(trustFound(releases, signersOf(fresh))).rejects.toThrow('0 of the 1 keys');
    expect(await liveShop()).toBe(versionOf(2));
  });
});

describe('keys that OWNERS names', () => {
  const [first, second] = [teamKey(), teamKey()];
  const releaseFor = async (number: number, { publicKey }: Pair) =>
    publish(releases, {
      ...(await built(shopAt(number))),
      signers: { keys: [publicKey], threshold: 1 },
    });

  test('that are others than before release nothing until the operator has agreed', async () => {
    await release(aShell());
    await onlyTeamKeys(first.text, second.text);
    await releaseFor(1, first);
    await expect(releaseFor(2, second)).rejects.toThrow(
      'OWNERS of shop names other keys than those that sign its releases: npm run registry -- trust.',
    );
    expect(await liveShop()).toBe(versionOf(1));
    await trustFound(releases, async (part) =>
      part === 'shop' ? { keys: [second.publicKey], threshold: 1 } : undefined,
    );
    await releaseFor(2, second);
    expect(await liveShop()).toBe(versionOf(2));
  });
});

test('a team that has signed nothing for a year stops its own releases, and no others', async () => {
  const shop = teamKey();
  await release(aShell(), marketingAt(1));
  vi.stubEnv('RELEASE_TEAM_KEY', shop.text);
  onTestFinished(() => void vi.unstubAllEnvs());
  const signers = { keys: [shop.publicKey], threshold: 1 };
  for (const number of [1, 2])
    await publish(releases, { ...(await built(shopAt(number))), signers });
  vi.stubEnv('RELEASE_TEAM_KEY', '');
  later(200);
  await release(marketingAt(2));
  later(200);
  await release(marketingAt(3));
  await expect(rollback(releases, 'shop')).rejects.toThrow('the signature of part.shop ended at');
  expect(await keepFresh(releases)).toMatch(/^the signature of part.shop ended at /);
  vi.stubEnv('RELEASE_TEAM_KEY', shop.text);
  await rollback(releases, 'shop');
  expect(await liveShop()).toBe(versionOf(1));
  expect(await keepFresh(releases)).toBeUndefined();
});

test('what a release was built from is signed with it, and stays when others follow', async () => {
  const provenance = { commit: 'abc', edited: true, builder: 'Node', inputs: { sources: 'def' } };
  await release(aShell());
  await publish(releases, { ...(await built(shopAt(1))), provenance });
  await release(shopAt(2));
  await rollback(releases, 'shop');
  const metadata = (await readTrusted(releases))?.metadata;
  if (!metadata) throw new Error('Nothing is signed');
  expect(provenanceIn(metadata, 'shop', versionOf(1))).toEqual(provenance);
  expect(provenanceIn(metadata, 'shop', versionOf(2))).toBeUndefined();
});
