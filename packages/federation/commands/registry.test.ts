import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOwners } from '@app/federation/owners';
import { registryFile } from '@app/federation/release-paths';
import { publish, readRegistry, releasesFolder } from '@app/federation/releases';
import {
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main } from './registry.ts';

async function released(...numbers: number[]) {
  const DATA_DIR = await temporaryFolder();
  const releases = releasesFolder(DATA_DIR);
  for (const number of numbers) {
    const shell = aShell({ version: versionOf(number) });
    await publish(releases, await writeBuilt(path.join(DATA_DIR, String(number)), shell));
  }
  const registry = (command: string, env: Record<string, string> = {}, ...of: string[]) =>
    runCommand(main, { DATA_DIR, ...env }, [command, ...of]);
  return { releases, registry };
}

test('npm run registry -- repair brings the last good registry back after it was deleted', async () => {
  const { releases, registry } = await released(1, 2);
  await rm(registryFile(releases));
  const { code, stdout } = await registry('repair');
  expect([code, stdout]).toEqual([0, 'The last good registry is served.']);
  const { parts } = await readRegistry(releases);
  expect(parts.shell).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
});

test('npm run registry -- key prints the key with which another server can check', async () => {
  const { releases, registry } = await released(1);
  const { stdout } = await registry('key');
  const { code, stderr } = await registry('prune', { RELEASE_PUBLIC_KEY: stdout });
  expect(code).toBe(1);
  expect(stderr).toBe('Not done: This process has no key to sign with: set RELEASE_KEY.');
  expect(await readFile(registryFile(releases), 'utf8')).not.toContain(stdout);
});

test('npm run registry -- key shell prints the keys of its team as OWNERS has them', async () => {
  const { registry } = await released(1);
  const { stdout } = await registry('key', {}, 'shell');
  expect(readOwners(`Frame\n${stdout}\n`).signers).toMatchObject({ threshold: 1, keys: [{}] });
  expect((await registry('key')).stdout).not.toBe(stdout.replace('key ', ''));
});

test('npm run registry -- trust signs what somebody has edited', async () => {
  const { releases, registry } = await released(1, 2);
  const edited = JSON.parse(await readFile(registryFile(releases), 'utf8'));
  edited.parts.shell.active = versionOf(1);
  await writeFile(registryFile(releases), JSON.stringify(edited));
  await expect(readRegistry(releases)).rejects.toThrow('is not signed with the key');
  expect((await registry('trust')).code).toBe(0);
  expect((await readRegistry(releases)).parts.shell?.active).toBe(versionOf(1));
});

test('npm run registry prunes on demand', async () => {
  const { registry } = await released(1, 2);
  const { code, stderr } = await registry('prune');
  expect([code, stderr]).toEqual([0, '']);
});
