import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deletePartial } from './change-releases.ts';
import { integrityOfFiles } from './integrity.ts';
import { contentFolder } from './release-paths.ts';
import { publish, readRegistry, readRelease } from './releases.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

const program = `
  const { publish } = await import(${JSON.stringify(path.join(import.meta.dirname, 'releases.ts'))});
  const [releases, ...all] = JSON.parse(process.argv[1]);
  console.log('begins');
  for (const built of all) await publish(releases, built);
`;
/** Each is killed a little later than the one before. */
const KILLS = 8;

test('a release that is killed at any moment leaves a registry whose files are all whole', async () => {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  const build = (number: number) =>
    writeBuilt(
      path.join(folder, 'shop', String(number)),
      aRelease({ version: versionOf(number), byContent: true }),
      Object.fromEntries(
        Array.from({ length: 30 }, (_, file) => [`a${file}.${number}.js`, `${number}`.repeat(900)]),
      ),
    );
  let number = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const all = await Promise.all(Array.from({ length: 20 }, () => build(++number)));
    const input = JSON.stringify([releases, ...all]);
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, input], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    setTimeout(() => child.kill('SIGKILL'), 15 + 37 * kill);
    await once(child, 'close');
    const registry = await readRegistry(releases);
    const stored = await integrityOfFiles(contentFolder(releases, 'shop')).catch(() => ({}));
    for (const version of Object.keys(registry.parts.shop?.releases ?? {})) {
      const { integrity = {} } = await readRelease(releases, 'shop', version, registry);
      const { 'server.mjs': _, ...content } = integrity;
      expect(stored).toMatchObject(content);
    }
  }
  for (const file of ['page-counts.json', 'version-health.json']) {
    await writeFile(path.join(folder, `${file}.partial`), '{');
  }
  await deletePartial(releases);
  const afterStart = await readdir(folder, { recursive: true });
  expect(afterStart.filter((name) => name.includes('partial'))).toEqual([]);
  await publish(releases, await build(++number));
  const { parts } = await readRegistry(releases);
  expect(parts.shop?.active).toBe(versionOf(number));
  const left = await readdir(releases, { recursive: true });
  expect(left.filter((name) => name.includes('partial'))).toEqual([]);
});
