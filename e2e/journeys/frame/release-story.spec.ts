import { readFile } from 'node:fs/promises';
import { cartTexts, checkoutTexts } from '@app/contracts/order';
import { registryFile } from '@app/federation/release-paths';
import { readRegistry } from '@app/federation/releases';
import { chromium, type Page } from 'playwright/test';
import { test } from '../../support/changed-site.ts';
import { openPage } from '../../support/open-page.ts';
import {
  buy,
  cartLine,
  checkoutDialog,
  customer,
  keypad,
  openCheckout,
  openPriceList,
  submitButton,
  turret,
} from '../../support/price-list-visit.ts';
import { liveShopVersion } from '../../support/shop-release.ts';
import { type TeamTree, teamTree } from '../../support/team-tree.ts';
import { expect } from '../../support/test.ts';

/** Each test has builds in it, on a machine that may be busy. */
test.describe.configure({ timeout: 180_000 });
/** Visitors get a release within a second; more time for a busy machine. */
const LIVE = { timeout: 20_000, intervals: [100] };
const LEDE = 'Prices are in rand and include VAT.';
const NEW_LEDE = 'All prices include VAT.';
const PRICE_LIST = 'mfe-shop/src/features/price-list/price-list.tsx';

let tree: TeamTree;
test.beforeAll(async ({ site }) => {
  test.setTimeout(60_000);
  tree = await teamTree(site);
});
test.afterAll(() => tree.remove());

/** Waits until new documents of the price list have this text. */
const isServed = (page: Page, text: string) =>
  expect.poll(async () => (await page.request.get('/consulting')).text(), LIVE).toContain(text);

const liveVersions = async (releases: string) =>
  Object.fromEntries(
    Object.entries((await readRegistry(releases)).parts).map(([name, { active }]) => [
      name,
      active,
    ]),
  );

test('a visitor with a full cart and half an order keeps both while version 2 of the shop is released and rolled back', {
  tag: '@deep',
}, async ({ page, context, site }) => {
  const first = await liveShopVersion(site.releases);
  await buy(page, turret);
  await buy(page, keypad);
  const dialog = await openCheckout(page);
  await dialog.getByRole('button', { name: checkoutTexts.yes }).click();
  await dialog.getByLabel(checkoutTexts.email).fill(customer.email);
  await dialog.getByLabel(checkoutTexts.name, { exact: true }).fill(customer.name);

  await tree.edit(PRICE_LIST, LEDE, NEW_LEDE);
  const released = await tree.npmRun('release', 'shop');
  // The tests share the tree.
  await tree.edit(PRICE_LIST, NEW_LEDE, LEDE);
  expect(released.stderr).toMatch(/^Judged by renders and files: .*\n$/);
  const second = await liveShopVersion(site.releases);
  expect(released).toMatchObject({ code: 0, stdout: `shop ${second} is live.\n` });
  expect(second).not.toBe(first);
  await isServed(page, NEW_LEDE);

  // The open page goes on as it was; the next one is version 2, with the same cart.
  await expect(dialog.getByLabel(checkoutTexts.email)).toHaveValue(customer.email);
  await expect(dialog.getByLabel(checkoutTexts.name, { exact: true })).toHaveValue(customer.name);
  const next = await context.newPage();
  await openPriceList(next);
  await expect(next.getByText(NEW_LEDE)).toBeVisible();
  for (const { name } of [turret, keypad]) await expect(cartLine(next, name)).toBeVisible();

  const back = await tree.npmRun('rollback', 'shop');
  expect(back).toEqual({
    code: 0,
    stdout: `shop is back from ${second} to ${first}.\n`,
    stderr: '',
  });
  await isServed(page, LEDE);

  // A tab of version 2 and the half order of version 1 go on.
  await next.getByRole('button', { name: `One more: ${turret.name}` }).click();
  await expect(cartLine(next, turret.name)).toContainText(turret.twice);
  await expect(next.getByText(NEW_LEDE)).toBeVisible();
  await dialog.getByLabel(checkoutTexts.phone).fill(customer.phone);
  await submitButton(dialog).click();
  await expect(
    checkoutDialog(page).getByRole('heading', { name: checkoutTexts.submitted }),
  ).toBeVisible();
  await next.reload();
  await expect(next.getByText(LEDE)).toBeVisible();
});

test('a version of the shop that needs a kit which the live shell does not have is refused, and changes nothing', {
  tag: '@deep',
}, async ({ page, site }) => {
  const before = await readFile(registryFile(site.releases), 'utf8');
  await tree.edit('mfe-shop/src/routes.ts', "kit: '^1.3.0'", "kit: '^9.0.0'");
  const { code, stdout, stderr } = await tree.npmRun('release', 'shop');
  await tree.edit('mfe-shop/src/routes.ts', "kit: '^9.0.0'", "kit: '^1.3.0'");
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^Not released: shop 1\.0\.0-\w{12} needs kit \^9\.0\.0, but the shell provides 1\.\d+\.\d+\.\n$/,
  );
  expect(await readFile(registryFile(site.releases), 'utf8')).toBe(before);
  await openPriceList(page);
  await expect(page.getByRole('heading', { name: cartTexts.title, exact: true })).toBeVisible();
});

test('a shop with a type error, and one that throws at a click, are refused before they are live, and one that works is released', {
  tag: '@deep',
}, async ({ site }) => {
  const before = await liveShopVersion(site.releases);
  const { hostname, port } = new URL(site.url);
  const BROWSER_PATH = process.env.BROWSER_PATH ?? chromium.executablePath();
  const release = () =>
    tree.npmRunWith({ BROWSER_PATH, HOST: hostname, PORT: port }, 'release', 'shop');
  const refused = async (from: string, to: string) => {
    await tree.edit(PRICE_LIST, from, to);
    const { code, stdout, stderr } = await release();
    await tree.edit(PRICE_LIST, to, from);
    expect([code, stdout]).toEqual([1, '']);
    expect(await liveShopVersion(site.releases)).toBe(before);
    return stderr;
  };
  expect(await refused(`const LEDE = '${LEDE}'`, `const LEDE: number = '${LEDE}'`)).toBe(
    `Not released: shop has a type error at ${PRICE_LIST}:18: Type 'string' is not assignable to type 'number'. See npm run check -- shop.\n`,
  );
  const throwing = `addEventListener('click', ({ isTrusted }) => { if (isTrusted) throw new Error(LEDE); });`;
  const inBrowser = `if (typeof document === 'object') ${throwing}`;
  const line = `const LEDE = '${LEDE}';`;
  expect(await refused(line, `${line}\n${inBrowser}`)).toMatch(
    /^Not released: shop 1\.0\.0-\w{12} fails in a browser at \/consulting: script Error\. /,
  );
  await tree.edit(PRICE_LIST, LEDE, NEW_LEDE);
  const released = await release();
  await tree.edit(PRICE_LIST, NEW_LEDE, LEDE);
  expect(released).toMatchObject({ code: 0, stderr: '' });
  expect(await liveShopVersion(site.releases)).not.toBe(before);
});

test('a page that moves from one remote to another in one release is reached by old and new documents', {
  tag: '@deep',
}, async ({ page, context, site }) => {
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1 });
  const warranty = (tab: Page) => tab.getByRole('link', { name: 'Warranty', exact: true });
  await openPage(page, '/about');

  const route = "{ path: '/warranty', page: './features/legal/warranty-page.tsx' },";
  await tree.edit('mfe-marketing/src/routes.ts', route, '');
  const taken = "{ path: '/warranty', page: './features/warranty/warranty-page.tsx' },";
  await tree.edit('mfe-shop/src/routes.ts', 'routes: [', `routes: [${taken}`);
  await tree.write('mfe-shop/src/features/warranty/warranty-page.tsx', warrantyOfShop);
  const { code, stdout } = await tree.npmRun('release', 'shop', 'marketing');
  const { shop, marketing } = await liveVersions(site.releases);
  expect([code, stdout]).toEqual([0, `marketing ${marketing} is live.\nshop ${shop} is live.\n`]);
  const served = async () => (await page.request.get('/warranty')).headers()['x-releases'];
  await expect.poll(served, LIVE).toContain(`shop@${shop}`);

  // The document from before still has the page of marketing.
  await warranty(page).click();
  await expect(heading(page)).toHaveText('Warranty');
  await expect(page.getByText('Claims are handled by the shop.')).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText('Warranty of the shop');

  const next = await context.newPage();
  await openPage(next, '/about');
  await warranty(next).click();
  await expect(heading(next)).toHaveText('Warranty of the shop');
  await expect(next.getByText('Claims are handled by the shop.')).toBeVisible();
});

const warrantyOfShop = `
import { useHelmetReady } from '@app/kit';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';

// Slow: releases are published, and the site follows them.

export const head = () => ({ title: 'Warranty', description: 'Warranty', keywords: [] });
export function Component() {
  useHelmetReady();
  return (
    <Container>
      <PageHead title="Warranty of the shop" lede="Claims are handled by the shop." />
    </Container>
  );
}
`;
