import { readReleases, rollBackRelease } from '@app/contracts/admin-releases';
import { adminSessionTexts } from '@app/contracts/admin-session';
import type { Page } from 'playwright/test';
import { checkEveryWidth } from '../../support/accessibility.ts';
import { fillCredentials, passwordOf } from '../../support/admin-visit.ts';
import { newVersion, test } from '../../support/changed-site.ts';
import { openPage } from '../../support/open-page.ts';
import { renderedPage } from '../../support/rendered-page.ts';
import { liveShopVersion, publishShop } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

// Slow: releases are published, and the site follows them.

const shop = (page: Page) => page.getByRole('region', { name: 'shop', exact: true });
const rollBack = (page: Page, version: string) =>
  shop(page).getByRole('button', { name: `Roll back shop ${version}` });

/** New visitors get this version. */
async function isServed(page: Page, version: string) {
  const live = async () => (await page.request.get('/remotes.json')).text();
  await expect.poll(live, { timeout: 20_000, intervals: [200] }).toContain(version);
}

test('a release is seen, rolled back on the page by keyboard, and told in the history', {
  tag: '@deep',
}, async ({ page, site }) => {
  test.setTimeout(90_000);
  const before = await liveShopVersion(site.releases);
  const NEXT = newVersion();
  await page.clock.install();
  await openPage(page, '/admin/releases');
  await checkEveryWidth(page);
  await fillCredentials(page, passwordOf(site));
  await page.getByRole('button', { name: adminSessionTexts.submit }).press('Enter');
  await expect(shop(page)).toContainText(`${before} is live`);
  await expect(shop(page)).toContainText('Decided by the team Shop');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'admin-session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
  });

  await publishShop(site.releases, NEXT, { browser: (code) => `${code}\n` });
  await isServed(page, NEXT);
  // The page reads the releases again by itself.
  await page.clock.fastForward(30_000);
  await expect(shop(page)).toContainText(`${NEXT} is live`);
  await checkEveryWidth(page);

  await rollBack(page, before).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Roll shop back?' });
  await expect(dialog).toContainText(`all visitors get version ${before} instead of ${NEXT}`);
  await checkEveryWidth(page);
  await dialog.getByRole('button', { name: 'Roll back' }).press('Enter');
  await expect(page.getByRole('status')).toContainText([`shop ${before} is live.`]);
  await expect(shop(page)).toContainText(`${before} is live since`);
  await isServed(page, before);

  await shop(page).getByText('History', { exact: true }).click();
  const latest = shop(page).getByRole('table', { name: 'History of shop' }).getByRole('row').nth(1);
  await expect(latest).toContainText(`Rollback`);
  await expect(latest.getByRole('cell').last()).toHaveText('admin');

  await page.getByRole('button', { name: adminSessionTexts.signOut }).click();
  await expect(page.getByText(adminSessionTexts.signedOut)).toBeVisible();
  await expect(shop(page)).toHaveCount(0);
});

test.describe('without a session', () => {
  test.use({ allowedProblems: { like: [/\/api\/admin\/releases/] } });

  test('the page is not stored or indexed, and no call tells or changes a release', async ({
    request,
    site,
  }) => {
    const { response: document } = await renderedPage(request, '/admin/releases');
    expect(document.headers()['cache-control']).toBe('no-store');
    expect(document.headers()['x-robots-tag']).toContain('noindex');
    expect((await request.get(readReleases.path)).status()).toBe(401);
    const live = await liveShopVersion(site.releases);
    const asked = { part: 'shop', to: live, asOf: null };
    expect((await request.post(rollBackRelease.path, { data: asked })).status()).toBe(401);
    expect(await liveShopVersion(site.releases)).toBe(live);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/admin/releases');
    const note = page.locator('main noscript');
    // Locators by text leave out what is in such an element.
    expect(await note.textContent()).toContain('This page needs JavaScript to sign in');
    await expect(note.locator('div').first()).toBeVisible();
  });
});
