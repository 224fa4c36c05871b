import { sampleConfig } from '@app/site/testing/sample-site';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aHead, aPageServer } from '../testing/a-page-server.ts';
import { liveReleases } from '../testing/fake-release-sets.ts';

const pages = {
  '/': aHead({ title: 'Welcome', description: 'Security.' }),
  '/contact': aHead(),
  '/technology/alarms': aHead({
    title: 'Alarms [wired]',
    description: 'How alarms\nwork.',
    parent: { name: 'Technology', path: '/exploring' },
  }),
};
const { company } = sampleConfig;

async function read(path: string, { app } = aPageServer(pages)) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s', (path, type) => {
  test(`is ${type}, cached for an hour`, async () => {
    const { status, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is answered with 304 when the ETag matches', async () => {
    const { app } = aPageServer(pages);
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const changed = await app.request(path, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const response = await aPageServer(pages).app.request(path, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe('');
  });
});

describe('the sitemap', () => {
  const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

  test('has the live pages, home first, whichever remote was released first', async () => {
    const { '/': home, ...others } = pages;
    const server = aPageServer({ ...others, '/': home });
    expect(addresses((await read('/sitemap.xml', server)).text)).toEqual([
      'https://security.example/',
      'https://security.example/contact',
      'https://security.example/technology/alarms',
    ]);
  });

  test('changes with a release, and the pages are described once for each release set', async () => {
    const server = aPageServer(pages);
    const { releaseSets } = server;
    for (const path of ['/sitemap.xml', '/llms.txt', '/sitemap.xml']) await read(path, server);
    expect(releaseSets.descriptions).toBe(1);
    releaseSets.live = liveReleases({ id: 'shop@2' });
    releaseSets.described = { pages: [{ path: '/new', head: aHead() }], complete: true };
    expect(addresses((await read('/sitemap.xml', server)).text)).toEqual([
      'https://security.example/new',
    ]);
    expect(releaseSets.descriptions).toBe(2);
  });

  test('leaves out pages that are not for search engines', async () => {
    const heads = {
      ...pages,
      '/admin': aHead({ noindex: true }),
      '/order': aHead({ secret: true }),
    };
    expect(addresses((await read('/sitemap.xml', aPageServer(heads))).text)).toHaveLength(3);
  });

  test('is not cached when some pages are missing from it', async () => {
    const server = aPageServer(pages);
    server.releaseSets.described = { pages: [{ path: '/', head: aHead() }], complete: false };
    const { headers, text } = await read('/sitemap.xml', server);
    expect(addresses(text)).toEqual(['https://security.example/']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/sitemap.xml', '/llms.txt'])(
    '%s answers 503 when no page can be described',
    async (path) => {
      const server = aPageServer(pages);
      server.releaseSets.described = undefined;
      const { status, headers } = await read(path, server);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('10');
    },
  );
});

test('robots.txt closes /api/ to crawlers and names the sitemap', async () => {
  expect((await read('/robots.txt')).text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /',
    '',
    'Sitemap: https://security.example/sitemap.xml',
    '',
  ]);
});

describe('security.txt', () => {
  test('has the e-mail of the company, its own address and the language', async () => {
    const lines = (await read('/.well-known/security.txt')).text.split('\n');
    expect(lines).toEqual([
      `Contact: mailto:${company.email}`,
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages: en',
      'Canonical: https://security.example/.well-known/security.txt',
      '',
    ]);
  });

  test('expires half a year after the day on which it is read, also in a process that runs for years', async () => {
    const server = aPageServer(pages);
    onTestFinished(() => void vi.useRealTimers());
    for (const [now, expires] of [
      ['2026-11-22T23:59:59Z', '2027-05-21T00:00:00.000Z'],
      ['2029-01-01T00:00:00Z', '2029-06-30T00:00:00.000Z'],
    ]) {
      vi.useFakeTimers({ now: new Date(now as string), toFake: ['Date'] });
      const { text } = await read('/.well-known/security.txt', server);
      expect(text).toContain(`Expires: ${expires}\n`);
    }
  });
});

test('llms.txt lists pages under the name of their parent page', async () => {
  expect((await read('/llms.txt')).text).toBe(
    [
      `# ${company.name}`,
      `> ${company.blurb}`,
      `Telephone ${company.phone.shown}, e-mail ${company.email}. Office: ${company.office.street}, ${company.office.locality}, ${company.office.region}.`,
      '## Pages',
      '- [Welcome](https://security.example/): Security.\n- [Contact](https://security.example/contact): Write to us.',
      '## Technology',
      '- [Alarms \\[wired\\]](https://security.example/technology/alarms): How alarms work.\n',
    ].join('\n\n'),
  );
});

test('the web app manifest has the names of the company and icons that exist', async () => {
  const server = aPageServer(pages);
  const manifest = JSON.parse((await read('/manifest.webmanifest', server)).text);
  expect(manifest).toMatchObject({ name: company.name, short_name: company.shortName });
  const purposes = manifest.icons.map(
    (icon: { sizes: string; purpose?: string }) => `${icon.sizes} ${icon.purpose ?? 'any'}`,
  );
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, type } of manifest.icons) {
    const icon = await server.app.request(src);
    expect(icon.headers.get('content-type')).toBe(type);
  }
});
