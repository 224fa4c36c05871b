import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until its script has taken it over, as a visitor who reads first would. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptIsReady(page);
}

/** React leaves its mark on every element that it has taken over. */
export async function scriptIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Goes to the price list as visitors do, by the submenu that opens under the mouse. */
export async function followPriceEstimates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Security Plan submenu' }).hover();
  const link = page.getByRole('link', { name: 'Price Estimates' });
  await expect(link).toBeVisible();
  await link.click();
}
