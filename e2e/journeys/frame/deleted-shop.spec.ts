import { rename } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { cartIsRead } from '../../support/price-list-visit.ts';
import { publishShop, shopFolder } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

test.use({
  allowedProblems: { like: [/\/r\/shop\//, /console (error|warning)/, /exception/] },
});

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

test('while the folder of the shop is gone the other pages are served, and the shop once it is back', {
  tag: '@deep',
}, async ({ page, site }) => {
  // Of a new release the site has sent nothing yet: what it has sent stays in its memory.
  const version = newVersion();
  await publishShop(site.releases, version, { browser: (code) => `${code}\n` });
  const live = async () => (await page.request.get('/remotes.json')).text();
  await expect.poll(live, { timeout: 10_000 }).toContain(version);
  const folder = shopFolder(site.releases);
  await rename(folder, `${folder}.away`);
  try {
    await openPage(page, '/contact');
    await followPriceEstimates(page);
    await expect(panel(page)).toBeVisible({ timeout: 10_000 });
    const response = await page.goto('/proposal');
    expect(response?.status()).toBe(200);
    await page.goto('/consulting');
    await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  } finally {
    await rename(`${folder}.away`, folder);
  }
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  await cartIsRead(page);
});
