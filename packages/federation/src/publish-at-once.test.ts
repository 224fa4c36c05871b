import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
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
  for (const built of all) await publish(releases, built);
`;

async function publishElsewhere(...input: unknown[]): Promise<number> {
  const args = ['--input-type=module', '-e', program, JSON.stringify(input)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
}

it('keeps every release when processes publish at once', async () => {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const build = (name: string, number: number) =>
    writeBuilt(
      path.join(folder, name, String(number)),
      aRelease({ name, version: versionOf(number), routes: [] }),
      { 'a.js': `${name} ${number}` },
    );
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  const shop = [await build('shop', 1), await build('shop', 2), await build('shop', 3)];
  const both = await build('both', 1);
  const codes = await Promise.all([
    publishElsewhere(releases, both, ...shop),
    publishElsewhere(releases, both, await build('proposal', 1), await build('proposal', 2)),
  ]);
  expect(codes).toEqual([0, 0]);
  expect((await readRegistry(releases)).parts).toMatchObject({
    shell: { active: versionOf(1) },
    both: { active: versionOf(1), history: [] },
    shop: { active: versionOf(3), history: [versionOf(1), versionOf(2)] },
    proposal: { active: versionOf(2), history: [versionOf(1)] },
  });
  expect(await readRelease(releases, 'both', versionOf(1))).toEqual(both.release);
  expect(await readdir(path.join(releases, 'both'))).toEqual([versionOf(1)]);
});

it('keeps every release when one process publishes different parts at once', async () => {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(
    names.map(async (name) =>
      publish(releases, await writeBuilt(path.join(folder, name), aRelease({ name, routes: [] }))),
    ),
  );
  expect(Object.keys((await readRegistry(releases)).parts).sort()).toEqual(names);
});
