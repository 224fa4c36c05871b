import { rm, writeFile } from 'node:fs/promises';
import { storedFile } from '@app/federation/release-paths';
import { publish, readRegistry, readRelease } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import { checkVersion } from './check-version.ts';

/** A shell whose frame throws on these paths. */
const shell = (...broken: string[]) => `
  const head = { title: 'Shop', description: 'A shop.', keywords: [] };
  export async function render({ url }) {
    if (${JSON.stringify(broken)}.includes(url)) throw new Error('broken on purpose');
    return { status: 200, html: '', title: '', tags: [], served: { remote: 'shop', path: url } };
  }
  export const describePages = async ({ remotes }) => ({
    pages: remotes.flatMap(({ routes }) => routes.map(({ path }) => ({ path, head }))),
    complete: true,
  });
`;
const paths = ['/a', '/b', '/c'];
const routes = paths.map((path) => ({ path, module: './page', js: [], css: [] }));

const BROKEN = 'Error: broken on purpose';
const once = { site: sampleSite, apiOrigin: 'http://127.0.0.1:9', heapMb: 64 };

/** What the site sees of a second shell. @param spoil changes the files of the second version */
async function seen(fresh: string[], before: string[], spoil?: (file: string) => Promise<void>) {
  const folder = await temporaryFolder();
  const releases = `${folder}/releases`;
  const build = (number: number, text: string) =>
    writeBuilt(`${folder}/${number}`, aShell({ version: versionOf(number) }), {
      'server.mjs': text,
      'main.js': '// main',
    });
  const shop = await writeBuilt(`${folder}/shop`, aRelease({ routes }));
  await publish(releases, [await build(1, shell(...before)), shop]);
  await publish(releases, await build(2, shell(...fresh)));
  const registry = await readRegistry(releases);
  const version = versionOf(2);
  const release = await readRelease(releases, 'shell', version, registry);
  const file = Object.keys(release.integrity ?? {}).find((one) => one !== release.server) ?? '';
  await spoil?.(storedFile(releases, release, file));
  const watched = { part: 'shell', version, before: versionOf(1), isCanary: false };
  return { file, seen: await checkVersion(watched, { releases, registry, rendering: once }) };
}

test.each<[string, string | undefined, string[], string[]]>([
  ['all pages, and before at none', `/a: ${BROKEN}`, paths, []],
  ['all pages, and before at one', `/a: ${BROKEN}`, paths, ['/b']],
  ['as many pages as before', undefined, ['/a'], ['/b']],
  ['no page any more, as before: its faults are over', undefined, [], []],
])('of a shell that fails at %s the site sees: %s', async (_, fault, fresh, before) => {
  expect((await seen(fresh, before)).seen).toBe(fault);
});

test.each<[string, (file: string) => Promise<void>]>([
  ['is missing', (file) => rm(file)],
  ['was changed', (file) => writeFile(file, '// changed')],
])('a file that %s is seen, though every page can be rendered', async (what, spoil) => {
  const { file, seen: fault } = await seen([], [], spoil);
  expect(fault).toBe(`${file} ${what}`);
});
