import { publish, readRegistry } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import { rollbackHelps } from './start-watch.ts';

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

test.each<[string, boolean, string[], string[]]>([
  ['all pages, and before at none', true, paths, []],
  ['all pages, and before at one', true, paths, ['/b']],
  ['as many pages as before', false, ['/a'], ['/b']],
  ['no page any more, as before: its faults are over', false, [], []],
])('a shell that fails at %s: going back helps is %s', async (_, helps, fresh, before) => {
  const folder = await temporaryFolder();
  const releases = `${folder}/releases`;
  const build = (number: number, text: string) =>
    writeBuilt(`${folder}/${number}`, aShell({ version: versionOf(number) }), {
      'server.mjs': text,
    });
  const shop = await writeBuilt(`${folder}/shop`, aRelease({ routes }));
  await publish(releases, [await build(1, shell(...before)), shop]);
  await publish(releases, await build(2, shell(...fresh)));
  const watched = {
    part: 'shell',
    version: versionOf(2),
    before: versionOf(1),
    isCanary: false,
  };
  const once = { site: sampleSite, apiOrigin: 'http://127.0.0.1:9', heapMb: 64 };
  expect(await rollbackHelps(releases, await readRegistry(releases), watched, once)).toBe(helps);
});
