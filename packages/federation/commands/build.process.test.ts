import path from 'node:path';
import type { Release } from '@app/federation/registry';
import { publish, publishAtStart, readRegistry, releasesFolder } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { builtParts } from '@app/testing/site/built-parts';
import { runCommand } from '@app/testing/site/run-command';
import { beforeAll, expect, test } from 'vitest';
import { main } from './build.ts';

/** Every part may have to be built first. */
beforeAll(builtParts);

/** Builds the working tree after a start with this shell, and these releases. */
async function buildAfter(started: Release, ...released: Release[]) {
  const DATA_DIR = await temporaryFolder();
  const releases = releasesFolder(DATA_DIR);
  const build = (release: Release) => writeBuilt(path.join(DATA_DIR, release.name), release);
  await publishAtStart(releases, [await build(started)]);
  for (const release of released) await publish(releases, await build(release));
  const { code, stderr } = await runCommand(main, { DATA_DIR });
  return { code, lines: stderr, parts: (await readRegistry(releases)).parts };
}

test('a build makes every part live except one that was released, and prints which one it kept', async () => {
  const { code, lines, parts } = await buildAfter(aShell(), aRelease({ kit: '^1.0.0' }));
  expect(code).toBe(0);
  expect(lines).toMatch(
    /^Kept shop 1\.0\.0-000000000001, which was released\. For this build, 1\.0\.0-\w{12}: npm run release -- shop$/,
  );
  expect(parts.shop).toMatchObject({ active: versionOf(1), madeLiveBy: 'release' });
  expect(parts.shell).toMatchObject({ history: [versionOf(1)], madeLiveBy: 'start' });
});

test('a build that does not fit a released part leaves that part live and prints why', async () => {
  const { code, lines, parts } = await buildAfter(
    aShell({ kit: '9.0.0' }),
    aShell({ version: versionOf(2), kit: '9.0.0' }),
  );
  expect(code).toBe(0);
  expect(lines).toMatch(/^What was built is not live: \w+ \S+ needs kit \^1\.\d\.0, but the /);
  expect(Object.keys(parts)).toEqual(['shell']);
});
