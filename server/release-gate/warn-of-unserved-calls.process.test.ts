import path from 'node:path';
import { startRelay } from '@app/api/testing/relay';
import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { publish, releasesFolder } from '@app/federation/releases';
import { aRelease, versionOf, writeBuilt } from '@app/federation/testing/built-release';
import { serveHttp } from '@app/http-server/serve-http';
import { runScript } from '@app/testing/site/run-script';
import { smallSite } from '@app/testing/site/small-site';
import { expect, onTestFinished, test } from 'vitest';

const [first] = endpoints.map(endpointContract);
if (!first) throw new Error('The API has no calls');
const served = first;
const gone = { name: 'POST /api/gone' };

/** What a site with this live remote logs about its parts when it starts. */
async function linesAtStart(env: Readonly<Record<string, string>> = {}) {
  const DATA_DIR = await smallSite();
  const folder = path.join(DATA_DIR, 'dist-shop');
  const calls = { [served.name]: contractHash(served), [gone.name]: contractHash(gone) };
  const shop = aRelease({ calls, contracts: [{ ...served }, gone] });
  await publish(releasesFolder(DATA_DIR), await writeBuilt(folder, shop));
  const settings = { DATA_DIR, PORT: '0', LOG_LEVEL: 'info', ...env };
  const site = runScript('server/serve.ts', settings);
  await expect.poll(() => site.output.stdout).toContain('Ready on ');
  // The log is written a little later.
  await expect.poll(() => site.output.stdout).toMatch(/live part.*\n/);
  return site.output.stdout
    .split('\n')
    .filter((line) => line.includes('live part'))
    .map((line) => JSON.parse(line));
}

const warning = {
  remote: 'shop',
  version: versionOf(1),
  call: 'POST /api/gone',
  why: 'the API does not serve it',
  msg: 'a live part makes a call that this API cannot answer',
};

test('a start with an API that no longer serves a call of a live remote logs the call and the reason, and serves', async () => {
  expect(await linesAtStart()).toMatchObject([warning]);
});

test('a start of the page server asks an API in another process', async () => {
  const listed = [served, { ...gone, name: 'POST /api/other' }];
  const api = await serveHttp({ fetch: () => Response.json(listed), host: '127.0.0.1', port: 0 });
  if (!api.ok) throw new Error(api.failure.message);
  onTestFinished(() => api.value.stop());
  expect(await linesAtStart({ API_ORIGIN: api.value.url })).toMatchObject([warning]);
});

test('a start of the page server while no API answers says so, and serves', async () => {
  const nowhere = await startRelay();
  onTestFinished(() => nowhere.close());
  expect(await linesAtStart({ API_ORIGIN: `http://127.0.0.1:${nowhere.port}` })).toMatchObject([
    { msg: 'calls of live parts not compared with the API' },
  ]);
});
