import path from 'node:path';
import type { BuiltRelease } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadBundles } from './loaded-bundles.ts';
import { type PageFault, pageFaults } from './page-faults.ts';
import { PAST_DEADLINE } from './render-process.ts';

/** Renders the page of a remote like the real one, and calls its `Component` for the HTML. */
const SHELL = `
export async function render({ url, remotes }, importServerBundle) {
  const page = { status: 200, html: '', title: '', tags: [] };
  const remote = remotes.find(({ routes }) => routes.some(({ path }) => path === url));
  if (!remote) return url === '/admin/upload' ? page : { ...page, status: 404 };
  const { routes } = await importServerBundle(remote);
  const { Component, dataFault } = routes.find(({ path }) => path === url);
  return { ...page, html: Component(), dataFault, served: { remote: remote.name, path: url } };
}
export async function describePages({ remotes }, importServerBundle) {
  const head = { title: 'Upload', description: '', keywords: [] };
  const pages = [{ path: '/admin/upload', head }, { path: '/admin/other', head }];
  for (const remote of remotes) {
    const { routes } = await importServerBundle(remote);
    for (const { path, headless } of routes) if (!headless) pages.push({ path, head });
  }
  return { pages, complete: true };
}`;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const route = (served: string) => ({ path: served, module: './page', js: [], css: [] });
const aBuiltShell = (server = SHELL, ...paths: string[]) =>
  writeBuilt(path.join(folder, 'shell'), aShell({ routes: paths.map(route) }), {
    'server.mjs': server,
  });

/** A remote with a page at each path, and the code of its `Component`. */
const aBuiltRemote = (name: string, pages: Readonly<Record<string, string>>, before = '') => {
  const routes = Object.entries(pages).map(([served, page]) => `{ path: '${served}', ${page} }`);
  return writeBuilt(
    path.join(folder, name),
    aRelease({ name, routes: Object.keys(pages).map(route) }),
    { 'server.mjs': `${before}; export default { routes: [${routes.join(', ')}] };` },
  );
};
const SOUND = "Component: () => '<h1>Sound</h1>'";

const options = { site: sampleSite, apiOrigin: 'http://127.0.0.1:9', heapMb: 64 };

async function faultsOf(live: readonly BuiltRelease[], ...parts: string[]) {
  const faults: PageFault[] = [];
  for await (const fault of pageFaults(live, parts, options)) faults.push(fault);
  return faults;
}
const shopFault = { part: 'shop', version: versionOf(1) };

describe('the pages of a part', () => {
  test('that are all rendered have no fault', async () => {
    const shop = await aBuiltRemote('shop', { '/shop': SOUND, '/cart': SOUND });
    expect(
      await faultsOf([await aBuiltShell(SHELL, '/admin/upload'), shop], 'shop', 'shell'),
    ).toEqual([]);
  });

  test.each([
    ['throws', "Component() { throw new Error('no price') }", 'Error: no price'],
    ['has no component', 'head: () => ({})', 'TypeError: Component is not a function'],
    ['ends its process', 'Component: () => process.exit(3)', 'the process ended (3)'],
    ['makes no HTML', 'Component: () => 7', 'the server bundle made no page'],
    [
      'reads its data with wrong code',
      `${SOUND}, dataFault: 'TypeError: rows is not iterable'`,
      'TypeError: rows is not iterable',
    ],
  ])(
    'of which one %s have that fault, in one line, and the others are rendered',
    async (_, broken, fault) => {
      const shop = await aBuiltRemote('shop', { '/a': SOUND, '/broken': broken, '/z': SOUND });
      expect(await faultsOf([await aBuiltShell(), shop], 'shop')).toEqual([
        { ...shopFault, path: '/broken', fault },
      ]);
    },
  );

  test('that cannot read their data have no fault', async () => {
    const shop = await aBuiltRemote('shop', { '/shop': `${SOUND}, dataFault: 'Error: 503: down'` });
    expect(await faultsOf([await aBuiltShell(), shop], 'shop')).toEqual([]);
  });

  test('that the shell does not show have a fault', async () => {
    const shell = await aBuiltShell(SHELL, '/admin/other');
    expect(await faultsOf([shell], 'shell')).toEqual([
      {
        part: 'shell',
        version: versionOf(1),
        path: '/admin/other',
        fault: 'the shell shows another page at this address',
      },
    ]);
  });
});

test.skipIf(process.platform !== 'linux')(
  'a page that computes for ever is ended by the time that it computed, long before its deadline, and one that waits is not',
  async () => {
    const shell = await aBuiltShell(`
export async function render({ url }) {
  if (url === '/loops') for (;;);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { status: 200, html: '', title: '', tags: [] };
}`);
    const file = path.join(shell.folder, 'server.mjs');
    const integrity = shell.release.integrity?.['server.mjs'];
    const bundle = { name: 'shell', version: versionOf(1), file, integrity };
    const { running } = await loadBundles([bundle], 64);
    const render = (url: string, cpuMs: number) => {
      const apiOrigin = 'http://127.0.0.1:9';
      const request = { url, site: sampleSite, remotes: [], apiOrigin, requestId: 'test' };
      return running?.run({ kind: 'render', request }, 3_600_000, cpuMs);
    };
    expect(await render('/waits', 100_000)).toMatchObject({ kind: 'rendered' });
    expect(await render('/loops', 100)).toMatchObject({ kind: 'failed', fault: PAST_DEADLINE });
  },
);

describe('a server bundle', () => {
  test.each([
    ['throws', "throw new TypeError('x is undefined')", 'TypeError: x is undefined'],
    ['ends the process', 'process.exit(4)', 'the process ended (4)'],
  ])('that %s while it is loaded is the one fault of its part', async (_, before, fault) => {
    const shop = await aBuiltRemote('shop', { '/a': SOUND, '/b': SOUND }, before);
    const other = await aBuiltRemote('other', { '/other': SOUND });
    expect(await faultsOf([await aBuiltShell(), other, shop], 'shop', 'other')).toEqual([
      { ...shopFault, fault },
    ]);
  });

  test('has as much time to load as is asked for, on a busy machine', async () => {
    const live = [await aBuiltShell(), await aBuiltRemote('shop', { '/a': SOUND })];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = pageFaults(live, ['shop'], { ...options, loadMs: 60_000 }).next();
    // Its process has just been started.
    vi.advanceTimersByTime(50_000);
    expect(await first).toMatchObject({ done: true });
  });

  test('of a shell that cannot be loaded is a fault of every part', async () => {
    const shop = await aBuiltRemote('shop', { '/a': SOUND });
    const shell = await aBuiltShell("throw new Error('no shell')", '/admin/upload');
    const fault = 'Error: no shell';
    expect(await faultsOf([shell, shop], 'shell', 'shop')).toEqual([
      { part: 'shell', version: versionOf(1), fault },
      { ...shopFault, fault },
    ]);
  });
});
