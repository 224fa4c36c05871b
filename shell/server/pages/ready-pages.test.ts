import { describe, expect, test, vi } from 'vitest';
import { startPageServer } from '../page-server.ts';
import { createHealth } from '../release-control/health/version-health.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { aPage, fakeReleaseSets, liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';

const PATH = '/consulting';
const address = '196.1.2.3';

function start(releaseSets = fakeReleaseSets()) {
  const health = createHealth();
  const control = { ...releaseSets.control, counts: health };
  const { app, findReady } = startPageServer({
    ...pageServerOptions,
    releaseSets: { ...releaseSets, control },
    log: recordedLog().log,
  });
  const get = async (headers: Record<string, string> = {}, target = PATH) =>
    await app.request(target, { headers });
  const ready = (headers: Record<string, string> = {}, target = PATH) =>
    findReady({ target, address, headers });
  /** The page is in the cache, and was sent from it in each of these codings. */
  const warm = async (...codings: string[]) => {
    for (const coding of ['', ...codings]) {
      const headers = { 'accept-encoding': coding };
      await get(headers);
      // The smallest copy is made after the first visit.
      await vi.waitFor(async () => {
        await get(headers);
        expect(ready(headers)).toBeDefined();
      });
    }
  };
  return { get, ready, warm, health, releaseSets };
}

describe('a page that has not changed', () => {
  test('is a 304 without a body, with the same headers, for a browser that has it', async () => {
    const { get } = start();
    const whole = await get();
    const known = await get({ 'if-none-match': whole.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe('');
    const { 'content-type': type, ...headers } = Object.fromEntries(whole.headers);
    const anew = { 'x-request-id': expect.anything(), 'server-timing': 'cache;desc="hit"' };
    expect(Object.fromEntries(known.headers)).toEqual({ ...headers, ...anew });
    expect(type).toContain('html');
  });

  test('has another ETag in another coding', async () => {
    const { get } = start();
    const etags = ['br', 'gzip', ''].map(async (coding) => {
      return (await get({ 'accept-encoding': coding })).headers.get('etag');
    });
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  test('has another ETag when it is rendered differently', async () => {
    const { get, releaseSets } = start();
    const before = (await get()).headers.get('etag') ?? '';
    releaseSets.live = liveReleases({ id: 'next' });
    releaseSets.render = () => aPage({ html: 'other' });
    expect((await get({ 'if-none-match': before })).status).toBe(200);
  });

  test.each([
    ['secret', { secret: true }],
    ['not found', { status: 404 }],
  ])('has no ETag when it is %s', async (_, changes) => {
    const { get } = start(fakeReleaseSets(() => aPage(changes)));
    expect((await get()).headers.get('etag')).toBeNull();
  });
});

describe('a page from the cache', () => {
  test.each(['', 'br', 'gzip'])(
    'is sent before the app as the app sends it, in coding "%s"',
    async (coding) => {
      const { get, ready, warm } = start();
      const headers = { 'accept-encoding': coding };
      expect(ready(headers)).toBeUndefined();
      await warm(coding);
      const byApp = await get(headers);
      const early = ready(headers);
      const { 'x-request-id': _, ...expected } = Object.fromEntries(byApp.headers);
      const body = Buffer.from(await byApp.arrayBuffer());
      const sent = new Headers();
      for (let at = 0; at < (early?.headers.length ?? 0); at += 2) {
        sent.append(early?.headers[at] ?? '', early?.headers[at + 1] ?? '');
      }
      expect(Object.fromEntries(sent)).toEqual({ ...expected, 'content-length': `${body.length}` });
      expect(early).toMatchObject({ status: 200, body, releases: expected['x-releases'] });
      const known = { ...headers, 'if-none-match': expected.etag ?? '' };
      expect(ready(known)).toMatchObject({ status: 304, body: undefined });
    },
  );

  test('counts early as it does in the app', async () => {
    const { get, ready, warm, health, releaseSets } = start();
    await warm();
    const [shop] = releaseSets.live.remotes;
    const counted = () => health.of('shop', shop?.version ?? '');
    const [before] = [counted(), ready({}), await get()];
    expect(counted()).toMatchObject({
      renders: before.renders + 2,
      pageLoads: before.pageLoads + 2,
    });
    expect(health.evidence({ part: 'shop', version: shop?.version ?? '' }).visitors.of).toBe(2);
  });

  test('is left to the app when a cookie or a query may mean another one', async () => {
    const { ready, warm } = start();
    await warm();
    expect(ready({ cookie: 'preview=token' })).toBeUndefined();
    expect(ready({}, `${PATH}?preview=end`)).toBeUndefined();
    expect(ready()).toBeDefined();
  });

  test('is sent before the app under a link that says only what brought the visitor', async () => {
    const { ready, warm, releaseSets } = start();
    const [shop] = releaseSets.live.remotes;
    const route = shop?.routes.find(({ path }) => path === PATH);
    Object.assign(route ?? {}, { query: ['q'] });
    await warm();
    for (const query of ['utm_source=mail&utm_medium=e', 'gclid=a%20b', 'fbclid', '&utm_id=?']) {
      expect(ready({}, `${PATH}?${query}`), query).toBe(ready());
    }
    for (const query of [
      'utm_source=mail&q=a',
      'q=a',
      'preview=x&utm_id=1',
      '%75tm_source=x',
      'a=?utm_id=1',
    ]) {
      expect(ready({}, `${PATH}?${query}`), query).toBeUndefined();
    }
    Object.assign(route ?? {}, { query: ['utm_id'] });
    expect(ready({}, `${PATH}?utm_id=1`)).toBeUndefined();
  });

  test('is left to the app while a canary runs, and when other releases are live', async () => {
    const { ready, warm, releaseSets } = start();
    await warm();
    const live = liveReleases({ id: 'canary' });
    releaseSets.canaryReleases = [{ part: 'shop', version: '2.0.0', percent: 5, live }];
    expect(ready()).toBeUndefined();
    releaseSets.canaryReleases = [];
    expect(ready()).toBeDefined();
    releaseSets.live = liveReleases({ id: 'next' });
    expect(ready()).toBeUndefined();
  });
});
