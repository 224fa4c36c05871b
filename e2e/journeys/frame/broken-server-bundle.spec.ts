import { priceListTexts } from '@app/contracts/product';
import { rollback } from '@app/federation/releases';
import { withPageFault } from '@app/testing/site/page-fault';
import type { APIRequestContext } from 'playwright/test';
import { openPriceList } from '../../support/price-list-visit.ts';
import { liveShopVersion, publishShop } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { expect, test } from '../../support/test.ts';

test.use({ server: 'broken server bundle' });

/** The render deadline of one second, and more than enough for the rest on a busy machine. */
const FALLBACK_MS = 15_000;

const breaks = {
  throws: "throw new Error('broken on purpose');",
  'loops for ever': 'while (true) {}',
};

/** Generous for a busy machine; the journeys of releases check how fast a release goes live. */
async function isLive(request: APIRequestContext, version: string): Promise<void> {
  await expect
    .poll(async () => (await request.get('/contact')).text(), { timeout: 10_000 })
    .toContain(version);
}

async function rollBack(request: APIRequestContext, site: Site): Promise<void> {
  await rollback(site.releases, 'shop');
  await expect
    .poll(async () => (await request.get('/consulting')).text(), { timeout: 10_000 })
    .toContain('"rendered":true');
}

let count = 0;
for (const [kind, fault] of Object.entries(breaks)) {
  test(`a shop that ${kind} on the server is rendered by the browser`, async ({
    page,
    request,
    site,
  }) => {
    count += 1;
    const version = `1.0.${count}-${String(count).repeat(12)}`;
    await publishShop(site.releases, version, { server: withPageFault(fault) });
    await isLive(request, version);
    expect(await liveShopVersion(site.releases)).toBe(version);

    const started = Date.now();
    const answered: string[] = [];
    const get = async (path: string) => {
      const response = await request.get(path);
      answered.push(path);
      return response;
    };
    const getAll = () =>
      Promise.all([
        get('/consulting').then((response) => response.text()),
        ...['/contact', '/', '/proposal'].map(get),
      ]);
    const [broken, ...others] = await getAll();
    expect(Date.now() - started).toBeLessThan(FALLBACK_MS);
    expect(broken).toContain('"rendered":false');
    // Search engines and shared links still get the head of the page.
    expect(broken).toContain(`<title>${priceListTexts.heading} | `);
    expect(broken).toMatch(/<meta name="description" content="[^"]{40,}"/);
    for (const other of others) expect(other.status()).toBe(200);
    // The loop ends at the deadline of a render, and nothing else waits for that. On a busy machine
    // another page may take as long once.
    if (kind === 'loops for ever') {
      if (answered.at(-1) !== '/consulting') await getAll();
      expect(answered.at(-1)).toBe('/consulting');
    }
    await openPriceList(page);
    await expect(page.locator('details')).toHaveCount(5);
    await expect.poll(() => site.output()).toContain('page not rendered on the server');

    await rollBack(request, site);
  });
}

test('a shop whose server bundle never ends loading is rendered by the browser, and other pages by the server', async ({
  request,
  site,
}) => {
  const version = '1.0.8-888888888888';
  await publishShop(site.releases, version, { server: (code) => `for (;;);\n${code}` });
  const deadline = Date.now() + 15_000;
  for (let live = false; !live && Date.now() < deadline; ) {
    const pages = ['/contact', '/nowhere'].map(async (path) => (await request.get(path)).text());
    for (const html of await Promise.all(pages)) {
      expect(html).toContain('"rendered":true');
      live ||= html.includes(version);
    }
  }
  await isLive(request, version);
  expect(await (await request.get('/consulting')).text()).toContain('"rendered":false');
  expect(await (await request.get('/proposal')).text()).toContain('"rendered":true');
  expect(site.output()).toContain(`"remote":"shop","version":"${version}"`);
  expect(site.output()).toContain('bundle not loaded on the server');
  await rollBack(request, site);
});

test('the frame does not wait for a page that only the browser can render', async ({
  page,
  request,
  site,
}) => {
  await publishShop(site.releases, '1.0.9-999999999999', { server: withPageFault(breaks.throws) });
  await isLive(request, '1.0.9-999999999999');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/r/shop/**.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/consulting', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 3000 });
  await expect(page.getByText('Loading page...')).toBeVisible();
  answer();
  await expect(page.locator('details')).toHaveCount(5);
  await rollBack(request, site);
});
