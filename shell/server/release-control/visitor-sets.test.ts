import { generateKeyPairSync } from 'node:crypto';
import { previewToken } from '@app/federation/preview-link';
import { aRelease, versionOf } from '@app/federation/testing/built-release';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderRequest } from '../../src/bootstrap/render.tsx';
import { startPageServer } from '../page-server.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { aPage, fakeReleaseSets, liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';

const [one, two] = [versionOf(1), versionOf(2)];
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

beforeEach(() => {
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  vi.stubEnv('RELEASE_PUBLIC_KEY', text);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Live releases whose shop, of this version, serves `/consulting`. */
const siteWithShop = (version: string) =>
  liveReleases({
    id: `shell@1 shop@${version}`,
    remotes: [
      aRelease({
        version,
        routes: [{ path: '/consulting', module: './consulting', js: [], css: [], query: [] }],
      }),
    ],
  });

/** Every page shows the version of its shop. */
function start() {
  const { log, lines } = recordedLog();
  const html = ({ remotes }: RenderRequest) => aPage({ html: `${remotes[0]?.version}` });
  const releaseSets = fakeReleaseSets(html, undefined, log);
  releaseSets.live = siteWithShop(one);
  releaseSets.previews = { [`shop@${two}`]: siteWithShop(two) };
  const { app } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    log,
  });
  const get = async (url: string, cookie = '') => {
    const answer = await app.request(url, { headers: { Cookie: cookie } });
    return Object.assign(answer, { html: await answer.clone().text() });
  };
  const post = async (url: string, cookie: string) =>
    (
      await app.request(url, {
        method: 'POST',
        body: new URLSearchParams({ name: 'A' }),
        headers: { Cookie: cookie },
      })
    ).text();
  const retried = async (cookie: string) =>
    JSON.stringify(await (await get('/remotes.json', cookie)).json());
  return { releaseSets, get, post, retried, lines };
}

const notDrawn = `release=live~shop.${two}`;

describe('while there is a canary', () => {
  const inCanary = `release=shop.${two}`;
  function startCanary() {
    const started = start();
    const canary = { part: 'shop', version: two, percent: 50 };
    started.releaseSets.canaryReleases = [{ ...canary, live: siteWithShop(two) }];
    return started;
  }

  test('each visitor gets the page of their own releases, also from the cache', async () => {
    const { get, releaseSets } = startCanary();
    for (let visit = 0; visit < 3; visit++) {
      const canary = await get('/consulting', inCanary);
      expect(canary.html).toContain(`<div id="root">${two}</div>`);
      expect(canary.headers.get('x-releases')).toBe(`shell@${one}, shop@${two}`);
      const live = await get('/consulting', notDrawn);
      expect(live.html).toContain(`<div id="root">${one}</div>`);
      expect(live.headers.get('x-releases')).toBe(`shell@${one}, shop@${one}`);
      for (const answer of [canary, live]) {
        expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      }
    }
    expect(releaseSets.requests).toHaveLength(2);
  });

  test('Retry, a form post and the token of reports follow the visitor', async () => {
    const { get, post, retried } = startCanary();
    expect(await retried(inCanary)).toContain(two);
    expect(await retried(notDrawn)).not.toContain(two);
    expect(await retried('')).not.toContain(two);
    expect(await post('/consulting', inCanary)).toContain(`<div id="root">${two}</div>`);
    expect(await post('/consulting', '')).toContain(`<div id="root">${one}</div>`);
    const token = async (cookie: string) =>
      /"token":"([^"]+)"/.exec((await get('/consulting', cookie)).html)?.[1];
    expect(await token(inCanary)).toMatch(/^\d+\./);
    expect(await token(inCanary)).not.toBe(await token(notDrawn));
  });

  test('new visitors get it by chance', async () => {
    const chance = vi.spyOn(Math, 'random');
    const { get } = startCanary();
    chance.mockReturnValue(0.49);
    const canary = await get('/consulting');
    expect(canary.html).toContain(`<div id="root">${two}</div>`);
    expect(canary.headers.get('set-cookie')).toContain(inCanary);
    chance.mockReturnValue(0.5);
    const live = await get('/consulting');
    expect(live.html).toContain(`<div id="root">${one}</div>`);
    expect(live.headers.get('set-cookie')).toContain(notDrawn);
  });

  test('and after it, who was in it gets what is live, and the cookie goes', async () => {
    const { get, retried, releaseSets } = startCanary();
    releaseSets.canaryReleases = [];
    expect(await retried(inCanary)).not.toContain(two);
    const answer = await get('/consulting', inCanary);
    expect(answer.html).toContain(`<div id="root">${one}</div>`);
    expect(answer.headers.get('set-cookie')).toContain('release=; Max-Age=0');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect((await get('/consulting')).headers.get('set-cookie')).toBeNull();
  });
});

describe('a preview', () => {
  const tokenOf = ({
    version = two,
    until = new Date(Date.now() + 60_000),
  }: {
    version?: string;
    until?: Date;
  } = {}) => previewToken({ parts: [{ part: 'shop', version }], until }, privateKey);

  test('is opened by a signed link, is not cached or indexed, and names itself', async () => {
    const { get } = start();
    const until = new Date('2999-11-30T14:00:00Z');
    const token = tokenOf({ until });
    const answer = await get(`/consulting?preview=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain(`<div id="root">${two}</div>`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-releases': `shell@${one}, shop@${two}; preview=shop@${two}; until=2999-11-30T14:00:00Z`,
      'set-cookie': `preview=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Lax`,
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await get('/consulting')).html).toContain(`<div id="root">${one}</div>`);
  });

  test('goes on in the session: other pages, form posts and Retry, but for nobody else', async () => {
    const { get, post, retried, releaseSets } = start();
    const session = `preview=${tokenOf()}`;
    expect((await get('/', session)).html).toContain(`<div id="root">${two}</div>`);
    expect(await post('/consulting', session)).toContain(`<div id="root">${two}</div>`);
    const opened = releaseSets.previewsOpened;
    expect(await retried(session)).toContain(two);
    expect(releaseSets.previewsOpened).toBe(opened);
    expect((await get('/')).html).toContain(`<div id="root">${one}</div>`);
    expect(await retried('')).not.toContain(two);
  });

  test.each(['preview=end', '%70review=end'])(
    'ends with the link %s, and the visitor is on the same page of the live releases',
    async (end) => {
      const { get } = start();
      const answer = await get(`//consulting?q=a&${end}`, `preview=${tokenOf()}`);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/consulting?q=a');
      expect(answer.headers.get('set-cookie')).toContain('preview=; Max-Age=0');
    },
  );

  test.each([
    ['that was made up', () => 'shop', 'This preview link is not valid'],
    ['for another version than was signed', () => tokenOf().replace(two, one), 'not valid'],
    ['of another key', () => foreign(), 'This preview link is not valid'],
    ['that is over', () => tokenOf({ until: new Date(Date.now() - 1000) }), 'preview has ended'],
  ])(
    'link %s is refused with a page that says so, and starts no process',
    async (_, token, words) => {
      const { get, post, releaseSets } = start();
      for (const [url, cookie] of [
        [`/consulting?preview=${token()}`, ''],
        ['/consulting', `preview=${token()}`],
      ] as const) {
        const answer = await get(url, cookie);
        expect(answer.status).toBe(403);
        expect(answer.html).toContain(words);
        expect(answer.html).toContain('<a href="/consulting">Go to the live page</a>');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        expect(answer.headers.get('set-cookie')).toContain('preview=; Max-Age=0');
      }
      expect(await post('/consulting', `preview=${token()}`)).toContain('Nothing was sent.');
      expect(releaseSets.requests).toEqual([]);
      expect(releaseSets.previewsOpened).toBe(0);
    },
  );

  test('of a version that is not kept any more says so', async () => {
    const { get, lines } = start();
    const answer = await get(`/?preview=${tokenOf({ version: versionOf(9) })}`);
    expect(answer.status).toBe(404);
    expect(answer.html).toContain('This version cannot be shown');
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'preview not shown', why: 'it is not there' }),
    );
  });

  test('takes no part in a canary', async () => {
    const { get, releaseSets } = start();
    const canary = { part: 'shop', version: one, percent: 99 };
    releaseSets.canaryReleases = [{ ...canary, live: siteWithShop(one) }];
    const answer = await get('/consulting', `preview=${tokenOf()}; release=shop.${one}`);
    expect(answer.html).toContain(`<div id="root">${two}</div>`);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

const foreign = () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  return previewToken(
    { parts: [{ part: 'shop', version: two }], until: new Date(Date.now() + 60_000) },
    other,
  );
};
