import path from 'node:path';
import { endpoints } from '@app/contracts/endpoints';
import { type Contract, endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { addPageCounts, dayOf } from '@app/federation/page-counts';
import type { Release } from '@app/federation/registry';
import { registryFile } from '@app/federation/release-paths';
import { type BuiltRelease, publish, ReleaseRefused, readRegistry } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { serveHttp } from '@app/http-server/serve-http';
import { hostileCode, stillPossible } from '@app/shell/server/testing/hostile-remote';
import { sampleSite } from '@app/site/testing/sample-site';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkRelease } from './check-release.ts';

const UNREACHABLE = 'http://127.0.0.1:9';
const contracts = endpoints.map(endpointContract);
const order = contracts.find(({ name }) => name === 'POST /api/order-confirmation') as Contract;

/** Renders a page as its remote says; with `broken`, no page of the shop. */
const shellThat = (broken = false) => `
export async function render({ url, remotes, apiOrigin }, importServerBundle) {
  const remote = remotes.find(({ routes }) => routes.some(({ path }) => path === url));
  if (${broken} && remote.name === 'shop') throw new Error('the new shell breaks the shop');
  const { pageOf } = await importServerBundle(remote);
  const { html, dataFault } = await pageOf(apiOrigin);
  return { status: 200, html, dataFault, title: '', tags: [], served: { remote: remote.name, path: url } };
}
export async function describePages({ remotes }) {
  const head = { title: '', description: '', keywords: [] };
  const pages = remotes.flatMap(({ routes }) => routes.map(({ path }) => ({ path, head })));
  return { pages, complete: true };
}`;
const sound = "export default { pageOf: () => ({ html: '<h1>Prices</h1>' }) };";
const throwing = "export default { pageOf() { throw new Error('no price') } };";
/** Reads its data like a page whose code takes for granted that the API answers with a list. */
const reading = `export default { async pageOf(apiOrigin) {
  const answer = await fetch(apiOrigin + '/api/products').catch(() => undefined);
  try {
    if (!answer?.ok) throw new Error('no answer');
    const [{ Price }] = await answer.json();
    return { html: String(Price) };
  } catch (fault) {
    return { html: '', dataFault: fault.name + ': ' + fault.message };
  }
} };`;

let folder: string;
let releases: string;
let notes: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
  notes = [];
});

function build(
  release: Release,
  server: string,
  builtWith: readonly Contract[] = [],
  files: Readonly<Record<string, string>> = {},
) {
  const at = path.join(folder, 'dist', release.name, release.version);
  const calls = Object.fromEntries(builtWith.map((one) => [one.name, contractHash(one)]));
  const contracts = builtWith.map((one) => ({ ...one }));
  const all = { 'server.mjs': server, [release.entry]: '', ...files };
  return writeBuilt(at, { ...release, calls, contracts }, all);
}
const shopAt = (number: number) => aRelease({ version: versionOf(number) });

/** Makes them live when they pass. */
const release = (apiOrigin: string, ...built: BuiltRelease[]) => {
  const options = {
    site: sampleSite,
    apiOrigin,
    heapMb: 64,
    releases,
    note: (line: string) => notes.push(line),
  };
  const names = built.map(({ release: { name } }) => name);
  return publish(releases, built, (flip) => checkRelease(flip, names, options));
};
const live = async (name: string) => (await readRegistry(releases)).parts[name]?.active;

const KB = 1024;
const ofPage = (js: string[], css: string[] = []) => ({
  routes: aRelease().routes.map((route) => ({ ...route, js, css })),
});

test.each<[string, Partial<Release>, Record<string, number>, string]>([
  [
    'a page in two files',
    ofPage(['page.js', 'chunk.js']),
    { 'page.js': 10 * KB, 'chunk.js': 20 * KB },
    '/consulting adds 30.1 KB of JavaScript, more than 30 KB',
  ],
  [
    'a page of texts',
    { ...ofPage(['page.js']), name: 'marketing' },
    { 'page.js': 12 * KB },
    '/consulting adds 12.1 KB of JavaScript, more than 12 KB',
  ],
  [
    'a page with a form',
    { ...ofPage(['page.js']), name: 'assessments' },
    { 'page.js': 25 * KB },
    '/consulting adds 25.1 KB of JavaScript, more than 25 KB',
  ],
  [
    'a page with a React of its own',
    { ...ofPage(['page.js']), ownReact: '18.3.1' },
    { 'page.js': 110 * KB },
    '/consulting adds 110.1 KB of JavaScript, more than 110 KB',
  ],
  [
    'the styles of a page',
    ofPage([], ['page.css']),
    { 'page.css': 7 * KB },
    '/consulting adds 7.1 KB of styles, more than 7 KB',
  ],
  [
    'the entry of a remote',
    {},
    { 'remoteEntry.js': Math.floor(3.3 * KB) },
    'remoteEntry.js has 3.4 KB of JavaScript, more than 3.3 KB',
  ],
  [
    'the script of the shell',
    aShell(),
    { 'main.js': 112 * KB },
    'main.js has 112.1 KB of JavaScript, more than 112 KB',
  ],
  [
    'the styles of the shell',
    aShell({ css: ['main.css'] }),
    { 'main.css': 7 * KB },
    'every page has 7.1 KB of styles, more than 7 KB',
  ],
])(
  'a release with %s over the budget of bytes is refused, and with as many bytes it is not',
  async (...row) => {
    const [, changes, budget, line] = row;
    await publish(releases, await build(aShell(), shellThat()));
    const releaseWith = async (number: number, more: number) => {
      const described = { ...aRelease(changes), version: versionOf(number) };
      const sizes = Object.entries(budget).map(([file, bytes], at) => [
        file,
        at ? bytes : bytes + more,
      ]);
      const files = sizes.map(([file, bytes]) => [file, 'x'.repeat(Number(bytes))]);
      const server = described.name === 'shell' ? shellThat() : sound;
      return release(UNREACHABLE, await build(described, server, [], Object.fromEntries(files)));
    };
    const name = changes.name ?? 'shop';
    await expect(releaseWith(2, 1)).rejects.toThrow(
      new ReleaseRefused(`${name} ${versionOf(2)} is too heavy: ${line}.`),
    );
    await releaseWith(3, 0);
    expect(await live(name)).toBe(versionOf(3));
  },
);

const react = 'e=Symbol.for("react.transitional.element");o={$$typeof:e}';

test.each<[string, Partial<Release>, string, string?]>([
  [
    'calls without a contract',
    {},
    'fetch("/api/contact")',
    'calls /api/contact without a contract',
  ],
  ['has a copy of React', {}, react, 'brings a copy of react of its own'],
  ['has a React that it says it has', { ownReact: '19.2.9' }, react],
  ['is the shell', aShell(), react],
])('a build whose code for browsers %s', async (_, changes, code, refusal) => {
  await publish(releases, await build(aShell(), shellThat()));
  const described = { ...aRelease(changes), version: versionOf(2) };
  const server = described.name === 'shell' ? shellThat() : sound;
  const built = release(
    UNREACHABLE,
    await build(described, server, [], { 'later.js': `void 0;${code}` }),
  );
  if (refusal) {
    const line = `${described.name} ${versionOf(2)} ${refusal} (later.js).`;
    await expect(built).rejects.toThrow(line);
  } else await built;
  expect((await live(described.name)) === versionOf(2)).toBe(!refusal);
});

test.each([
  ['nearly spent', 9, undefined],
  ['spent', 10, /^shop promises that 99\.9% .*\.\nshop \S+ is too heavy: .*\.\nshop \S+ fails at /],
])('of a part whose budget is %s a release is told all at once', async (_, bad, refusal) => {
  const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
  await publish(releases, await build(aShell(), shellThat()));
  await addPageCounts(releases, {
    shop: { [dayOf(Date.now())]: { available: { all: 10_000, bad } } },
  });
  const at = path.join(folder, 'dist/promising');
  const routes = shopAt(1).routes.map((route) => ({ ...route, js: ['page.js'] }));
  const files = refusal
    ? { 'page.js': 'x'.repeat(40_000), 'server.mjs': throwing }
    : { 'page.js': '', 'server.mjs': sound };
  const all = { [shopAt(1).entry]: '', ...files };
  const built = await writeBuilt(at, { ...shopAt(1), objectives, routes }, all);
  const released = release(await anApi(contracts), built).then(
    () => 'live',
    (fault: Error) => fault.message,
  );
  if (refusal) expect(await released).toMatch(refusal);
  else
    expect([await released, notes]).toEqual([
      'live',
      [expect.stringMatching(/^shop has 10% left /)],
    ]);
});

/** An API that lists these contracts and has these products. */
async function anApi(served: readonly Contract[], products: unknown = []): Promise<string> {
  const server = await serveHttp({
    fetch: ({ url }) =>
      Response.json(new URL(url).pathname === '/api/contracts.json' ? served : products),
    host: '127.0.0.1',
    port: 0,
  });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return server.value.url;
}

describe('a release', () => {
  beforeEach(async () => {
    await publish(releases, await build(aShell(), shellThat()));
  });

  test('whose pages are rendered and whose calls are served goes live, without a note', async () => {
    await release(await anApi(contracts), await build(shopAt(1), sound, [order]));
    expect(await live('shop')).toBe(versionOf(1));
    expect(notes).toEqual([]);
  });

  test('with a page that throws is refused with the page and the message', async () => {
    await release(UNREACHABLE, await build(shopAt(1), sound));
    await expect(release(UNREACHABLE, await build(shopAt(2), throwing))).rejects.toThrow(
      `shop ${versionOf(2)} fails at /consulting: Error: no price`,
    );
    expect(await live('shop')).toBe(versionOf(1));
  });

  test('whose bundle throws while it is loaded is refused with the message', async () => {
    const broken = await build(shopAt(1), 'throw new TypeError("useShop is not a function");');
    await expect(release(UNREACHABLE, broken)).rejects.toThrow(
      `shop ${versionOf(1)} cannot be loaded on the server: TypeError: useShop is not a function`,
    );
  });

  test('that brings a React goes live, and a line says when the shell has that one', async () => {
    const bringing = async (number: number, ownReact: string) =>
      release(UNREACHABLE, await build({ ...shopAt(number), ownReact }, sound));
    const shared = { react: '19.3.1' };
    await publish(releases, await build(aShell({ version: versionOf(2), shared }), shellThat()));
    await bringing(1, '18.3.1');
    expect(notes).toHaveLength(1);
    await bringing(2, '19.3.0');
    expect(notes.at(-1)).toBe(
      `shop ${versionOf(2)} brings React 19.3.0, and the shell has 19.3.1: see docs/upgrades.md.`,
    );
  });

  test('that is hostile reaches no file, process or thread of the site while it is checked', async () => {
    const api = await anApi(contracts);
    const files = [path.join(releases, 'release.key'), registryFile(releases)];
    const hostile = hostileCode({
      files,
      port: Number(new URL(api).port),
      mark: path.join(folder, 'mark'),
    });
    const page = `${hostile}
      export default { async pageOf() { throw new Error('could ' + [couldAtLoad, await couldDo()].join(' and ')); } };`;
    await expect(release(api, await build(shopAt(1), page))).rejects.toThrow(
      `Error: could ${[stillPossible, stillPossible].join(' and ')}`,
    );
  });

  test('that calls what the running API does not serve is refused with the call', async () => {
    const without = contracts.filter(({ name }) => name !== order.name);
    const shop = await build(shopAt(1), sound, [order]);
    await expect(release(await anApi(without), shop)).rejects.toThrow(
      `shop ${versionOf(1)} calls POST /api/order-confirmation, which this API cannot answer: the API does not serve it.`,
    );
  });

  test('that calls what the running API reads in another way is refused with the reason', async () => {
    const request = { ...order.request, required: [...(order.request?.required ?? []), 'agreed'] };
    const api = await anApi(contracts.map((one) => (one === order ? { ...one, request } : one)));
    await expect(release(api, await build(shopAt(1), sound, [order]))).rejects.toThrow(
      'this API cannot answer: the request.agreed is required and not always sent.',
    );
  });

  test('is compared with the API of the working tree when none runs, and a line says so', async () => {
    await release(UNREACHABLE, await build(shopAt(1), sound, [order]));
    expect(await live('shop')).toBe(versionOf(1));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(
      /^The API was not asked: http:\/\/127\.0\.0\.1:9\/api\/contracts\.json does not /,
    );
    const gone = { ...order, name: 'POST /api/gone' };
    await expect(release(UNREACHABLE, await build(shopAt(2), sound, [gone]))).rejects.toThrow(
      'calls POST /api/gone',
    );
  });

  test('whose page misreads the data of the running API is refused, and is not while the API is down', async () => {
    const empty = await anApi(contracts, []);
    const shop = await build(shopAt(1), reading);
    await expect(release(empty, shop)).rejects.toThrow(/fails at \/consulting: TypeError: .*Price/);
    await release(UNREACHABLE, shop);
    expect(await live('shop')).toBe(versionOf(1));
  });
});

describe('a release of the shell', () => {
  const newShell = (broken: boolean) => build(aShell({ version: versionOf(2) }), shellThat(broken));

  test('that breaks a page of a live remote is refused', async () => {
    await publish(releases, [await build(aShell(), shellThat()), await build(shopAt(1), sound)]);
    await expect(release(UNREACHABLE, await newShell(true))).rejects.toThrow(
      `shop ${versionOf(1)} fails at /consulting: Error: the new shell breaks the shop`,
    );
    expect(await live('shell')).toBe(versionOf(1));
  });

  test('goes live beside a remote whose page failed before', async () => {
    await publish(releases, [await build(aShell(), shellThat()), await build(shopAt(1), throwing)]);
    await release(UNREACHABLE, await newShell(false));
    expect(await live('shell')).toBe(versionOf(2));
  });
});
