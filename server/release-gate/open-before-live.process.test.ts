import path from 'node:path';
import { type BuiltRelease, publish, readRegistry } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { serveHttp } from '@app/http-server/serve-http';
import { failed, type Result, success } from '@app/result';
import type { BrowserFault } from '@app/shell/server/release-control/health/browser-messages';
import { expect, onTestFinished, test } from 'vitest';
import { openBeforeLive } from './open-before-live.ts';

const routes = ['/a', '/b'].map((page) => ({ path: page, module: './page', js: [], css: [] }));
const NEW = versionOf(2);

/** A store with a shop that is live, a newer build, and a site that shows the versions of each link, or not. */
async function aStore(status = 200, slow: readonly string[] = []) {
  const folder = await temporaryFolder();
  const releases = path.join(folder, 'releases');
  const build = (number: number) =>
    writeBuilt(`${folder}/${number}`, aRelease({ version: versionOf(number), routes }), {});
  await publish(releases, [await writeBuilt(`${folder}/shell`, aShell(), {}), await build(1)]);
  const fetch = ({ url }: Request) => new Response(decodeURIComponent(url), { status });
  const site = await serveHttp({ fetch, host: '127.0.0.1', port: 0 });
  if (!site.ok) throw new Error(site.failure.message);
  onTestFinished(() => site.value.stop());
  const fresh = await build(2);
  const notes: string[] = [];
  const opened: (readonly [string, readonly string[]])[] = [];
  const live = async () => (await readRegistry(releases)).parts.shop?.active;
  return {
    notes,
    opened,
    live,
    origin: site.value.url,
    /** @param found by version, what fails there, each time that it is opened. */
    async release(
      found: Readonly<Record<string, readonly Result<readonly BrowserFault[], string>[]>>,
      origin = site.value.url,
      check = async () => {},
      program: string | undefined = 'chromium',
    ) {
      await openBeforeLive(releases, [fresh as BuiltRelease], {
        program,
        origin,
        publicOrigin: 'https://www.example.com',
        check,
        note: (line) => notes.push(line),
        async open({ urls, of: [{ version = '' } = {}] }) {
          const times = opened.filter(([one]) => one === version).length;
          opened.push([version, urls.map((url) => new URL(url).pathname)]);
          const { [times]: result = success([]) } = found[version] ?? [];
          return result.ok
            ? success({ faults: result.value, notClickedThrough: version === NEW ? slow : [] })
            : result;
        },
      });
    },
  };
}
const fails = (page: string, fault = 'render TypeError') => success([{ page, fault }]);

test('a build whose pages work in a browser is opened once, and nothing of it is live yet', async () => {
  const { release, opened, live, notes } = await aStore();
  await release({});
  expect(opened).toEqual([[NEW, ['/a', '/b']]]);
  expect(await live()).toBe(versionOf(1));
  expect(notes).toEqual([]);
});

test('a build that fails in a browser where the live version works is refused with the page, and stays off', async () => {
  const { release, opened, live } = await aStore();
  await expect(release({ [NEW]: [fails('/b'), fails('/b')] })).rejects.toThrow(
    `shop ${NEW} fails in a browser at /b: render TypeError. Look at it: https://www.example.com/b?preview=`,
  );
  expect(opened).toEqual([
    [NEW, ['/a', '/b']],
    [versionOf(1), ['/b']],
    [NEW, ['/b']],
  ]);
  expect(await live()).toBe(versionOf(1));
});

test.each([
  ['the live version has too', [fails('/a'), fails('/a')], [fails('/a')]],
  ['is seen once', [fails('/a'), fails('/b')], []],
  ['is seen once in another way', [fails('/a'), fails('/a', 'it is empty')], []],
])('what %s is no reason to refuse a build', async (_, fresh, before) => {
  const { release } = await aStore();
  await release({ [NEW]: fresh, [versionOf(1)]: before });
});

test.each([
  ['page that is dead', 'it does not come alive', fails('/a', '"Filters" takes no click')],
  ['browser that ends', 'the browser ends', fails('/b', 'the browser ends')],
])('a %s is refused, whatever else the live version fails at', async (_, fault, before) => {
  const { release } = await aStore();
  const fresh = fails('/a', fault);
  await expect(release({ [NEW]: [fresh, fresh], [versionOf(1)]: [before] })).rejects.toThrow(
    `fails in a browser at /a: ${fault}.`,
  );
});

test('a page of which not all was clicked is told', async () => {
  const { release, notes } = await aStore(200, ['/b']);
  await release({});
  expect(notes).toEqual(['Not everything was clicked, for want of time: /b.']);
});

test('what other checks refuse is not opened', async () => {
  const { release, opened, origin } = await aStore();
  const refuse = async () => {
    throw new Error('too heavy');
  };
  await expect(release({}, origin, refuse)).rejects.toThrow('too heavy');
  expect(opened).toEqual([]);
});

test.each<[string, number, string | undefined, string]>([
  ['no site runs', 200, 'http://127.0.0.1:9', 'no site answers at http://127.0.0.1:9'],
  ['another site runs', 403, undefined, 'shows no preview (403)'],
])('where %s, a line says that nothing was opened', async (_, status, origin, why) => {
  const { release, opened, notes } = await aStore(status);
  await release({}, origin);
  expect(opened).toEqual([]);
  expect(notes).toEqual([expect.stringContaining(why)]);
});

test('the first release of all is not opened, because nothing shows its preview', async () => {
  const folder = await temporaryFolder();
  const notes: string[] = [];
  const shell = await writeBuilt(`${folder}/shell`, aShell(), {});
  await openBeforeLive(path.join(folder, 'releases'), [shell as BuiltRelease], {
    program: 'chromium',
    origin: 'http://127.0.0.1:9',
    publicOrigin: 'https://www.example.com',
    check: async () => {},
    note: (line) => notes.push(line),
  });
  expect(notes).toEqual(['Pages were not opened in a browser: nothing is live yet.']);
});

test('without a browser a line says what the build was judged by', async () => {
  const { release, opened, notes, origin } = await aStore();
  await release({}, origin, undefined, '');
  expect(opened).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(/^Judged by renders and files/)]);
});

test('a browser that does not start is told', async () => {
  const { release, notes } = await aStore();
  await release({ [NEW]: [failed('no such program')] });
  expect(notes).toEqual(['Pages were not opened in a browser: no such program.']);
});
