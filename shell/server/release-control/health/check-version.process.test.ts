import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartVersion } from '@app/federation/live-releases';
import { storedFile } from '@app/federation/release-paths';
import { publish, readRegistry, readRelease, releaseFolder } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import type { BrowserFault } from './browser-messages.ts';
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

const watchedShell = { part: 'shell', before: versionOf(1), earlier: [], isCanary: false };

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
  const watched = { ...watchedShell, version };
  const found = await checkVersion(watched, { releases, registry, rendering: once });
  return { file, seen: found?.fault };
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

/** A shell that shows pages of the shop and of another part as these make them. */
const SHOWS = `
  const head = { title: 'Shop', description: 'A shop.', keywords: [] };
  export async function render({ url, remotes }, load) {
    const remote = remotes.find(({ routes }) => routes.some(({ path }) => path === url));
    const html = await (await load(remote)).page(url);
    return { status: 200, html, title: '', tags: [], served: { remote: remote.name, path: url } };
  }
  export const describePages = async ({ remotes }) => ({
    pages: remotes.flatMap(({ routes }) => routes.map(({ path }) => ({ path, head }))),
    complete: true,
  });
`;
const page = (statement: string) => `export default { page(url) { ${statement} } };`;
const works = page("return '<main>works</main>';");

/** A store in which shops are released one after the other, and what the site sees of the last. */
async function aStore() {
  const folder = await temporaryFolder();
  const releases = `${folder}/releases`;
  const shop = (number: number, text: string) =>
    writeBuilt(`${folder}/shop-${number}`, aRelease({ version: versionOf(number), routes }), {
      'server.mjs': text,
    });
  const aShellAt = (number: number) =>
    writeBuilt(`${folder}/shell-${number}`, aShell({ version: versionOf(number) }), {
      'server.mjs': `${SHOWS}// ${number}`,
    });
  await publish(releases, [await aShellAt(1), await shop(1, works)]);
  return {
    releases,
    shop,
    aShellAt,
    release: async (number: number, text: string) => publish(releases, await shop(number, text)),
    async seenOf(
      number: number,
      earlier: readonly number[] = [],
      inBrowser?: (
        of: readonly PartVersion[],
        paths: readonly string[],
      ) => BrowserFault[] | undefined,
    ) {
      const registry = await readRegistry(releases);
      const watched = {
        part: 'shop',
        version: versionOf(number),
        before: versionOf(number - 1),
        earlier: earlier.map(versionOf),
        isCanary: false,
      };
      const rendering = { releases, registry, rendering: once };
      const opening =
        inBrowser && (async (...asked: Parameters<typeof inBrowser>) => inBrowser(...asked));
      return checkVersion(watched, { ...rendering, inBrowser: opening });
    },
  };
}

test('a page that the server renders empty is seen', async () => {
  const { release, seenOf } = await aStore();
  await release(2, page('return \'<header>Shop</header><main id="main"><div> </div></main>\';'));
  expect(await seenOf(2)).toEqual({ fault: '/a: it is empty', to: versionOf(1) });
});

test('a page that never ends is seen at its deadline, and those after it are not waited for', async () => {
  const { release, seenOf } = await aStore();
  await release(2, page('for (;;);'));
  expect(await seenOf(2)).toEqual({ fault: '/a: past its deadline', to: versionOf(1) });
}, 60_000);

test('a second release minutes later with the same fault has the version before both to go back to', async () => {
  const { release, seenOf } = await aStore();
  const throws = page("throw new Error('broken on purpose');");
  await release(2, throws);
  await release(3, `${throws}// again`);
  expect(await seenOf(3)).toBeUndefined();
  expect(await seenOf(3, [1])).toEqual({ fault: `/a: ${BROKEN}`, to: versionOf(1) });
});

test('versions that went live in one step are opened together in a browser, and so are those before, where one failed', async () => {
  const { releases, shop, aShellAt, seenOf } = await aStore();
  await publish(releases, [await aShellAt(2), await shop(2, works)]);
  const opened: unknown[] = [];
  const at = (number: number) => [
    { part: 'shop', version: versionOf(number) },
    { part: 'shell', version: versionOf(number) },
  ];
  const found = await seenOf(2, [], (of, asked) => {
    opened.push([of, asked]);
    return of[0]?.version === versionOf(2) ? [{ page: '/b', fault: 'render TypeError' }] : [];
  });
  expect(found).toEqual({ fault: '/b in a browser: render TypeError', to: versionOf(1) });
  expect(opened).toEqual([
    [at(2), paths],
    [at(1), ['/b']],
  ]);
});

test('a page that is dead is seen, though a control of the version before takes no click', async () => {
  const { release, seenOf } = await aStore();
  await release(2, works);
  const found = await seenOf(2, [], (of) =>
    of[0]?.version === versionOf(2)
      ? [{ page: '/b', fault: 'it does not come alive' }]
      : [{ page: '/b', fault: '"Filters" takes no click' }],
  );
  expect(found?.fault).toBe('/b in a browser: it does not come alive');
});

test('a page that fails on the server with both versions hides no fault that browsers meet on the others', async () => {
  const { release, seenOf } = await aStore();
  const fails = page(
    "if (url === '/a') throw new Error('broken on purpose'); return '<main>works</main>';",
  );
  await release(2, fails);
  await release(3, `${fails}// again`);
  const opened: unknown[] = [];
  const found = await seenOf(3, [], (of, asked) => {
    opened.push(asked);
    return of[0]?.version === versionOf(3) ? [{ page: '/b', fault: 'render TypeError' }] : [];
  });
  expect(found).toEqual({ fault: '/b in a browser: render TypeError', to: versionOf(2) });
  expect(opened).toEqual([['/b', '/c'], ['/b']]);
});

test('of what went live in one step the files are read with both versions', async () => {
  const { releases, shop, aShellAt, seenOf } = await aStore();
  await publish(releases, [await aShellAt(2), await shop(2, works)]);
  await rm(path.join(releaseFolder(releases, 'shell', versionOf(2)), 'server.mjs'));
  expect((await seenOf(2))?.fault).toBe('server.mjs is missing');
});

test('a browser that does not open the version before says nothing against the new one', async () => {
  const { release, seenOf } = await aStore();
  await release(2, works);
  const found = await seenOf(2, [], (of) =>
    of[0]?.version === versionOf(2) ? [{ page: '/b', fault: 'render TypeError' }] : undefined,
  );
  expect(found).toBeUndefined();
});
