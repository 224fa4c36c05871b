import { scriptIsReady } from '@app/testing/site/script-is-ready';
import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until it is hydrated, so that clicks reach React's handlers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptIsReady(page);
}

/**
 * Opens a page as the server rendered it. On a busy machine it may have been too late for that, and after
 * three times pauses for ten seconds.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    expect(await page.locator('#page-data').textContent()).toContain('"rendered":true');
  }).toPass({ timeout: 60_000, intervals: [1000, 3000, 11_000, 21_000] });
}

/** Opens the price list from the submenu, which opens on hover. */
export async function followPriceEstimates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Security Plan submenu' }).hover();
  const link = page.getByRole('link', { name: 'Price Estimates' });
  await expect(link).toBeVisible();
  await link.click();
}
