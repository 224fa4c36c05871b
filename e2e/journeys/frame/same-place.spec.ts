import type { Page } from 'playwright/test';
import { layoutShift } from '../../support/layout-shift.ts';
import { openPage } from '../../support/open-page.ts';
import { choosePlanType } from '../../support/plan-visit.ts';
import { openPriceList } from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const products = (page: Page) => page.getByRole('region', { name: 'Products' });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls to a product of the list, and gives its link and how far down the page is then. */
async function scrollToProduct(page: Page, sku: string) {
  const link = products(page).locator(`[data-sku="${sku}"] a`).first();
  await link.scrollIntoViewIfNeeded();
  // Cards that come into sight get their true height in the next frames.
  await page.waitForTimeout(300);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { link, at: await scrolled(page) };
}

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 320 ? 640 : 900 } });

    // On a wide screen the same code does it, with fewer rows; on both it is tried by the deep run.
    test('Back leads to the same place in the price list, after more products, a filter and another page', {
      tag: width === 320 ? [] : '@deep',
    }, async ({ page }) => {
      await openPriceList(page, '?q=camera');
      await page
        .getByRole('link', { name: /^Show more products/ })
        .first()
        .click();
      await expect(page.getByText(/ of \d+ shown$/).first()).toBeVisible();
      const skus = await products(page)
        .locator('[data-sku]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-sku') ?? ''));
      const { link, at } = await scrollToProduct(page, skus[30] ?? '');
      expect(at).toBeGreaterThan(400);
      await link.click();
      await expect(page).toHaveURL(/\?sku=/);
      await page.goBack();
      await expect(link).toBeFocused();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(at - 5);
      expect(await scrolled(page)).toBeLessThan(at + 5);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
      await page.goBack();
      await expect(link).toBeVisible();
      await page.goForward();
      await page.goBack();
      await expect(link).toBeVisible();
    });

    test('nothing moves when a plan that was begun is opened again', async ({ page }) => {
      await choosePlanType(page, 'Residential Home');
      for (const step of ['check', '1', 'plan']) {
        await openPage(page, `/proposal?step=${step}`);
        await expect(page.getByText('One moment')).toBeHidden();
        expect(await layoutShift(page), step).toBeLessThanOrEqual(0.02);
      }
    });

    test('nothing moves while a page is opened', async ({ page }) => {
      for (const path of ['/consulting', '/consulting?q=camera', '/proposal', '/incident']) {
        await openPage(page, path);
        expect(await layoutShift(page), path).toBe(0);
      }
    });
  });
}
