import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { priceListTexts } from '@app/contracts/product';
import { livePages } from '../support/live-pages.ts';
import { turret } from '../support/price-list-visit.ts';
import { renderedPage } from '../support/rendered-page.ts';
import { company } from '../support/repository.ts';
import { type SentPage, sentPage, wholeHead } from '../support/sent-page.ts';
import { expect, test } from '../support/test.ts';

/** What a server may send before the first answer of a new connection: ten packets. */
const FIRST_FLIGHT = 14 * 1024;
/** Head and first style, so that the first flight also has what stands at the top of the page. */
const HEAD_BUDGET = 7.25 * 1024;
/** The page with the two largest drawings, one for wide screens and one for phones. */
const LARGER: Readonly<Record<string, number>> = { '/technology/intruder-alarms': 14.3 * 1024 };

/** Bytes as the page server sends a page that it has sent before. */
const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

// Slow: every page is asked for with its files and its picture.
test('every live page is sent with its text and a complete head of its own, runs no inline script, and has its files and its picture', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const paths = await livePages(request);
  expect(paths).toEqual(expect.arrayContaining(['/', '/consulting', '/contact', '/proposal']));
  const pages: SentPage[] = [];
  const files = new Set<string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    const { response, html } = await renderedPage(request, path);
    expect(response.status(), path).toBe(200);
    const sent = await sentPage(page, html);
    pages.push(sent);
    expect.soft(sent, path).toMatchObject(wholeHead(sent, company.name, site.url + path));
    expect.soft(sent.title, path).toContain(company.name);
    expect.soft(sent.blocks[0], path).toMatchObject({
      '@type': 'LocalBusiness',
      name: company.name,
      url: site.url,
      address: { addressLocality: company.office.locality },
    });
    const types = sent.blocks.map((block) => block['@type']);
    expect.soft(new Set(types).size, `${path}: ${types}`).toBe(types.length);

    expect.soft(sent.words, `words of ${path}`).toBeGreaterThan(60);
    expect.soft(sent.links, `links of ${path}`).toBeGreaterThan(0);
    expect.soft(sent.loading, `parts of ${path} that are loading`).toBe(0);

    const policy = response.headers()['content-security-policy'] ?? '';
    const rules = policy.split(';').map((rule) => rule.trim());
    expect
      .soft(rules, path)
      .toEqual(
        expect.arrayContaining(["default-src 'self'", "object-src 'none'", "script-src 'self'"]),
      );
    expect.soft(sent.inlineCode, path).toEqual([]);
    const [head = ''] = html.split('<body>');
    expect.soft(compressed(head), `head of ${path}`).toBeLessThanOrEqual(HEAD_BUDGET);
    const budget = LARGER[path] ?? FIRST_FLIGHT;
    expect.soft(compressed(html), `document of ${path}`).toBeLessThanOrEqual(budget);
    expect.soft(sent.styles.length, path).toBeGreaterThanOrEqual(2);
    const preloaded = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)];
    const loaded = [...sent.styles, ...sent.scripts, ...preloaded.map(([, file = '']) => file)];
    const scripts = loaded.filter((file) => file.endsWith('.js'));
    expect.soft(scripts.length, `scripts of ${path}`).toBeGreaterThanOrEqual(3);
    for (const file of loaded) files.add(file);

    const picture = await request.get(sent.metas['og:image']?.[0] ?? '');
    expect.soft(picture.headers(), path).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    const png = await picture.body();
    pictures.add(png.toString('base64'));
    expect
      .soft([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), path)
      .toEqual([sent.metas['og:image:width']?.[0], sent.metas['og:image:height']?.[0]]);
  }
  for (const file of files) {
    const asset = await request.get(file);
    expect.soft(asset.status(), file).toBe(200);
    expect.soft(asset.headers()['cache-control'], file).toContain('immutable');
  }
  expect(pictures.size, 'each page has a picture of its own').toBe(paths.length);
  for (const part of ['title', 'description', 'keywords', 'og:image'] as const) {
    const all = pages.map((sent) => (part === 'title' ? sent.title : sent.metas[part]?.[0]));
    expect.soft(new Set(all).size, `${part} of two pages: ${all.join('\n')}`).toBe(all.length);
  }
});

test('an unknown address is a 404 page without a canonical address, and logs no fault', async ({
  request,
  site,
}) => {
  const unknown = [
    ...['/nowhere', '/technology', '/technology/teleportation', '/Contact'],
    ...['/%E0%A4%A', '/%', '/%ff', '/%2561bout', '/%2Fabout', '/%0a', '/x%0d', '/%E2%80%A8'],
  ];
  const before = site.output().length;
  for (const path of unknown) {
    const { response, html } = await renderedPage(request, path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(html, path).toContain('Page Not Found');
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
    expect.soft(html, path).not.toContain('rel="canonical"');
  }
  const logged = site.output().slice(before).split('\n');
  // A render that a busy machine has no time for is no fault.
  const faults = logged.filter((line) => !line.includes('past its deadline'));
  expect(faults.join('\n')).not.toMatch(/\n\s+at |not rendered|wrote to the/);
});

test('an address with a trailing slash or needless escapes is redirected to the plain one', async ({
  request,
}) => {
  for (const [path, plain] of [
    ['/consulting/?q=turret', '/consulting?q=turret'],
    ['/%61bout?a=%61', '/about?a=%61'],
    ['/%61dmin/upload?a=%61', '/admin/upload?a=%61'],
  ] as const) {
    const { response } = await renderedPage(request, path);
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toBe(plain);
  }
});

test('no address redirects to another site', async ({ request, site }) => {
  for (const [asked, location] of [
    ['//evil.example//', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/consulting', '/evil.example/consulting'],
  ]) {
    const { response } = await renderedPage(request, site.url + asked);
    expect(response.status(), asked).toBe(308);
    expect(response.headers().location, asked).toBe(location);
  }
});

test('the price list is rendered with its products, and a search with its hits', async ({
  request,
}) => {
  const { html } = await renderedPage(request, '/consulting');
  expect(html).toContain('SKU: AC-C1');
  expect(html).toContain(priceListTexts.pageOf(1, 9));
  const found = await renderedPage(request, '/consulting?q=turret');
  expect(found.html).toContain(`SKU: ${turret.sku}`);
});

test('pages with noindex have no picture and no canonical address', async ({ page, request }) => {
  for (const path of ['/admin/upload', '/consulting?order=nonsense', '/consulting?q=turret']) {
    const { metas, canonical } = await sentPage(page, (await renderedPage(request, path)).html);
    expect(metas.robots, path).toEqual(['noindex']);
    expect(metas, path).not.toHaveProperty('og:image');
    expect(canonical, path).toEqual([]);
  }
});

test('an order link is kept out of caches, search engines and referrers', async ({ request }) => {
  const { response, html } = await renderedPage(request, '/consulting?order=nonsense');
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(html).toContain('This order link is not valid.');
});

test('sitemap.xml and llms.txt list exactly the live pages', async ({ request, site }) => {
  const expected = (await livePages(request)).map((path) => site.url + path).sort();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(expected);
  const llms = await (await request.get('/llms.txt')).text();
  const linked = [...llms.matchAll(/^- \[.+\]\((.+?)\): .{40}/gm)].map(([, address]) => address);
  expect(linked.sort()).toEqual(expected);
  expect(llms).toContain(`# ${company.name}\n`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('/dev/ui answers 404 in a release', async ({ request }) => {
  const { response, html } = await renderedPage(request, '/dev/ui');
  expect(response.status()).toBe(404);
  expect(html).not.toContain('Design system');
});

test('no file of the shell has code of /dev/ui', async ({ site }) => {
  const shell = join(site.releases, 'shell');
  const files = (await readdir(shell, { recursive: true })).filter((file) =>
    /\.(js|mjs|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = await readFile(join(shell, file), 'utf8');
    expect(text, file).not.toMatch(/dev\/ui|dev-ui-page|gallery|Design system/);
  }
});
