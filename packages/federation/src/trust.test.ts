import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findKeys, publicKeyText, readPrivateKey } from './release-keys.ts';
import {
  goodCopyFile,
  keyFile,
  keysFolder,
  metadataFile,
  RELEASE_FILE,
  registryFile,
  releaseFolder,
  serverKeyFile,
  teamKeyFile,
} from './release-paths.ts';
import { prune, publish, ReleaseRefused, readRegistry, readRelease, rollback } from './releases.ts';
import { signedRegistry } from './signed-registry.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';
import { isTrusted, repairRegistry, trustFirst, trustFound } from './trust.ts';

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
});

async function release(...all: ReturnType<typeof aRelease>[]) {
  for (const one of all) {
    await publish(
      releases,
      await writeBuilt(path.join(folder, 'dist', one.name, one.version), one),
    );
  }
}
const shopAt = (number: number) => aRelease({ version: versionOf(number) });
const signed = async () => JSON.parse(await readFile(registryFile(releases), 'utf8'));
const reading = () => readRegistry(releases);

/** What a program from before left: no key, no hashes, no signature. */
async function before(...versions: number[]) {
  const parts: Record<string, object> = {
    shell: { active: versionOf(1), history: [], madeLiveBy: 'start' },
  };
  const history = versions.slice(0, -1).map(versionOf);
  if (versions.length > 0) parts.shop = { active: versionOf(versions.at(-1) ?? 0), history };
  for (const one of [aShell(), ...versions.map(shopAt)]) {
    const at = releaseFolder(releases, one.name, one.version);
    await writeBuilt(at, one, { 'a.js': 'code' });
    await writeFile(path.join(at, RELEASE_FILE), JSON.stringify({ ...one, files: { 'a.js': 4 } }));
  }
  await writeFile(registryFile(releases), JSON.stringify({ parts }));
}

const settings = (name: string, value: string) => {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
};
const ownKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { text, publicText: publicKeyText({ publicKey }) };
};

describe('the key of an installation', () => {
  test('is made with its first release, for its owner only, and stays', async () => {
    await release(aShell());
    const { mode } = await stat(keyFile(releases));
    expect(mode & 0o777).toBe(0o600);
    const key = await readFile(keyFile(releases), 'utf8');
    await release(shopAt(1));
    expect(await readFile(keyFile(releases), 'utf8')).toBe(key);
  });

  test('is the one of RELEASE_KEY where that is set, and then none is made', async () => {
    const { text, publicText } = ownKey();
    settings('RELEASE_KEY', text);
    await release(aShell());
    expect(existsSync(keyFile(releases))).toBe(false);
    settings('RELEASE_KEY', '');
    settings('RELEASE_PUBLIC_KEY', publicText);
    expect(Object.keys((await reading()).parts)).toEqual(['shell']);
    await expect(release(shopAt(1))).rejects.toThrow('no key to sign with: set RELEASE_KEY.');
  });

  test.each(['RELEASE_KEY', 'RELEASE_PUBLIC_KEY'])(
    'is refused when %s is not one',
    async (name) => {
      settings(name, 'c2VjcmV0');
      const refusal = await release(aShell()).catch((cause: unknown) => cause);
      expect(refusal).toBeInstanceOf(ReleaseRefused);
      expect(String(refusal)).toContain(`${name} is not an Ed25519 key`);
      expect(String(refusal)).not.toContain('c2VjcmV0');
    },
  );

  test('is missed when it was deleted: nothing is signed with another', async () => {
    await release(aShell());
    await rm(keyFile(releases));
    await expect(release(shopAt(1))).rejects.toThrow('there is no key to check it with');
    expect(existsSync(keyFile(releases))).toBe(false);
  });
});

describe('a registry', () => {
  test('has a larger serial after each change, and is kept as the last good one', async () => {
    await release(aShell(), shopAt(1));
    expect((await signed()).serial).toBe(2);
    expect(await readFile(goodCopyFile(releases), 'utf8')).toBe(
      await readFile(registryFile(releases), 'utf8'),
    );
  });

  test.each([
    ['is not signed', 'is not signed.', { signature: undefined }],
    ['was changed', 'is not signed with the key', { serial: 99 }],
    ['lost a part', 'is not signed with the key', { parts: {} }],
  ])('that %s is refused', async (_, message, changes) => {
    await release(aShell(), shopAt(1));
    await writeFile(registryFile(releases), JSON.stringify({ ...(await signed()), ...changes }));
    await expect(reading()).rejects.toThrow(message);
    await expect(release(shopAt(2))).rejects.toThrow(message);
  });

  test('that was signed with another key is refused', async () => {
    await release(aShell());
    settings('RELEASE_KEY', ownKey().text);
    await expect(reading()).rejects.toThrow('is not signed with the key of this installation');
  });

  test('that is older than the last good one is refused, and no release builds on it', async () => {
    await release(aShell(), shopAt(1));
    const old = await readFile(registryFile(releases));
    await release(shopAt(2));
    await writeFile(registryFile(releases), old);
    await expect(reading()).rejects.toThrow('is older than the last good one (2, after 3)');
    await expect(release(shopAt(3))).rejects.toThrow('npm run registry -- repair');
  });

  test('that was deleted is not taken for the first one', async () => {
    await release(aShell(), shopAt(1));
    await rm(registryFile(releases));
    await expect(release(aShell({ version: versionOf(2) }))).rejects.toThrow('is missing');
  });

  test('of which a description was changed has nothing to serve', async () => {
    await release(aShell(), shopAt(1));
    const file = path.join(releaseFolder(releases, 'shop', versionOf(1)), RELEASE_FILE);
    await writeFile(file, (await readFile(file, 'utf8')).replace('^1.0.0', '^1.0.1'));
    const registry = await reading();
    await expect(readRelease(releases, 'shop', versionOf(1), registry)).rejects.toThrow(
      'it was changed after its release',
    );
  });

  test('is never written without a shell', async () => {
    await expect(release(shopAt(1))).rejects.toThrow('release the shell first');
    expect(existsSync(registryFile(releases))).toBe(false);
  });
});

describe('repair', () => {
  test.each([
    ['damaged', '{'],
    ['empty', ''],
  ])('brings the last good registry back when it is %s', async (_, text) => {
    await release(aShell(), shopAt(1));
    const { parts } = await reading();
    await writeFile(registryFile(releases), text);
    await repairRegistry(releases);
    expect(await reading()).toEqual({ serial: 3, teamSigned: true, parts });
    await release(shopAt(2));
  });

  test('is refused when there is no good copy', async () => {
    await expect(repairRegistry(releases)).rejects.toThrow('There is no good copy');
  });
});

describe('what a program from before has left', () => {
  test('is signed once, with the hashes of its files', async () => {
    await before(1, 2);
    expect(await isTrusted(releases)).toBe(false);
    await trustFirst(releases);
    const registry = await reading();
    expect(registry.parts.shop).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
    for (const version of [versionOf(1), versionOf(2)]) {
      const old = await readRelease(releases, 'shop', version, registry);
      expect(old.integrity).toMatchObject({ 'a.js': expect.stringMatching(/^sha256-/) });
      expect(old).toMatchObject({ files: { 'a.js': 4 } });
    }
    await release(shopAt(3));
  });

  test('is not signed when it is put there later', async () => {
    await release(aShell());
    await before(1);
    await trustFirst(releases);
    await expect(reading()).rejects.toThrow('is not signed.');
  });

  test('is not signed when the key was deleted with the signature', async () => {
    await release(aShell());
    await rm(keyFile(releases));
    await before(1);
    await trustFirst(releases);
    await expect(reading()).rejects.toThrow(ReleaseRefused);
    expect(existsSync(keyFile(releases))).toBe(false);
  });

  test('is not signed by itself with a key from the settings, but by an operator', async () => {
    await before(1);
    settings('RELEASE_KEY', ownKey().text);
    await trustFirst(releases);
    await expect(reading()).rejects.toThrow('is not signed.');
    await trustFound(releases);
    expect((await reading()).parts.shop?.active).toBe(versionOf(1));
  });

  test('is signed by the next start when the first was killed in between', async () => {
    await before(1);
    await trustFirst(releases);
    // Killed after it had signed, before the key had its name.
    await rename(keyFile(releases), `${keyFile(releases)}.partial`);
    await rm(goodCopyFile(releases));
    expect(await isTrusted(releases)).toBe(false);
    await trustFirst(releases);
    expect((await reading()).parts.shop?.active).toBe(versionOf(1));
    expect(await isTrusted(releases)).toBe(true);
  });

  test('is signed for its teams when only the key of the installation has signed it', async () => {
    await release(aShell(), shopAt(1), shopAt(2));
    const { teamSigned, ...older } = await reading();
    expect(teamSigned).toBe(true);
    const key = readPrivateKey(await readFile(keyFile(releases), 'utf8'));
    for (const file of [registryFile(releases), goodCopyFile(releases)])
      await writeFile(file, signedRegistry(older, key));
    await rm(keysFolder(releases), { recursive: true });
    await rm(path.join(releases, metadataFile(3)));
    expect(await isTrusted(releases)).toBe(false);
    await trustFirst(releases);
    expect(await isTrusted(releases)).toBe(true);
    expect(await reading()).toMatchObject({ serial: 4, teamSigned: true, parts: older.parts });
    for (const file of [teamKeyFile(releases, 'shop'), serverKeyFile(releases)])
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rollback(releases, 'shop');
    expect((await findKeys(releases))?.publicKey.equals(createPublicKey(key))).toBe(true);
  });

  test('cannot be put back when its teams have signed what came later', async () => {
    await release(aShell(), shopAt(1));
    const key = readPrivateKey(await readFile(keyFile(releases), 'utf8'));
    const { teamSigned, ...older } = await reading();
    await writeFile(registryFile(releases), signedRegistry({ ...older, serial: 9 }, key));
    await expect(reading()).rejects.toThrow('is not signed by its teams');
  });

  test('is refused when it is damaged, and no key is made', async () => {
    await before(1);
    await writeFile(registryFile(releases), '{');
    await expect(trustFirst(releases)).rejects.toThrow('is not a valid registry');
    expect(await isTrusted(releases)).toBe(false);
  });
});

test('a change of the key is signed by an operator, and goes on from the last serial', async () => {
  await release(aShell(), shopAt(1));
  settings('RELEASE_KEY', ownKey().text);
  await trustFound(releases);
  expect((await signed()).serial).toBe(3);
  await prune(releases);
  expect((await reading()).parts.shop?.active).toBe(versionOf(1));
});
