import { rm } from 'node:fs/promises';
import { releaseSetId } from '@app/federation/release-set-id';
import {
  aShell,
  registryOf,
  temporaryFolder,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { afterEach, expect, test, vi } from 'vitest';
import { startPageServer } from '../../page-server.ts';
import { createTelemetryTokens } from '../../telemetry/telemetry-tokens.ts';
import { pageServerOptions } from '../../testing/a-page-server.ts';
import { fakeReleaseSets, liveReleases } from '../../testing/fake-release-sets.ts';
import { known } from '../../testing/known-registry.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createHealth } from './version-health.ts';

const SECRET = 'a secret of the test that is long';

/** A page server whose health can be read, and requests from the networks 196.1.<number>.0/24. */
async function aServer({ tellsAlive = true } = {}) {
  const health = createHealth();
  const releases = await temporaryFolder();
  const shell = await writeBuilt(`${releases}/shell/${aShell().version}`, aShell(), {
    'main.js': 'plain',
  });
  const fake = fakeReleaseSets();
  fake.live = liveReleases({ shell: { ...liveReleases().shell, tellsAlive } });
  const control = { ...fake.control, counts: health };
  const releaseSets = { ...fake, control, registry: known(await registryOf(shell)) };
  const { app, calls } = startPageServer({
    ...pageServerOptions,
    releases,
    releaseSets,
    telemetrySecret: SECRET,
    trustedHops: 1,
    log: recordedLog().log,
  });
  const from = (network: number) => ({ 'X-Forwarded-For': `196.1.${network}.9` });
  const { live } = releaseSets.current();
  const set = releaseSetId([live.shell, ...live.remotes]);
  const [shop] = live.remotes;
  const of = { remote: 'shop', version: shop?.version ?? '' };
  const later = (ms: number) => void vi.advanceTimersByTime(ms);
  const token = createTelemetryTokens(SECRET).issue(set);
  return {
    later,
    releases,
    get: (url: string, network: number, headers: Readonly<Record<string, string>> = {}) =>
      app.request(url, { headers: { ...from(network), ...headers } }),
    report: (body: object, network: number) =>
      calls.request('/api/telemetry', {
        method: 'POST',
        headers: { ...from(network), 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, set, ...of, page: '/consulting', ...body }),
      }),
    of: (part: string) => health.of(part, of.version),
    evidence: (part: string) => health.evidence({ part, version: of.version }),
  };
}
afterEach(() => void vi.useRealTimers());

const fault = { type: 'fault', kind: 'render', fault: 'TypeError', by: 'page', frames: [] };

test('a document counts for its part and for the shell, by the network of its visitor', async () => {
  const { get, of, evidence } = await aServer();
  for (const network of [1, 1, 2]) await get('/consulting?q=x', network);
  await get('/nowhere', 3);
  expect(of('shop')).toMatchObject({ pageLoads: 3 });
  expect(evidence('shop').visitors).toEqual({ failed: 0, of: 2 });
  expect(evidence('shell').visitors).toEqual({ failed: 0, of: 3 });
});

test('a page that is kept counts as rendered, unless it has a query', async () => {
  const { get, of } = await aServer();
  for (let times = 0; times < 4; times++) await get('/consulting', 1);
  // The first was rendered, and the renderer counts that.
  expect(of('shop').renders).toBe(3);
  for (let times = 0; times < 4; times++) await get('/consulting?q=x', 1);
  expect(of('shop').renders).toBe(3);
});

test('only pages that visitors open in a browser are waited for to come alive', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { get, report, evidence, later } = await aServer();
  const document = { 'Sec-Fetch-Dest': 'document' };
  for (let network = 1; network < 4; network++) {
    await get('/consulting', network);
    await get('/consulting', network + 10, { ...document, 'Sec-Purpose': 'prefetch' });
    await get('/nowhere', network + 20, document);
  }
  later(30_000);
  expect([evidence('shop').silent, evidence('shell').silent]).toEqual([{}, {}]);
  for (let network = 1; network < 4; network++) await get('/consulting', network, document);
  later(30_000);
  const silent = (failed: number) => {
    const share = { '/consulting': { failed, of: 3 } };
    return [share, share];
  };
  const told = () => [evidence('shop').silent, evidence('shell').silent];
  expect(told()).toEqual(silent(3));
  // The fourth did not open it.
  for (const network of [4, 1]) {
    expect((await report({ type: 'alive' }, network)).status).toBe(204);
  }
  expect(told()).toEqual(silent(2));
});

test('pages of a shell from before it told are not waited for, and documents say that this server takes it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { get, evidence, later } = await aServer({ tellsAlive: false });
  for (let network = 1; network < 4; network++) {
    const page = await get('/consulting', network, { 'Sec-Fetch-Dest': 'document' });
    expect(await page.text()).toContain('"takesAlive":true');
  }
  later(30_000);
  expect([evidence('shop').silent, evidence('shell').silent]).toEqual([{}, {}]);
});

test('valid reports count by the network that they come from, others do not', async () => {
  const { report, of, evidence } = await aServer();
  expect((await report(fault, 1)).status).toBe(204);
  await report(fault, 1);
  await report({ type: 'vitals', metrics: { LCP: 5000 } }, 2);
  expect((await report({ ...fault, token: 'made up' }, 3)).status).toBe(400);
  expect(of('shop')).toMatchObject({ faults: 2, lcpP75Ms: 5000 });
  expect(evidence('shop')).toMatchObject({
    visitors: { failed: 1, of: 2 },
    vitals: { LCP: { failed: 1, of: 1 } },
  });
});

test.each([
  ['a script that did not arrive', { kind: 'chunk' }, 0],
  ['a style sheet that did not arrive', { kind: 'style' }, 0],
  ['code that took too long', { kind: 'timeout' }, 0],
  ['a rejection without a place in the code', { kind: 'promise' }, 0],
  ['a rejection in the code', { kind: 'promise', frames: ['/r/shop/a.js:1:200'] }, 1],
  ['a script error without a place, as of another origin', { kind: 'script', fault: 'Error' }, 0],
  [
    'the scanner of a mail program that follows links ("Object Not Found Matching Id")',
    { kind: 'promise', fault: 'UnhandledRejection' },
    0,
  ],
  [
    'an extension such as a wallet, of whose scripts no place is told',
    { kind: 'script', fault: 'TypeError', by: 'page' },
    0,
  ],
  ['a script of the part', { kind: 'script', frames: ['/r/shop/a.js:1:200'] }, 1],
  ['a module that threw', { kind: 'module' }, 1],
  ['HTML of the server that a page does not agree with', { kind: 'hydration' }, 1],
  ['a page that shows nothing', { kind: 'empty' }, 1],
  ['a page that waits for ever', { kind: 'endless' }, 1],
])('%s (%j) speaks against its release: %i', async (_, what, count) => {
  const { report, of } = await aServer();
  expect((await report({ ...fault, ...what }, 1)).status).toBe(204);
  expect(of('shop').faults).toBe(count);
});

test('a file of a release that cannot be sent counts, a file that no release has does not', async () => {
  const { get, releases, of } = await aServer();
  const main = `/r/shell/${aShell().version}/main.js`;
  await get(main.replace('main', 'other'), 1);
  expect(of('shell').missing).toBe(0);
  await rm(`${releases}/shell/${aShell().version}/main.js`);
  expect((await get(main, 1)).status).toBe(503);
  expect(of('shell').missing).toBe(1);
});
