import { CATEGORIES_PER_PAGE, priceListTexts } from '@app/contracts/product';
import type { Page } from 'playwright/test';
import { checkEveryWidth } from '../../support/accessibility.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { openPriceList, search, turret } from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const products = (page: Page) => page.getByRole('region', { name: 'Products' });
const categories = (page: Page) =>
  products(page).locator('details:not([data-jumps], [data-filters])');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of the price list' });

test('searches and pages of the price list are in the address and in the history', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await test.step('a search opens every category, and Clear leaves the first open and removes the search', async () => {
    await openPriceList(page);
    await expect(page.getByText(priceListTexts.hint)).toBeVisible();
    await expect(page.getByText(priceListTexts.expand)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clear' })).toBeHidden();
    await expect(page.getByText(`SKU: ${turret.sku}`)).toBeHidden();

    await search(page, 'turret');
    await expect(page.getByText(priceListTexts.expandSearch)).toBeVisible();
    await expect(page.getByText(`SKU: ${turret.sku}`, { exact: true })).toBeVisible();
    await expect(products(page).getByRole('status')).toHaveText(
      /^\d+ products found for "turret"\.$/,
    );

    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/consulting');
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByText(priceListTexts.expand)).toBeVisible();
    await expect(categories(page)).toHaveCount(CATEGORIES_PER_PAGE);
    await expect(
      products(page).locator('details[open]:not([data-jumps], [data-filters])'),
    ).toHaveCount(1);
    await expect(categories(page).first()).toHaveAttribute('open');
  });
  await test.step('the pager turns five categories at a time', async () => {
    await openPriceList(page);
    await expect(categories(page)).toHaveCount(CATEGORIES_PER_PAGE);
    await expect(pager(page)).toContainText('Page 1 of 9');
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
    const first = await categories(page).first().locator('h2').textContent();

    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/consulting?page=2');
    await expect(pager(page)).toContainText('Page 2 of 9');
    await expect(categories(page).first().locator('h2')).not.toHaveText(first ?? '');
    await expect(products(page)).toBeFocused();

    await pager(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/consulting');
    await expect(categories(page).first().locator('h2')).toHaveText(first ?? '');
  });
  await test.step('the last page has no next one, and few results have no pager', async () => {
    await openPriceList(page, '?page=9');
    await expect(pager(page)).toContainText('Page 9 of 9');
    await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled();
    await search(page, 'keypad');
    await expect(page).toHaveURL('/consulting?q=keypad');
    await expect(page.getByText(priceListTexts.expandSearch)).toBeVisible();
    await expect(pager(page)).toBeHidden();
  });
  await test.step('an empty search leaves the page that it was made on in the history', async () => {
    await openPriceList(page, '?page=3');
    await search(page, '');
    await expect(page).toHaveURL('/consulting');
    await expect(pager(page)).toContainText('Page 1 of 9');
    await page.goBack();
    await expect(page).toHaveURL('/consulting?page=3');
    await expect(pager(page)).toContainText('Page 3 of 9');
  });
  await test.step('the same search again adds nothing to the history', async () => {
    await openPriceList(page, '?page=3');
    await search(page, 'turret');
    await expect(page).toHaveURL('/consulting?q=turret');
    await search(page, 'turret');
    await expect(categories(page).first()).toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL('/consulting?page=3');
  });
  await test.step('results follow what is typed, and Back leads to the list before', async () => {
    await openPriceList(page, '?page=3');
    await searchField(page).pressSequentially('turrt');
    await expect(products(page).getByRole('status').first()).toHaveText(/found for "turret"\.$/);
    await expect(products(page).locator('mark').first()).toBeVisible();
    await expect(searchField(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/consulting?page=3');
    await expect(searchField(page)).toHaveValue('');
  });
  await test.step('a link to a page of a search shows that page', async () => {
    await openPriceList(page, '?q=camera&page=2');
    await expect(searchField(page)).toHaveValue('camera');
    await expect(pager(page)).toContainText(/Page 2 of \d/);
    await expect(categories(page).first()).toHaveAttribute('open');
  });
  await test.step('Back and Forward restore each search', async () => {
    await openPriceList(page);
    await search(page, 'turret');
    await expect(page).toHaveURL('/consulting?q=turret');
    await expect(page.getByText(`SKU: ${turret.sku}`, { exact: true })).toBeVisible();
    await search(page, 'keypad');
    await expect(page).toHaveURL('/consulting?q=keypad');
    await expect(products(page).locator('h2', { hasText: 'ALARM KEYPADS' })).toBeVisible();

    await page.goBack();
    await expect(searchField(page)).toHaveValue('turret');
    await expect(page.getByText(`SKU: ${turret.sku}`, { exact: true })).toBeVisible();
    await page.goForward();
    await expect(searchField(page)).toHaveValue('keypad');
    await expect(products(page).locator('h2', { hasText: 'ALARM KEYPADS' })).toBeVisible();
  });
});

test('a filter, a category page by page and a comparison are links that others can open', async ({
  page,
}) => {
  await openPriceList(page, '?q=camera');
  const category = categories(page).filter({ hasText: 'IP CAMERAS' }).first();
  const names = category.getByRole('heading', { level: 3 });
  const before = await names.count();
  await category.getByRole('link', { name: /^Show more products/ }).click();
  await expect(names.nth(before)).toBeVisible();
  // Until a slow answer is there, the products from before are shown, and they stay with their address.
  await page.route('**/api/catalogue?*filter=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByText('Filter and sort').click();
  await page.getByRole('checkbox', { name: /^4 MP/ }).click();
  await expect(page).toHaveURL('/consulting?q=camera&filter=megapixels-4');
  await expect(names.first()).toContainText('4MP');
  await category
    .getByRole('checkbox', { name: /^Compare/ })
    .nth(0)
    .click();
  await category
    .getByRole('checkbox', { name: /^Compare/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/compare=.+&compare=/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Products side by side' })).toBeVisible();
  await page.getByRole('heading', { name: /^Same in all: .*Megapixels/ }).click();
  const same = page.getByRole('table', { name: 'Same in all' });
  await expect(same.getByRole('row', { name: /^Megapixels/ })).toContainText('4 MP');
  await checkEveryWidth(page);
});

test('products that load slowly are announced as loading', { tag: '@deep' }, async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/catalogue*', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/contact');
  await followPriceEstimates(page);
  await expect(page.getByText(priceListTexts.loading)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(priceListTexts.heading);
  answer();
  await expect(page.getByText(priceListTexts.loading)).toBeHidden();
  await expect(categories(page)).toHaveCount(CATEGORIES_PER_PAGE);
});

test.describe('when products cannot be loaded', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*\/api\/catalogue/, /console error: .*Failed to fetch/],
    },
  });

  test('the reason is shown, and Try again loads them', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/api/catalogue*', (route) => route.abort());
    await openPage(page, '/contact');
    await followPriceEstimates(page);
    const failure = page.getByText(priceListTexts.error(priceListTexts.loadFailed));
    await expect(failure).toBeVisible();
    await expect(failure).toHaveText('Error loading products: Failed to fetch products');
    await page.unroute('**/api/catalogue*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(categories(page)).toHaveCount(CATEGORIES_PER_PAGE);
    await expect(failure).toBeHidden();
  });

  test('Try again keeps the focus until the products are shown', { tag: '@deep' }, async ({
    page,
  }) => {
    let answer = () => {};
    let held = Promise.resolve();
    await page.route('**/api/catalogue*', async (route) => {
      await held;
      await route.abort();
    });
    await openPage(page, '/contact');
    await followPriceEstimates(page);
    await page.getByRole('button', { name: 'Try again' }).focus();
    for (const _ of ['first try', 'second try']) {
      held = new Promise((resolve) => {
        answer = resolve;
      });
      await page.keyboard.press('Enter');
      const busy = products(page).getByRole('button', { name: 'Trying again...' });
      await expect(busy).toBeFocused();
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      answer();
      await expect(products(page).getByRole('button', { name: 'Try again' })).toBeFocused();
    }
    await page.unroute('**/api/catalogue*');
    await page.keyboard.press('Enter');
    await expect(categories(page)).toHaveCount(CATEGORIES_PER_PAGE);
    await expect(products(page)).toBeFocused();
  });
});
