import { readFile, writeFile } from 'node:fs/promises';
import { cartTexts } from '@app/contracts/order';
import { registryFile } from '@app/federation/release-paths';
import { rollback } from '@app/federation/releases';
import type { Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import {
  buy,
  cartIsRead,
  cartLine,
  keypad,
  openPriceList,
  search,
  turret,
} from '../../support/price-list-visit.ts';
import { liveShopVersion, publishShop } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

// Slow: releases are published, and the site follows them.

const NEW_TITLE = 'Shopping Cart 2';
/** Within how many seconds a release is live is measured by `npm run bench:releases`. */
const LIVE = { timeout: 20_000, intervals: [100] };

const newTitle = (code: string) =>
  code
    .replaceAll(JSON.stringify(cartTexts.title), JSON.stringify(NEW_TITLE))
    .replaceAll(`'${cartTexts.title}'`, `'${NEW_TITLE}'`);
const visibleChange = { browser: newTitle, server: newTitle };

const cartHeading = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true });

/** Waits until a new document has the release, without a restart of the server. */
async function becomesLive(page: Page, version: string, title: string) {
  await expect
    .poll(async () => (await page.request.get('/remotes.json')).text(), LIVE)
    .toContain(version);
  await page.reload();
  await expect(cartHeading(page, title)).toBeVisible();
}

test('a release and its rollback reach visitors within seconds, and the cart is kept; a page that was open before can open checkout after it', async ({
  page,
  context,
  site,
}) => {
  const before = await liveShopVersion(site.releases);
  await buy(page, turret);
  await expect(cartHeading(page, cartTexts.title)).toBeVisible();
  const open = await context.newPage();
  await openPriceList(open);

  const next = newVersion();
  await publishShop(site.releases, next, visibleChange);
  // An open page keeps the release that it started with.
  await search(page, keypad.sku);
  await expect(page.getByText(`SKU: ${keypad.sku}`)).toBeVisible();
  await expect(cartHeading(page, cartTexts.title)).toBeVisible();

  await becomesLive(page, next, NEW_TITLE);
  const renamed = page.getByRole('region', { name: NEW_TITLE });
  await expect(renamed.getByRole('listitem')).toContainText([turret.name]);

  await open.getByRole('button', { name: cartTexts.checkout }).click();
  await expect(open.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  await open.keyboard.press('Escape');
  await open.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await open.goBack();
  await expect(cartLine(open, turret.name)).toBeVisible();

  expect(await rollback(site.releases, 'shop')).toMatchObject({ to: before });
  await becomesLive(page, before, cartTexts.title);
  await cartIsRead(page);
  await expect(cartLine(page, turret.name)).toContainText(turret.price);
});

test('a registry that becomes invalid leaves the last valid releases live', {
  tag: '@deep',
}, async ({ page, site }) => {
  const file = registryFile(site.releases);
  const good = await readFile(file, 'utf8');
  await writeFile(file, '{ "parts": ');
  await expect.poll(() => site.output(), LIVE).toContain('registry cannot be read');
  await buy(page, turret);
  await writeFile(file, good);
  const next = newVersion();
  await publishShop(site.releases, next, visibleChange);
  await becomesLive(page, next, NEW_TITLE);
});
