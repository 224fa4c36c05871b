import { generateKeyPairSync } from 'node:crypto';
import { readReleases, rollBackRelease } from '@app/contracts/admin-releases';
import { previewToken } from '@app/federation/preview-link';
import { versionOf } from '@app/federation/testing/built-release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPageServer } from '../page-server.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { fakeReleaseSets, liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { noReleaseControl } from './no-release-control.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
beforeEach(() => {
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  vi.stubEnv('RELEASE_PUBLIC_KEY', text);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A page server without release control, of a site that has a canary and a preview. */
function start() {
  const fake = fakeReleaseSets();
  const other = liveReleases({ id: 'shell@1 shop@2' });
  const version = versionOf(2);
  fake.canaryReleases = [{ part: 'shop', version, percent: 99, live: other }];
  fake.previews = { [`shop@${version}`]: other };
  const releaseSets = { ...fake, control: noReleaseControl(fake) };
  const { app, calls } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    log: recordedLog().log,
  });
  return { app, calls, fake, version };
}

test('without release control all visitors get the live releases, whatever their cookies and links say', async () => {
  const { app, fake, version } = start();
  const until = new Date(Date.now() + 60_000);
  const token = previewToken({ parts: [{ part: 'shop', version }], until }, privateKey);
  for (const [url, cookie] of [
    ['/consulting', ''],
    ['/consulting', `release=shop.${version}`],
    ['/consulting', `preview=${token}`],
    [`/consulting?preview=${token}`, ''],
    ['/consulting?preview=end', ''],
    ['/consulting?preview=made-up', ''],
  ] as const) {
    const answer = await app.request(url, { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Contact</h1>');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-releases': `shell@${versionOf(1)}, shop@${versionOf(1)}`,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const form = { method: 'POST', body: new URLSearchParams({ name: 'A' }) };
  const posted = await app.request('/consulting', {
    ...form,
    headers: { Cookie: `preview=${token}` },
  });
  expect(await posted.text()).toContain('<h1>Contact</h1>');
  expect(fake.previewsOpened).toBe(0);
});

test.each([
  ['GET', readReleases.path],
  ['POST', rollBackRelease.path],
])('without release control %s %s says so, and does nothing', async (method, path) => {
  const answer = await start().calls.request(path, { method });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    code: 'not_available',
    message: 'This site runs without release control, so releases are changed elsewhere.',
  });
});

test('without release control nothing watches versions', () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  noReleaseControl(fakeReleaseSets()).start();
  expect(timers).not.toHaveBeenCalled();
});
