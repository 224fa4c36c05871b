import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deletePartial } from './change-releases.ts';
import { signPublication } from './publication.ts';
import { findTeamKeys } from './release-keys.ts';
import { incomingFolder, RELEASE_FILE } from './release-paths.ts';
import { publish, readRegistry, readRelease } from './releases.ts';
import { standingOf } from './take-publication.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';

/** Takes uploads, each a folder with a head and its bytes, one after the other. */
const program = `
  const { takePublication, readHead } = await import(${JSON.stringify(path.join(import.meta.dirname, 'take-publication.ts'))});
  const { readFile } = await import('node:fs/promises');
  const [releases, upload] = JSON.parse(process.argv[1]);
  const head = readHead(await readFile(upload + '/head', 'utf8'));
  console.log('begins');
  await takePublication(releases, 'shop', head, () => readFile(upload + '/body'), { check: async () => {} });
  console.log('live');
`;
/** From before its files are written to after it is live. */
const MOMENTS_MS = [0, 10, 25, 45, 70, 120];

test('a server that is killed at any moment while it takes a build serves the old one or the new one, and nothing of it is left after the next start', async () => {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'data/releases');
  await mkdir(releases, { recursive: true });
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  const build = (number: number) =>
    writeBuilt(
      path.join(folder, 'shop', String(number)),
      aRelease({ version: versionOf(number), byContent: true }),
      Object.fromEntries(
        Array.from({ length: 40 }, (_, file) => [`a${file}.${number}.js`, `${number}`.repeat(900)]),
      ),
    );
  await publish(releases, await build(1));
  let live = 1;
  for (const [at, moment] of MOMENTS_MS.entries()) {
    const number = at + 2;
    const upload = await uploadOf(releases, await build(number));
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', program, JSON.stringify([releases, upload])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    setTimeout(() => child.kill('SIGKILL'), moment);
    await once(child, 'close');
    const { shop } = (await readRegistry(releases)).parts;
    expect([versionOf(live), versionOf(number)]).toContain(shop?.active);
    if (shop?.active === versionOf(number)) live = number;
    const { integrity } = await readRelease(releases, 'shop', versionOf(live));
    const files = await readdir(path.join(releases, 'shop/files'));
    const served = Object.keys(integrity ?? {}).filter((file) => file !== 'server.mjs');
    expect(files).toEqual(expect.arrayContaining(served));
    await deletePartial(releases);
    expect(existsSync(incomingFolder(releases, 'shop'))).toBe(false);
    const left = await readdir(path.dirname(releases), { recursive: true });
    expect(left.filter((name) => name.includes('.partial'))).toEqual([]);
  }
});

async function uploadOf(releases: string, built: Awaited<ReturnType<typeof writeBuilt>>) {
  const { folder, release } = built;
  const names = (await readdir(folder)).sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const description = await readFile(path.join(folder, RELEASE_FILE));
  const keys = await findTeamKeys(releases, 'shop', {});
  const signed = signPublication(built, description, await standingOf(releases, 'shop'), keys);
  const files = names.map((name, at) => ({ name, bytes: contents[at]?.length }));
  const upload = `${folder}-upload`;
  await mkdir(upload);
  const head = { version: release.version, by: 'Zanele', signed, files };
  await writeFile(path.join(upload, 'head'), JSON.stringify(head));
  await writeFile(path.join(upload, 'body'), Buffer.concat(contents));
  return upload;
}
