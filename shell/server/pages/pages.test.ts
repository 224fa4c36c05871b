import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseSetId } from '@app/federation/release-set-id';
import { aRelease, versionOf } from '@app/federation/testing/built-release';
import { sampleConfig, sampleSite } from '@app/site/testing/sample-site';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPageServer } from '../page-server.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { aPage, fakeReleaseSets, liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { contentSecurityPolicy, ownerPolicy } from './content-security-policy.ts';

function start(releaseSets = fakeReleaseSets(), trustedHops = 0) {
  const { log, lines } = recordedLog();
  const { app, calls } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    trustedHops,
    log,
  });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    await app.request(url, { headers });
  return { app, calls, get, releaseSets, lines };
}

describe('a page', () => {
  test('is a document that no proxy may cache and no foreign script can run in', async () => {
    const response = await start().get('/contact');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ tileOrigin: 'https://tiles.example' }),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(await response.text()).toContain('<h1>Contact</h1>');
  });

  test('is rendered for its path, with the facts of the site and the request', async () => {
    const { get, releaseSets } = start();
    const id = 'request-id-from-the-proxy';
    const response = await get('/contact?a=1', { 'X-Request-Id': id });
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(releaseSets.requests).toMatchObject([
      {
        url: '/contact?a=1',
        site: { origin: sampleSite.origin, map: sampleSite.map, year: expect.any(Number) },
        apiOrigin: 'http://127.0.0.1:9',
        requestId: id,
        remotes: [{ name: 'shop', routes: [{ path: '/consulting', module: './consulting' }] }],
      },
    ]);
  });

  test.each([
    ['/consulting', 'shell@1.0.0-000000000001, shop@1.0.0-000000000001'],
    ['/admin/upload', 'shell@1.0.0-000000000001'],
    ['/no-such-page', 'shell@1.0.0-000000000001'],
  ])('%s names the releases that made it: %s', async (path, releases) => {
    const { get, app } = start();
    expect((await get(path)).headers.get('x-releases')).toBe(releases);
    expect((await get(path)).headers.get('x-releases')).toBe(releases);
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const posted = await app.request(path, { method: 'POST', headers: type, body: 'a=1' });
    expect(posted.headers.get('x-releases')).toBe(releases);
  });

  test('tells what it took, and later that it came from the cache', async () => {
    const timing = { queueMs: 1.24, dataMs: 20, renderMs: 3.5 };
    const page = { ...aPage(), timing };
    const { get } = start(fakeReleaseSets(() => page));
    const first = await get('/consulting');
    expect(first.headers.get('server-timing')).toBe(
      'cache;desc="miss", queue;dur=1.2, data;dur=20, render;dur=3.5',
    );
    expect((await get('/consulting')).headers.get('server-timing')).toBe('cache;desc="hit"');
  });

  test('that the browser renders has no times', async () => {
    const { get } = start(fakeReleaseSets(() => undefined));
    expect((await get('/consulting')).headers.get('server-timing')).toBe('cache;desc="miss"');
  });

  test('that would freeze a browser says so in its document, and one that was only late does not', async () => {
    const endless = fakeReleaseSets(() => undefined, undefined, undefined, true);
    const document = await (await start(endless).get('/consulting')).text();
    expect(document).toContain('"endless":true');
    // Only Retry loads its code.
    expect(document).not.toContain('as="script" href="/r/shop/');
    const late = await start(fakeReleaseSets(() => undefined)).get('/consulting');
    expect(await late.text()).not.toContain('endless');
  });

  test('is rendered as part of the trace of its visitor', async () => {
    const { get, releaseSets } = start();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await get('/consulting', { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    expect(releaseSets.requests[0]?.traceparent).toMatch(
      new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`),
    );
  });

  test('of the owner that the browser renders is kept by no cache', async () => {
    const { get } = start(fakeReleaseSets(() => undefined));
    const answer = await get('/admin/releases');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('asks for the policy of the shell that says which texts may become code', async () => {
    const { get, releaseSets } = start();
    const { shell } = releaseSets.live;
    releaseSets.live = liveReleases({ shell: { ...shell, trustedTypes: true } });
    for (const path of ['/contact', '/admin/upload']) {
      const policy = (await get(path)).headers.get('content-security-policy');
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  test.each(['/admin/releases', '/admin/upload', '/admin/nothing', '/admin'])(
    'of the owner holds nothing of a remote, and no other page can hold it: %s',
    async (path) => {
      const { get, releaseSets } = start();
      const [first, second] = [await get(path), await get(path)];
      const html = await first.text();
      expect(html).toContain('"remotes":[]');
      expect(html).not.toMatch(/\/r\/(?!shell\/)|remoteEntry|shop|pageToken/);
      expect(releaseSets.requests.map(({ remotes }) => remotes)).toEqual([[], []]);
      const [, nonce = ''] =
        /<script src="[^"]*" integrity="[^"]*" nonce="([^"]+)" defer>/.exec(html) ?? [];
      const policy = first.headers.get('content-security-policy') ?? '';
      expect(policy).toBe(ownerPolicy(nonce));
      expect(nonce).toMatch(/^[\w-]{22}$/);
      expect(second.headers.get('content-security-policy')).not.toBe(policy);
      expect(first.headers.get('cross-origin-opener-policy')).toBe('noopener-allow-popups');
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('permissions-policy')).not.toContain('publickey');
    },
  );

  test('of the owner has a token for reports about the shell alone', async () => {
    const { app, calls } = start();
    const html = await (await app.request('/admin/upload')).text();
    const { version } = liveReleases().shell;
    const report = {
      type: 'fault',
      token: /"token":"([^"]+)"/.exec(html)?.[1],
      set: releaseSetId([{ name: 'shell', version }]),
      remote: 'shell',
      version,
      kind: 'render',
      fault: 'TypeError',
      by: 'script',
      frames: [],
    };
    const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };
    const answer = await calls.request('/api/telemetry', {
      ...sent,
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(204);
  });

  test('has a token for reports, the same until the day ends and the page is made anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
    const { get, releaseSets } = start();
    const token = async () =>
      /"token":"([^"]+)"/.exec(await (await get('/consulting')).text())?.[1];
    const today = await token();
    expect(today).toMatch(/^\d+\.[0-9a-f]{32}$/);
    expect(await token()).toBe(today);
    expect(releaseSets.requests).toHaveLength(1);
    vi.setSystemTime(Date.parse('2026-11-23T00:00:00Z'));
    expect(await token()).not.toBe(today);
    vi.useRealTimers();
  });

  test.each([
    [1, 'https', true],
    [1, 'http', false],
    [0, 'https', false],
  ])(
    'with %i trusted proxies and X-Forwarded-Proto %s, sends HSTS: %s',
    async (hops, proto, set) => {
      const response = await start(fakeReleaseSets(), hops).get('/', {
        'X-Forwarded-Proto': proto,
      });
      expect(response.headers.has('strict-transport-security')).toBe(set);
    },
  );

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])(
    'is compressed with the best encoding of Accept-Encoding: %s',
    async (accepted, coding, unpack) => {
      const response = await start().get('/contact', { 'Accept-Encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(coding);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(unpack(bytes).toString()).toContain('<h1>Contact</h1>');
    },
  );

  test('answers HEAD with its headers', async () => {
    const response = await start().app.request('/contact', { method: 'HEAD' });
    expect(response.headers.has('content-security-policy')).toBe(true);
    expect(await response.text()).toBe('');
  });

  test('that does not exist is a 404', async () => {
    const { get } = start(fakeReleaseSets(() => aPage({ status: 404, title: 'Page Not Found' })));
    const response = await get('/no-such-page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Page Not Found</title>');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'asked for by %s is refused, with the methods that work',
    async (method) => {
      const { app, releaseSets } = start();
      const response = await app.request('/contact', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(releaseSets.requests).toEqual([]);
    },
  );

  test('lists the live parts and their kits for browsers that try again', async () => {
    const response = await start().get('/remotes.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject([
      { name: 'shell', version: liveReleases().shell.version, kit: '1.0.0' },
      {
        name: 'shop',
        kit: '^1.0.0',
        entry: expect.stringMatching(/^\/r\/shop\/.*\/remoteEntry\.js$/),
      },
    ]);
  });
});

describe('a path with superfluous slashes', () => {
  test.each([
    ['/contact/', '/contact'],
    ['/contact///', '/contact'],
    ['/contact/?a=1&b=%2F', '/contact?a=1&b=%2F'],
    ['///', '/'],
    ['/contact//more', '/contact/more'],
    ['http://localhost//foo', '/foo'],
    ['http://localhost//x/consulting', '/x/consulting'],
    ['http://localhost//consulting?q=a//b', '/consulting?q=a//b'],
    ['http://localhost/\\foo', '/foo'],
    ['http://localhost//user@evil.example:80', '/user@evil.example:80'],
    ['http://localhost//evil.example', '/evil.example'],
    ['http://localhost//evil.example/', '/evil.example'],
    ['http://localhost///evil.example//', '/evil.example'],
    ['http://localhost/\\evil.example/', '/evil.example'],
    ['http://localhost/.//evil.example/', '/evil.example'],
    ['http://localhost/%2F/evil.example/', '/%2F/evil.example'],
    ['http://localhost/%5Cevil.example/', '/%5Cevil.example'],
    ['http://localhost/\t/evil.example/', '/evil.example'],
  ])('%s is redirected to %s on this site', async (from, to) => {
    const response = await start().get(from);
    expect(response.status).toBe(308);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(to);
    expect(new URL(location, 'https://kestrel-security.example').host).toBe(
      'kestrel-security.example',
    );
  });

  test('and with a token in its query is redirected by an answer that stays secret', async () => {
    const { headers, status } = await start().get('/consulting/?order=0123456789abcdef');
    expect(status).toBe(308);
    expect(headers.get('location')).toBe('/consulting?order=0123456789abcdef');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a percent-encoded path', () => {
  test.each([
    ['/%63onsulting', '/consulting'],
    ['/%63onsulting?q=%61%2Fb', '/consulting?q=%61%2Fb'],
    ['/%63onsulting/', '/consulting'],
    ['//%63onsulting', '/consulting'],
    ['/%61dmin/upload', '/admin/upload'],
    ['/admin%2Fupload', '/admin/upload'],
  ])('%s is redirected to the page %s', async (from, to) => {
    const { get, releaseSets } = start();
    const response = await get(`http://localhost${from}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
    expect(releaseSets.requests).toEqual([]);
  });

  test.each(['/nowhere%21', '/%2563onsulting', '/%E0%A4%A', '/%', '/%2F%2Fevil.example', '/%5Cx'])(
    '%s is of no page and is not redirected',
    async (path) => {
      const response = await start(fakeReleaseSets(() => undefined)).get(path);
      expect(response.status).toBe(404);
      expect(response.headers.has('location')).toBe(false);
    },
  );
});

describe('a page that the server could not render', () => {
  const start404 = () => start(fakeReleaseSets(() => undefined));

  test.each(['/consulting', '/admin/upload'])(
    'is sent as a document for the browser to render: %s',
    async (path) => {
      const response = await start404().get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('"rendered":false');
    },
  );

  const admin = {
    path: '/admin/upload',
    head: { title: 'Admin', description: 'For the owner.', keywords: [], noindex: true },
  };
  const prices = {
    path: '/consulting',
    head: { title: 'Price list', description: 'All prices.', keywords: ['prices'] },
  };
  async function startDescribed() {
    const pages = [admin, prices];
    const started = start(fakeReleaseSets(() => undefined, { pages, complete: true }));
    await started.releaseSets.current().heads.publicPages();
    return started;
  }

  test('has the head from its release description', async () => {
    const { get } = await startDescribed();
    const html = await (await get('/consulting')).text();
    expect(html).toContain(`<title>Price list | ${sampleConfig.company.name}</title>`);
    expect(html).toContain('<meta name="description" content="All prices."');
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toContain(`<link rel="canonical" href="${sampleSite.origin}/consulting"`);
  });

  test('is noindex when its release description says so', async () => {
    const { get } = await startDescribed();
    const response = await get('/admin/upload');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('canonical');
  });

  test('has a secret head behind a secret link', async () => {
    const { get } = await startDescribed();
    const html = await (await get('/consulting?order=0123456789abcdef')).text();
    expect(html).toContain('<title>Price list');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<meta name="referrer" content="no-referrer"');
    expect(html).not.toContain('canonical');
  });

  test('has the company name as its title when its release has no description of it', async () => {
    const html = await (await start404().get('/consulting')).text();
    expect(html).toContain(`<title>${sampleConfig.company.name}</title>`);
  });

  test('has the head of the 404 page when it does not exist', async () => {
    const html = await (await start404().get('/no-such-page')).text();
    expect(html).toContain('<title>Page Not Found');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test('is rendered again for the next visitor', async () => {
    const { get, releaseSets } = start404();
    await get('/consulting');
    releaseSets.render = () => aPage();
    expect(await (await get('/consulting')).text()).toContain('<h1>Contact</h1>');
  });

  test('is still sent with the headers of a secret page', async () => {
    const { headers } = await start404().get('/consulting?order=0123456789abcdef0123456789abcdef');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  // Unknown paths are real 404s, which a search engine must see even while rendering is broken.
  test('is still a 404 when no remote serves its path', async () => {
    expect((await start404().get('/no-such-page')).status).toBe(404);
  });
});

test('a secret page is kept out of caches, search indexes and referrers', async () => {
  const { get, releaseSets } = start(fakeReleaseSets(() => aPage({ secret: true })));
  for (let visit = 0; visit < 2; visit++) {
    const { headers } = await get('/consulting?order=0123456789abcdef0123456789abcdef');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  expect(releaseSets.requests).toHaveLength(2);
});

/** The shop's page reads `q` and, behind secret links, `order`; another page reads `plan`, which is secret. */
function startDeclared(render?: Parameters<typeof fakeReleaseSets>[0]) {
  const releaseSets = fakeReleaseSets(render);
  const route = { module: './page', js: [], css: [] };
  const remotes = [
    aRelease({
      routes: [{ ...route, path: '/consulting', query: ['q', 'order'], secret: ['order'] }],
    }),
    aRelease({
      name: 'proposal',
      routes: [{ ...route, path: '/proposal', query: ['plan'], secret: ['plan'] }],
    }),
  ];
  releaseSets.live = liveReleases({ remotes });
  return start(releaseSets);
}

describe('a page that declares which parameters it reads', () => {
  test('is rendered once for links that differ in other parameters, and without these', async () => {
    const { get, releaseSets } = startDeclared();
    const urls = ['?utm=1', '?utm=2', '', '?q=a&utm=3', '?fbclid=x&q=a', '?q=b'];
    for (const url of urls) await get(`/consulting${url}`);
    expect(releaseSets.requests.map(({ url }) => url)).toEqual([
      '/consulting',
      '/consulting?q=a',
      '/consulting?q=b',
    ]);
  });

  test('is rendered for each visit, from the whole link, when it is secret', async () => {
    const { get, releaseSets } = startDeclared(() => aPage({ secret: true }));
    for (let visit = 0; visit < 2; visit++) {
      const { headers } = await get('/consulting?order=0123456789abcdef&utm=1');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const url = '/consulting?order=0123456789abcdef';
    expect(releaseSets.requests.map((request) => request.url)).toEqual([url, url]);
  });

  test('is not kept for others while a canary or a preview declares its parameter as secret', async () => {
    const { get, releaseSets } = startDeclared();
    const notDrawn = { Cookie: `release=live~shop.${versionOf(2)}` };
    const visit = async () => {
      releaseSets.requests.length = 0;
      for (let time = 0; time < 2; time++) await get('/consulting?q=a', notDrawn);
      return releaseSets.requests.length;
    };
    const route = { path: '/consulting', module: './page', js: [], css: [] };
    const shop = aRelease({ version: versionOf(2), routes: [{ ...route, secret: ['q'] }] });
    const live = liveReleases({ id: 'shell@1 shop@2', remotes: [shop] });
    expect(await visit()).toBe(1);
    releaseSets.canaryReleases = [{ part: 'shop', version: shop.version, percent: 1, live }];
    expect(await visit()).toBe(2);
    releaseSets.canaryReleases = [];
    expect(await visit()).toBe(0);
    releaseSets.previews = { [`shop@${shop.version}`]: live };
    expect(await visit()).toBe(2);
  });

  test('is secret when only the browser will read the token in its link', async () => {
    const { get } = startDeclared(() => undefined);
    const { headers } = await get('/consulting?plan=0123456789abcdef');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('visitors of the same page at the same time', () => {
  test('share one render', async () => {
    const page = Promise.withResolvers<ReturnType<typeof aPage>>();
    const { get, releaseSets } = start();
    releaseSets.render = () => page.promise;
    const visits = ['/consulting', '/consulting', '/consulting'].map((url) => get(url));
    const other = get('/consulting?q=a');
    page.resolve(aPage());
    for (const response of await Promise.all([...visits, other])) {
      expect(await response.text()).toContain('<h1>Contact</h1>');
    }
    expect(releaseSets.requests).toHaveLength(2);
  });

  test('share no render behind a secret link', async () => {
    const { get, releaseSets } = start();
    const url = '/consulting?order=0123456789abcdef';
    await Promise.all([get(url), get(url)]);
    expect(releaseSets.requests).toHaveLength(2);
  });
});

describe('a fault that nothing else caught', () => {
  test('is answered with a page in plain words with the request id, and is logged', async () => {
    const { get, releaseSets, lines } = start();
    releaseSets.render = () => {
      throw new TypeError('a fault of ours');
    };
    const response = await get('/consulting');
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('text/html');
    const id = response.headers.get('x-request-id') as string;
    const html = await response.text();
    expect(html).toContain(id);
    expect(html).toContain(sampleConfig.company.phone.shown);
    expect(html).not.toContain('a fault of ours');
    expect(lines).toContainEqual(
      expect.objectContaining({
        id,
        level: 50,
        err: expect.objectContaining({ message: 'a fault of ours' }),
      }),
    );
  });

  test('is not cached: the next visitor gets the page', async () => {
    const { get, releaseSets } = start();
    releaseSets.render = () => {
      throw new TypeError('a fault of ours');
    };
    await get('/consulting');
    releaseSets.render = () => aPage();
    expect((await get('/consulting')).status).toBe(200);
  });
});

describe('a rendered page', () => {
  test('is cached by path, query and release set', async () => {
    const { get, releaseSets } = start();
    for (const url of ['/a', '/a', '/a?x=1', '/a?x=1', '/b']) await get(url);
    expect(releaseSets.requests.map(({ url }) => url)).toEqual(['/a', '/a?x=1', '/b']);
    releaseSets.live = liveReleases({ id: 'shell@1 shop@2' });
    await get('/a');
    expect(releaseSets.requests).toHaveLength(4);
    releaseSets.live = liveReleases();
    await get('/a');
    expect(releaseSets.requests).toHaveLength(4);
  });

  test('is not cached when it failed, was not found, or lacks its data', async () => {
    for (const page of [
      undefined,
      aPage({ status: 404 }),
      aPage({ status: 422 }),
      aPage({ hasData: true, resource: { phase: 'loading' } }),
      aPage({ hasData: true, resource: { phase: 'failed' } }),
    ]) {
      const { get, releaseSets } = start(fakeReleaseSets(() => page));
      await get('/a');
      await get('/a');
      expect(releaseSets.requests).toHaveLength(2);
    }
  });

  test('is cached for two seconds when its data may change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    // The cache reads a start time of 0 as "no expiry".
    vi.advanceTimersByTime(10);
    const resource = { phase: 'ready', data: 1 } as const;
    const { get, releaseSets } = start(fakeReleaseSets(() => aPage({ hasData: true, resource })));
    await get('/consulting');
    await get('/consulting');
    expect(releaseSets.requests).toHaveLength(1);
    vi.advanceTimersByTime(2001);
    await get('/consulting');
    expect(releaseSets.requests).toHaveLength(2);
  });
});
