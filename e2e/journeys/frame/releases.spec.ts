import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cartTexts } from '@app/contracts/order';
import { REGISTRY_FILE, rollback } from '@app/federation/releases';
import type { Page } from 'playwright/test';
import {
  buy,
  cartIsRead,
  cartLine,
  keypad,
  search,
  turret,
} from '../../support/price-list-visit.ts';
import { liveShopVersion, publishShop } from '../../support/shop-release.ts';
import { expect, test } from '../../support/test.ts';

test.use({ server: 'releases' });

const NEW_TITLE = 'Shopping Cart 2';
/**
 * A release is live for visitors within two seconds, without a restart. More time here, because
 * other journeys use the processor at the same time.
 */
const LIVE = { timeout: 5000, intervals: [100] };

const newTitle = (code: string) =>
  code
    .replaceAll(JSON.stringify(cartTexts.title), JSON.stringify(NEW_TITLE))
    .replaceAll(`'${cartTexts.title}'`, `'${NEW_TITLE}'`);
const visibleChange = { browser: newTitle, server: newTitle };

const cartHeading = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true });

/** Waits until a new document has the release, without a restart of the server. */
async function becomesLive(page: Page, title: string) {
  await expect
    .poll(async () => (await page.request.get('/consulting')).text(), LIVE)
    .toContain(`>${title}</h2>`);
  await page.reload();
  await expect(cartHeading(page, title)).toBeVisible();
}

test('a release and its rollback reach visitors within seconds, and the cart is kept', async ({
  page,
  site,
}) => {
  const before = await liveShopVersion(site.releases);
  await buy(page, turret);
  await expect(cartHeading(page, cartTexts.title)).toBeVisible();

  await publishShop(site.releases, '1.0.1-aaaaaaaaaaaa', visibleChange);
  // An open page keeps the release that it started with.
  await search(page, keypad.sku);
  await expect(page.getByText(`SKU: ${keypad.sku}`)).toBeVisible();
  await expect(cartHeading(page, cartTexts.title)).toBeVisible();

  await becomesLive(page, NEW_TITLE);
  const renamed = page.getByRole('region', { name: NEW_TITLE });
  await expect(renamed.getByRole('listitem')).toContainText([turret.name]);

  expect(await rollback(site.releases, 'shop')).toMatchObject({ to: before });
  await becomesLive(page, cartTexts.title);
  await cartIsRead(page);
  await expect(cartLine(page, turret.name)).toContainText(turret.price);
});

test('a page that was open before a release can open checkout after it', async ({ page, site }) => {
  await buy(page, keypad);
  await publishShop(site.releases, '1.0.2-bbbbbbbbbbbb', visibleChange);
  const response = await page.request.get('/consulting');
  expect(response.ok()).toBe(true);
  await page.getByRole('button', { name: cartTexts.checkout }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.goBack();
  await expect(cartLine(page, keypad.name)).toBeVisible();
  await rollback(site.releases, 'shop');
  await becomesLive(page, cartTexts.title);
});

test('a registry that becomes invalid leaves the last valid releases live', async ({
  page,
  site,
}) => {
  const file = path.join(site.releases, REGISTRY_FILE);
  const good = await readFile(file, 'utf8');
  await writeFile(file, '{ "parts": ');
  await expect.poll(() => site.output()).toContain('registry cannot be read');
  await buy(page, turret);
  await writeFile(file, good);
  await publishShop(site.releases, '1.0.3-cccccccccccc', visibleChange);
  await becomesLive(page, NEW_TITLE);
  await rollback(site.releases, 'shop');
  await becomesLive(page, cartTexts.title);
});
