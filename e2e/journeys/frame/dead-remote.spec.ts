import type { Page, Route } from 'playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { test } from '../../support/changed-site.ts';
import { followPriceEstimates, openPage, openRendered } from '../../support/open-page.ts';
import { buy, cartLine, turret } from '../../support/price-list-visit.ts';
import { liveShopVersion } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

// The server may have to be asked for a rendered page until the machine is less busy.
test.describe.configure({ timeout: 90_000 });
test.use({
  // Failures are reported to the console and to the server's log.
  allowedProblems: {
    like: [
      /\/r\/shop\//,
      /console error: Remote shop /,
      /exception: .*(Unexpected|Invalid)/,
      /console error: .*Failed to fetch/,
      /console (error|warning): .*(Federation|RUNTIME|remoteEntry|Loading chunk|ChunkLoadError|script)/i,
    ],
  },
});

type Failure = (page: Page) => Promise<void>;

const SHOP_FILES = '**/r/shop/**';
const failures: Readonly<Record<string, Failure>> = {
  'is not found': (page) => answer(page, (route) => route.fulfill({ status: 404, body: 'Gone' })),
  'has a syntax error': (page) =>
    answer(page, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const remote = {{;' }),
    ),
  'misses a chunk': (page) =>
    page
      .route(/\/r\/shop\/__federation_expose_consulting\.\w+\.js/, (route) => route.abort())
      .then(() => {}),
};

async function answer(page: Page, handler: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`${SHOP_FILES}.js*`, handler);
}

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Retry' });

/** Lets the time pass that a page waits for its remote, which begins when its scripts run. */
async function timeOut(page: Page) {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(panel(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

async function calmFailure(page: Page) {
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^This page is not available right now/);
  await expect(page.locator('body')).not.toContainText(/https?:|\/r\/|\.js\b/, {
    useInnerText: true,
  });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** What the server rendered can be read and used as without scripts, and the shell says what is wrong. */
async function readableFailure(page: Page) {
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await expect(panel(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  await expect(page).toHaveTitle(/^Product Price List/);
  await expect(page.getByRole('main')).not.toContainText(/https?:|\/r\/|\.js\b/, {
    useInnerText: true,
  });
  const category = page
    .locator('details:not([data-jumps], [data-filters])')
    .filter({ hasText: 'SKU: AC-C1' });
  if (!(await category.evaluate((element: HTMLDetailsElement) => element.open))) {
    await category.locator('summary').first().click();
  }
  await expect(page.getByText('SKU: AC-C1', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function isReported(site: Site, from: number) {
  const version = await liveShopVersion(site.releases);
  await expect
    .poll(() =>
      site
        .output()
        .slice(from)
        .split('\n')
        .filter((line) => line.includes('remote failed in a browser')),
    )
    .toContainEqual(expect.stringContaining(`"remote":"shop","version":"${version}"`));
}

async function worksAgain(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Product Price List/);
  await expect(cartLine(page, turret.name)).toContainText(turret.price);
}

for (const [kind, fail] of Object.entries(failures)) {
  test(`a shop that ${kind} fails alone when it is the first page, which stays readable`, {
    tag: kind === 'misses a chunk' ? [] : '@deep',
  }, async ({ page, site }) => {
    await buy(page, turret);
    const from = site.output().length;
    await fail(page);
    await openRendered(page, '/consulting');
    await readableFailure(page);
    await isReported(site, from);
    await worksAgain(page);
  });

  test(`a shop that ${kind} fails alone on the way from another page`, {
    tag: kind === 'is not found' ? [] : '@deep',
  }, async ({ page, site }) => {
    await buy(page, turret);
    const from = site.output().length;
    await fail(page);
    await openPage(page, '/contact');
    await followPriceEstimates(page);
    await calmFailure(page);
    await isReported(site, from);
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await followPriceEstimates(page);
    await expect(panel(page)).toBeVisible();
    await worksAgain(page);
  });
}

test('a shop that never answers shows its failure after the timeout, and Retry shows it later', {
  tag: '@deep',
}, async ({ page, site }) => {
  await buy(page, turret);
  const from = site.output().length;
  await page.route(`${SHOP_FILES}.js*`, () => {});
  await page.clock.install();
  await openPage(page, '/contact');
  await followPriceEstimates(page);
  // The old page stays usable while the new one loads.
  await page.getByLabel('Your name').fill('Thandi');
  await timeOut(page);
  await calmFailure(page);
  await isReported(site, from);
  await worksAgain(page);
});

test('the page that the server rendered is readable while the shop never answers, and after the timeout', {
  tag: '@deep',
}, async ({ page }) => {
  await page.route(`${SHOP_FILES}.js*`, () => {});
  await page.clock.install();
  await openRendered(page, '/consulting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  await expect(page.getByText('SKU: AC-C1', { exact: true })).toBeVisible();
  await timeOut(page);
  await readableFailure(page);
  await checkAccessibility(page);
  // Its links are followed and its forms posted as without scripts.
  await page.getByRole('searchbox', { name: 'Search products' }).fill('keypad');
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
  await expect(page).toHaveURL(/[?]q=keypad/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  await timeOut(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
});
