import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPageCounts, dayOf } from '@app/federation/page-counts';
import { publish, publishAtStart, readRegistry, releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { type Part, parts, root } from '@app/federation/tooling/parts';
import { aSampleRemote } from '@app/federation/tooling/testing/sample-remote';
import { serveHttp } from '@app/http-server/serve-http';
import { builtPart } from '@app/testing/site/built-parts';
import { changedBuild } from '@app/testing/site/changed-release';
import { runCommand } from '@app/testing/site/run-command';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { main } from './release.ts';

/** Nothing listens there. */
const API_ORIGIN = 'http://127.0.0.1:9';

/** A data folder in which the shell is live, without the checks of a release. */
async function folderWithShell(): Promise<string> {
  const folder = await temporaryFolder();
  await publishAtStart(releasesFolder(folder), [await builtPart('shell')]);
  return folder;
}

/** More pages of the shop failed than it promises. */
const spend = (folder: string) =>
  addPageCounts(releasesFolder(folder), {
    shop: { [dayOf(Date.now())]: { available: { all: 10_000, bad: 5000 } } },
  });

/** They may have to be built first. */
beforeAll(async () => {
  for (const part of ['shell', 'proposal', 'shop']) await builtPart(part);
});

test('a release of three parts in one command makes all of them live together', async () => {
  const DATA_DIR = await temporaryFolder();
  const release = (...parts: string[]) => runCommand(main, { DATA_DIR, API_ORIGIN }, parts);
  const { code, stdout, stderr } = await release('proposal', 'shell', 'mfe-shop');
  expect(stdout, stderr).toMatch(
    /^shell 1\.0\.0-\w{12} is live\.\nproposal 1\.0\.0-\w{12} is live\.\nshop 1\.0\.0-\w{12} is live\.$/,
  );
  expect(code).toBe(0);
  const { parts } = await readRegistry(releasesFolder(DATA_DIR));
  expect(Object.keys(parts).sort()).toEqual(['proposal', 'shell', 'shop']);
  for (const part of Object.values(parts)) expect(part).toMatchObject({ history: [] });
});

test('two people who release the same commit at once both succeed, and each has a line', async () => {
  const DATA_DIR = await folderWithShell();
  const release = (part = 'shop') => runCommand(main, { DATA_DIR, API_ORIGIN }, [part]);
  for (const { code, stdout, stderr } of await Promise.all([release(), release()])) {
    expect(stderr).toMatch(/^The API was not asked: .*\nJudged by renders and files: .*$/);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^shop 1\.0\.0-\w{12} is live\.$/);
  }
});

test('who releases while another version goes live is told which, and it stays', async () => {
  const DATA_DIR = await folderWithShell();
  const releases = releasesFolder(DATA_DIR);
  const shop = await builtPart('shop');
  const theirs = await changedBuild(shop, '1.0.1-000000000001', {});
  onTestFinished(() => rm(theirs.folder, { recursive: true }));
  // The site is asked for the preview when all is built and checked, and shows none.
  const fetch = async () => {
    vi.stubEnv('RELEASED_BY', 'Thabo');
    await publish(releases, theirs);
    return new Response(null, { status: 404 });
  };
  const site = await serveHttp({ fetch, host: '127.0.0.1', port: 0 });
  if (!site.ok) throw new Error(site.failure.message);
  onTestFinished(() => site.value.stop());
  const { port } = new URL(site.value.url);
  const settings = { DATA_DIR, API_ORIGIN, HOST: '127.0.0.1', PORT: port, BROWSER_PATH: '/none' };
  const { code, stderr } = await runCommand(main, settings, ['shop', '--force', 'in a hurry']);
  expect(stderr).toMatch(
    /^Not released: While this was built shop 1\.0\.1-0{11}1 went live \(Thabo, \S+\)\. Look at what is live, then release again\.$/m,
  );
  expect(code).toBe(1);
  expect((await readRegistry(releases)).parts.shop?.active).toBe(theirs.release.version);
});

test('a preview is checked and copied, is not live, and prints one link; a canary of what is live is refused', async () => {
  const DATA_DIR = await folderWithShell();
  const release = (...args: string[]) => runCommand(main, { DATA_DIR, API_ORIGIN }, args);
  // Few see a preview, whatever visitors were promised.
  await spend(DATA_DIR);
  const { code, stdout, stderr } = await release('shop', '--preview');
  expect(stdout).toMatch(/^\/\?preview=shop~1\.0\.0-\w{12}~[\dT:-]+Z~[\w-]{86}$/);
  expect(stderr).toMatch(
    /^In the store and not live; only this link shows it:\nShows shop 1\.0\.0-\w{12} until /m,
  );
  expect(code).toBe(0);
  const { parts, notLive } = await readRegistry(releasesFolder(DATA_DIR));
  expect(Object.keys(parts)).toEqual(['shell']);
  expect(Object.keys(notLive?.shop?.releases ?? {})).toHaveLength(1);

  const early = await release('shop', '--canary', '20');
  expect(early.stderr).toContain('Not released: shop is not live, so nobody would have another');
  expect((await release('shop', '--force', 'mends it')).code).toBe(0);
  const again = await release('shop', '--canary', '20');
  expect(again.stderr).toMatch(/^Not released: shop 1\.0\.0-\w{12} is live already\.$/m);
  expect([early.code, again.code]).toEqual([1, 1]);
});

test('a release that checks refuse goes live with a reason, which the history keeps', async () => {
  const DATA_DIR = await temporaryFolder();
  const old = await serveHttp({ fetch: () => Response.json([]), host: '127.0.0.1', port: 0 });
  if (!old.ok) throw new Error(old.failure.message);
  onTestFinished(() => old.value.stop());
  const release = (...args: string[]) =>
    runCommand(main, { DATA_DIR, API_ORIGIN: old.value.url }, args);
  await spend(DATA_DIR);
  const refused = await release('shell', 'shop');
  expect(refused.stderr).toMatch(
    /^Not released: shell 1\.0\.0-\w{12} calls .+\nshop promises that .+\nshop 1\.0\.0-\w{12} calls .+, which this API cannot/,
  );
  const forced = await release('shell', 'shop', '--force', 'the API follows at noon');
  expect(forced.stderr).toMatch(
    /^Forced, though refused: shell .+ calls .+\nForced, though refused: shop promises that .+\nForced, though refused: shop 1\.0\.0-\w{12} calls /,
  );
  expect(forced.code).toBe(0);
  const { parts } = await readRegistry(releasesFolder(DATA_DIR));
  expect(parts.shop?.changes?.at(-1)).toMatchObject({
    what: 'release',
    why: expect.stringMatching(
      /^forced: the API follows at noon \(refused: shell .+ calls .+ shop promises that .+ shop 1\.0\.0-\w{12} calls /,
    ),
  });
});

test('a release with a type error is refused with the file and the line', async () => {
  const DATA_DIR = await folderWithShell();
  const part = await aSampleRemote(
    'const one: number = "one"; export const Component = () => one;',
  );
  const own = {
    extends: path.join(root, 'tsconfig.part.json'),
    compilerOptions: { types: [] },
    include: ['src/page.tsx'],
  };
  await writeFile(path.join(part.folder, 'tsconfig.json'), JSON.stringify(own));
  // As if its folder were in this tree.
  (parts as Part[]).push(part);
  onTestFinished(() => void (parts as Part[]).pop());
  const { code, stderr } = await runCommand(main, { DATA_DIR, API_ORIGIN }, ['sample']);
  expect(stderr).toMatch(/^Not released: sample has a type error at .*\/src\/page\.tsx:1: Type/m);
  expect(code).toBe(1);
  expect(Object.keys((await readRegistry(releasesFolder(DATA_DIR))).parts)).toEqual(['shell']);
});
