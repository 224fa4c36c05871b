import { priceListTexts } from '@app/contracts/product';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { APIRequestContext } from 'playwright/test';
import { buy, cartLine, openPriceList, turret } from '../support/price-list-visit.ts';
import { company } from '../support/repository.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/', '/consulting', '/contact', '/proposal'];

/** Everything in a text that `pattern` captures. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 });
  return { response, html: await response.text() };
};

for (const path of pages) {
  test(`${path} is sent completely rendered`, async ({ request, site }) => {
    const { response, html } = await read(request, path);
    expect(response.status()).toBe(200);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]{10,}"/);
    expect(html).toContain('<meta name="robots" content="index, follow"');
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"`);
    const [data = ''] = all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'LocalBusiness',
      name: company.name,
      url: site.url,
      address: { addressLocality: company.office.locality },
    });
    expect(all(html, /<(h1)[ >]/g)).toHaveLength(1);

    const files = [
      ...all(html, /<link rel="stylesheet" href="([^"]+)"/g),
      ...all(html, /<link rel="preload"[^>]* href="([^"]+)"/g),
      ...all(html, /<script src="([^"]+)" defer>/g),
    ];
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThanOrEqual(2);
    expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const asset = await request.get(file);
      expect(asset.status(), file).toBe(200);
      expect(asset.headers()['cache-control'], file).toContain('immutable');
    }
  });

  test(`${path} runs no inline script`, async ({ request }) => {
    const { response, html } = await read(request, path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src'));
    expect(scripts?.trim()).toBe("script-src 'self'");
    const inline = all(html, /<script((?![^>]* src=)[^>]*)>/g);
    for (const attributes of inline) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    expect(html).not.toMatch(/ on\w+="/);
  });
}

for (const path of ['/nowhere', '/technology', '/technology/teleportation', '/Contact']) {
  test(`${path} does not exist and shows so`, async ({ request }) => {
    const { response, html } = await read(request, path);
    expect(response.status()).toBe(404);
    expect(html).toContain('Page Not Found');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });
}

test('a trailing slash is redirected to the address without it', async ({ request }) => {
  const { response } = await read(request, '/consulting/?q=turret');
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/consulting?q=turret');
});

for (const [path, plain] of [
  ['/%61bout', '/about'],
  ['/%61dmin/upload', '/admin/upload'],
]) {
  test(`${path} is ${plain}`, async ({ request }) => {
    const { response } = await read(request, `${path}?a=%61`);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${plain}?a=%61`);
  });
}

const unknownPaths = [
  '/%E0%A4%A',
  '/%',
  '/%ff',
  '/%2561bout',
  '/%2Fabout',
  '/%0a',
  '/x%0d',
  '/%E2%80%A8',
];
for (const path of unknownPaths) {
  test(`the unknown address ${path} is a 404 page and logs no fault`, async ({ request, site }) => {
    const before = site.output().length;
    const { response, html } = await read(request, path);
    expect(response.status()).toBe(404);
    expect(html).toContain('Page Not Found');
    expect(site.output().slice(before)).not.toMatch(/\n\s+at |not rendered|wrote to the/);
  });
}

test.describe('an address with an encoded line break', () => {
  test.use({ allowedProblems: { like: [/answer 404: GET .*%0a$/i] } });

  test('is the same 404 page in the browser, and its links work', async ({ page }) => {
    await page.goto('/%0a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Price Estimates' }).click();
    await expect(page).toHaveURL('/consulting');
  });
});

test('no address redirects to another site', async ({ request, site }) => {
  for (const [asked, location] of [
    ['//evil.example//', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/consulting', '/evil.example/consulting'],
  ]) {
    const { response } = await read(request, site.url + asked);
    expect(response.status(), asked).toBe(308);
    expect(response.headers().location, asked).toBe(location);
  }
});

test('the price list is rendered with its products, and a search with its hits', {
  tag: '@store',
}, async ({ request }) => {
  const { html } = await read(request, '/consulting');
  expect(html).toContain('SKU: AC-C1');
  expect(html).toContain(priceListTexts.pageOf(1, 9));
  const found = await read(request, '/consulting?q=turret');
  expect(found.html).toContain(`SKU: ${turret.sku}`);
  expect(found.html).toContain('<meta name="robots" content="noindex"');
});

test('an order link is kept out of caches, search engines and referrers', async ({ request }) => {
  const { response, html } = await read(request, '/consulting?order=nonsense');
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(html).toContain('This order link is not valid.');
});

for (const path of pages) {
  test(`hydration keeps the elements of ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-from-server', '');
      });
    });
    await page.goto(path, { waitUntil: 'load' });
    await scriptIsReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-from-server');
  });
}

test('a filled cart does not disturb hydration', async ({ page }) => {
  await buy(page, turret);
  await openPriceList(page);
  await expect(cartLine(page, turret.name)).toBeVisible();
});
