import { cartTexts } from '@app/contracts/order';
import { readRelease, rollback } from '@app/federation/releases';
import type { Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { followPriceEstimates, openPage, openRendered } from '../../support/open-page.ts';
import { PAGE_EXPORTS } from '../../support/page-code.ts';
import { addButton, buy, cartLine, keypad, turret } from '../../support/price-list-visit.ts';
import { liveShopVersion, publishShell, publishShop } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

// Slow: releases are published, and the site follows them.

// The server may have to be asked for a rendered page until the machine is less busy.
test.describe.configure({ timeout: 90_000 });
test.use({
  allowedProblems: {
    like: [
      /broken on purpose/,
      // A page that throws during hydration.
      /React error #422/,
      /\/r\/shop\//,
      /console error: Remote shop /,
      /console (error|warning): .*(Federation|RUNTIME|remoteEntry|Loading chunk|ChunkLoadError|script)/i,
    ],
  },
});

const NEW_TITLE = 'Shopping Cart 2';
const THROW = 'throw new TypeError("broken on purpose")';

const faults = {
  'at the top of its module': (code: string) =>
    code.replace(PAGE_EXPORTS, `$1Component:()=>$2,$3(()=>{${THROW}})();`),
  'while it renders': (code: string) =>
    code.replace(PAGE_EXPORTS, `$1Component:()=>()=>{${THROW}},$3`),
  'in an effect': (code: string) =>
    code.replace(
      PAGE_EXPORTS,
      `$1Component:()=>(props)=>(__FEDERATION__.__INSTANCES__[0].loadShareSync("react")().useEffect(()=>{${THROW}}),$2(props)),$3`,
    ),
};
const throwsOnce = (code: string) =>
  code.replace(
    PAGE_EXPORTS,
    `$1Component:()=>$2,$3if(!globalThis.thrown){globalThis.thrown=true;${THROW}}`,
  );
const newTitle = (code: string) =>
  code.replaceAll(JSON.stringify(cartTexts.title), JSON.stringify(NEW_TITLE));
const newTitleOnServer = (code: string) =>
  newTitle(code).replaceAll(`'${cartTexts.title}'`, `'${NEW_TITLE}'`);

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function isLive(page: Page, ...versions: string[]): Promise<void> {
  const live = async () => {
    const parts: { version: string }[] = await (await page.request.get('/remotes.json')).json();
    return parts.map(({ version }) => version);
  };
  await expect.poll(live, { timeout: 10_000 }).toEqual(expect.arrayContaining(versions));
}

async function retry(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(heading(page)).toHaveText('Product Price List');
  await expect(panel(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
}

/** Adds a product to the cart, which only works when the script of the page works. */
async function works(page: Page): Promise<void> {
  await expect(cartLine(page, turret.name)).toBeVisible();
  await page.goto(`/consulting?q=${keypad.sku}`);
  await addButton(page, keypad.name).click();
  await expect(cartLine(page, keypad.name)).toBeVisible();
}

/** Sets a mark on this document, to recognise a new one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

let good: string;
let FIXED: string;
let NEW_SHELL: string;
test.beforeEach(async ({ site }) => {
  good = await liveShopVersion(site.releases);
  FIXED = newVersion();
  NEW_SHELL = newVersion();
});

async function openBroken(page: Page, site: Site, browser: (code: string) => string) {
  await buy(page, turret);
  const version = newVersion();
  await publishShop(site.releases, version, { browser });
  await isLive(page, version);
  await openRendered(page, '/consulting');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  // What the server rendered stays readable.
  await expect(heading(page)).toHaveText('Product Price List');
  await expect(page.locator('details:not([data-jumps], [data-filters])')).toHaveCount(5);
  await mark(page);
}

for (const [where, browser] of Object.entries(faults)) {
  test(`a page that throws ${where} works after a rollback and Retry`, {
    tag: '@deep',
  }, async ({ page, site }) => {
    await openBroken(page, site, browser);
    await expect.poll(() => site.output()).toContain('remote failed in a browser');
    // The same release breaks again.
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await rollback(site.releases, 'shop');
    await isLive(page, good);
    await retry(page);
    expect(await isSameDocument(page)).toBe(true);
    await works(page);
  });
}

test('a page whose module threw once works after Retry, in the same release', async ({
  page,
  site,
}) => {
  await openBroken(page, site, throwsOnce);
  await retry(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(cartLine(page, turret.name)).toBeVisible();
});

test('Retry after another release shows only that release, with nothing of the one before', {
  tag: '@deep',
}, async ({ page, site }) => {
  const release = await readRelease(site.releases, 'shop', good);
  const [oneOfTwo] = release.routes[0]?.js ?? [];
  await page.route(`**/r/shop/${oneOfTwo}`, (route) => route.abort());
  await page.goto('/consulting');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await mark(page);
  await publishShop(site.releases, FIXED, { browser: newTitle, server: newTitleOnServer });
  await isLive(page, FIXED);
  await retry(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('heading', { name: NEW_TITLE, exact: true })).toBeVisible();
});

test('Retry loads a new document when the live release needs a newer kit', {
  tag: '@deep',
}, async ({ page, site }) => {
  await openBroken(page, site, faults['while it renders']);
  await publishShell(site.releases, NEW_SHELL, { kit: '1.9.0' });
  const change = { browser: newTitle, server: newTitleOnServer, from: good, kit: '^1.9.0' };
  await publishShop(site.releases, FIXED, change);
  await isLive(page, FIXED, NEW_SHELL);
  await retry(page);
  expect(await isSameDocument(page)).toBe(false);
  await expect(page.getByRole('heading', { name: NEW_TITLE, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: NEW_TITLE })).toContainText(turret.name);
});

test('going back to a page that failed loads a new document when the shell has changed', {
  tag: '@deep',
}, async ({ page, site }) => {
  await openBroken(page, site, faults['at the top of its module']);
  await openPage(page, '/contact');
  await followPriceEstimates(page);
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading(page)).toHaveText('Contact');
  await mark(page);
  await publishShell(site.releases, NEW_SHELL, { kit: '1.9.0' });
  await publishShop(site.releases, FIXED, { from: good });
  await isLive(page, FIXED, NEW_SHELL);
  await followPriceEstimates(page);
  await expect(heading(page)).toHaveText('Product Price List');
  await expect(page).toHaveURL('/consulting');
  expect(await isSameDocument(page)).toBe(false);
  await expect(cartLine(page, turret.name)).toBeVisible();
});
