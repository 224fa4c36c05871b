import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runs } from '@app/testing/runs';
import { expect, test } from 'vitest';
import { publish, readRegistry, readRelease } from './releases.ts';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from './testing/built-release.ts';
import { publishElsewhere } from './testing/publish-elsewhere.ts';

async function aFolder() {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const build = (name: string, number: number) =>
    writeBuilt(
      path.join(folder, name, String(number)),
      aRelease({ name, version: versionOf(number), routes: [] }),
      { 'a.js': `${name} ${number}` },
    );
  await publish(releases, await writeBuilt(path.join(folder, 'shell'), aShell()));
  return { releases, build };
}

test('two processes that publish at once keep every release of both', async () => {
  const { releases, build } = await aFolder();
  const shop = [await build('shop', 1), await build('shop', 2), await build('shop', 3)];
  const both = await build('both', 1);
  const publishers = [
    publishElsewhere(releases, both, ...shop),
    publishElsewhere(releases, both, await build('proposal', 1), await build('proposal', 2)),
  ];
  expect(await Promise.all(publishers.map(({ ended }) => ended))).toEqual([0, 0]);
  expect((await readRegistry(releases)).parts).toMatchObject({
    shell: { active: versionOf(1) },
    both: { active: versionOf(1), history: [] },
    shop: { active: versionOf(3), history: [versionOf(1), versionOf(2)] },
    proposal: { active: versionOf(2), history: [versionOf(1)] },
  });
  expect(await readRelease(releases, 'both', versionOf(1))).toEqual(both.release);
  expect(await readdir(path.join(releases, 'both'))).toEqual([versionOf(1)]);
});

test('of two processes that publish one part at once both succeed, every time', async () => {
  const { releases, build } = await aFolder();
  for (let round = 1; round <= runs(2); round++) {
    // In half of the rounds both have the same build, as when two people release one commit.
    const builds = [await build('shop', round), await build('shop', round + 100 * (round % 2))];
    const publishers = builds.map((built) => publishElsewhere(releases, built));
    expect(await Promise.all(publishers.map(({ ended }) => ended)), `round ${round}`).toEqual([
      0, 0,
    ]);
    const { shop } = (await readRegistry(releases)).parts;
    const wereLive = [...(shop?.history ?? []), shop?.active];
    for (const { release } of builds) {
      expect(wereLive).toContain(release.version);
      expect(await readRelease(releases, 'shop', release.version)).toEqual(release);
    }
  }
});

test('one process that publishes different parts at once keeps every release', async () => {
  const { releases, build } = await aFolder();
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(names.map(async (name) => publish(releases, await build(name, 1))));
  expect(Object.keys((await readRegistry(releases)).parts).sort()).toEqual([...names, 'shell']);
});

test('processes that are killed while they publish lose no live release and block no later one', async () => {
  const { releases, build } = await aFolder();
  const publishers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const many = Array.from({ length: 60 }, (_, index) => build(name, index + 1));
      return publishElsewhere(releases, ...(await Promise.all(many)));
    }),
  );
  const said = () => publishers.flatMap((publisher) => publisher.said());
  await expect.poll(() => said().length, { interval: 1 }).toBeGreaterThan(5);
  for (const { child } of publishers) child.kill('SIGKILL');
  expect(await Promise.all(publishers.map(({ ended }) => ended))).toEqual([null, null, null, null]);

  const { parts } = await readRegistry(releases);
  const wereLive = Object.entries(parts).flatMap(([name, { active, history }]) =>
    [...history, active].map((version) => `${name} ${version}`),
  );
  expect(said().filter((line) => !wereLive.includes(line))).toEqual([]);

  for (const name of ['a', 'b', 'c', 'd']) await publish(releases, await build(name, 99));
  expect((await readRegistry(releases)).parts.d?.active).toBe(versionOf(99));
  const left = await readdir(releases, { recursive: true });
  expect(left.filter((name) => name.includes('partial'))).toEqual([]);
});

test('a lock file that an earlier program left behind blocks no release', async () => {
  const { releases, build } = await aFolder();
  await publish(releases, await build('shop', 1));
  await writeFile(path.join(releases, 'registry.json.lock'), '');
  await publish(releases, await build('shop', 2));
  expect((await readRegistry(releases)).parts.shop?.active).toBe(versionOf(2));
});
