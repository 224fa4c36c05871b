import { priceListTexts } from '@app/contracts/product';
import { withPageFault } from '@app/testing/site/page-fault';
import type { APIRequestContext, Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { PAGE_EXPORTS } from '../../support/page-code.ts';
import { cartIsRead } from '../../support/price-list-visit.ts';
import { publishShop } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

// Slow: a page that hangs is given its whole deadline.

// On a busy machine a page may be late once, and is then left to browsers for ten seconds.
test.describe.configure({ timeout: 90_000 });

const breaks = {
  throws: "throw new Error('broken on purpose');",
  'loops for ever': 'while (true) {}',
};

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function isLive(request: APIRequestContext, version: string): Promise<void> {
  await expect.poll(() => html(request, '/contact'), { timeout: 20_000 }).toContain(version);
}

/** A render that is late on a busy machine leaves the page to browsers, at most for ten seconds. */
async function othersAreRendered(request: APIRequestContext, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await expect
      .poll(() => html(request, path), { message: path, timeout: 45_000 })
      .toContain('"rendered":true');
  }
}

for (const [kind, fault] of Object.entries(breaks)) {
  test(`a shop that ${kind} on the server is rendered by the browser, without waiting for the page in its frame, and other pages by the server`, {
    tag: kind === 'throws' ? [] : '@deep',
  }, async ({ page, request, site }) => {
    const version = newVersion();
    await publishShop(site.releases, version, { server: withPageFault(fault) });
    await isLive(request, version);
    const broken = html(request, '/consulting');
    await othersAreRendered(request, '/contact', '/', '/proposal');
    expect(await broken).toContain('"rendered":false');
    // Search engines and shared links still get the head of the page.
    expect(await broken).toContain(`<title>${priceListTexts.heading} | `);
    expect(await broken).toMatch(/<meta name="description" content="[^"]{40,}"/);
    await expect.poll(() => site.output()).toContain('page not rendered on the server');

    const held = Promise.withResolvers<void>();
    await page.route('**/r/shop/**.js*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/consulting', { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('Loading page...')).toBeVisible();
    held.resolve();
    await cartIsRead(page);
    await expect(page.locator('details:not([data-jumps], [data-filters])')).toHaveCount(5);
  });
}

test('a shop whose server bundle never ends loading is rendered by the browser, and other pages by the server', {
  tag: '@deep',
}, async ({ request, site }) => {
  const version = newVersion();
  await publishShop(site.releases, version, { server: (code) => `for (;;);\n${code}` });
  await isLive(request, version);
  expect(await html(request, '/consulting')).toContain('"rendered":false');
  await othersAreRendered(request, '/proposal', '/nowhere');
  expect(site.output()).toContain(`"remote":"shop","version":"${version}"`);
  expect(site.output()).toContain('bundle not loaded on the server');
});

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

test.describe('on purpose', () => {
  test.use({ allowedProblems: { like: [/Remote shop .*: (timeout|endless) Late/] } });

  test('a page whose code never ended on the server says so at once, and Retry shows the version that is live by then', async ({
    page,
    request,
    site,
  }) => {
    const files: string[] = [];
    page.on('request', (asked) => void files.push(asked.url()));
    await page.route('**/consulting', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const body = text
        .replace(/"rendered":(true|false)/, '"rendered":false,"endless":true')
        .replaceAll(/<link rel="preload" as="script" href="\/r\/shop\/[^>]*>/g, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/consulting');
    await expect(panel(page)).toBeVisible();
    const next = newVersion();
    await publishShop(site.releases, next, { browser: (code) => `${code}\n` });
    await isLive(request, next);
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await cartIsRead(page);
    expect(files.some((url) => url.includes(next))).toBe(true);
  });

  test('a page that neither server nor browser can finish has a way on, and is one fault of its part', {
    tag: '@deep',
  }, async ({ page, request, site }) => {
    const waits = 'throw new Promise(() => {});';
    const version = newVersion();
    await publishShop(site.releases, version, {
      server: withPageFault(waits),
      browser: (code) => code.replace(PAGE_EXPORTS, `$1Component:()=>()=>{${waits}},$3`),
    });
    await isLive(request, version);
    const told: unknown[] = [];
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/telemetry')) told.push(asked.postDataJSON());
    });
    const started = performance.now();
    await page.goto('/consulting', { waitUntil: 'commit', timeout: 30_000 });
    await expect(panel(page).getByRole('button', { name: 'Retry' })).toBeVisible({
      timeout: 45_000,
    });
    const seconds = (performance.now() - started) / 1000;
    console.log(`a page that nobody can finish: a way on after ${seconds.toFixed(1)} s`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect.poll(() => told).toMatchObject([{ type: 'fault' }, { type: 'alive' }]);
    expect(told[0]).toMatchObject({
      remote: 'shop',
      version,
      kind: 'endless',
      page: '/consulting',
    });
  });
});
