import { readFile } from 'node:fs/promises';
import { cartTexts } from '@app/contracts/order';
import { endCanary, promoteCanary, publishCanary } from '@app/federation/canary';
import { makePreviewLink } from '@app/federation/make-preview-link';
import { publishPreview } from '@app/federation/publish-preview';
import { registryFile } from '@app/federation/release-paths';
import { publishChanged } from '@app/testing/site/changed-release';
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { liveShopVersion, publishShop, restoreRegistry } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

// Slow: releases are published, and the site follows them.

test.describe.configure({ timeout: 60_000 });
const PATIENCE = { timeout: 20_000 };
const OTHER_TITLE = 'Shopping Cart 2';
const other = {
  browser: (code: string) =>
    code.replaceAll(JSON.stringify(cartTexts.title), JSON.stringify(OTHER_TITLE)),
  server: (code: string) =>
    code
      .replaceAll(JSON.stringify(cartTexts.title), JSON.stringify(OTHER_TITLE))
      .replaceAll(`'${cartTexts.title}'`, `'${OTHER_TITLE}'`),
};

const OTHER_HEADING = 'Accessibility, changed';
const renamed = (code: string) => code.replaceAll('Accessibility statement', OTHER_HEADING);

let registry: string;
let live: string;
let OTHER: string;
test.beforeEach(async ({ site }) => {
  OTHER = newVersion();
  registry = await readFile(registryFile(site.releases), 'utf8');
  live = await liveShopVersion(site.releases);
});
/** No canary and no preview is left for the next test. */
test.afterEach(async ({ site, playwright }) => {
  await restoreRegistry(site.releases, registry);
  const anew = () => playwright.request.newContext({ baseURL: site.url });
  await expect.poll(async () => shopOf(await anew()), PATIENCE).toEqual([live, undefined]);
});

/** The version of the shop that a document names, and the cookie that it sets. */
async function shopOf(request: APIRequestContext) {
  const answer = await request.get('/consulting');
  const { 'x-releases': releases = '', 'set-cookie': cookie } = answer.headers();
  return [/shop@([\w.-]+)/.exec(releases)?.[1], cookie?.split(';')[0]];
}

const cart = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true, includeHidden: true });

async function choose(context: BrowserContext, url: string, canary: string) {
  await context.addCookies([{ name: 'release', value: canary, url }]);
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

async function startCanary(releases: string, anew: () => Promise<APIRequestContext>) {
  await publishShop(releases, OTHER, {
    ...other,
    publishWith: (folder, built) => publishCanary(folder, built, 50),
  });
  await expect.poll(async () => (await shopOf(await anew()))[1], PATIENCE).toBeDefined();
}

test('a canary for half of the visitors is the same for each of them at every visit, then promoted for all', {
  tag: '@deep',
}, async ({ context, page, site, playwright }) => {
  const anew = () => playwright.request.newContext({ baseURL: site.url });
  expect((await shopOf(await anew()))[1]).toBeUndefined();
  await startCanary(site.releases, anew);

  // By chance: that 60 visitors all get the same happens once in 10^17 times.
  const visitors = new Map<string | undefined, APIRequestContext>();
  for (let visitor = 0; visitor < 60 && visitors.size < 2; visitor++) {
    const request = await anew();
    const [version, cookie] = await shopOf(request);
    expect(cookie).toBe(version === OTHER ? `release=shop.${OTHER}` : `release=live~shop.${OTHER}`);
    visitors.set(version, request);
  }
  expect([...visitors.keys()].sort()).toEqual([live, OTHER].sort());
  for (const [version, request] of visitors) {
    for (let visit = 0; visit < 4; visit++) {
      expect(await shopOf(request)).toEqual([version, undefined]);
    }
  }

  await choose(context, site.url, `shop.${OTHER}`);
  await openPage(page, '/consulting');
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);
  await page.reload();
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);

  await promoteCanary(site.releases, 'shop');
  await expect.poll(async () => shopOf(await anew()), PATIENCE).toEqual([OTHER, undefined]);
  await openPage(page, '/consulting');
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);
  expect(await cookieNames(context)).not.toContain('release');
});

test('a tab of a canary that ended goes on with its release, and the next document is the live one', {
  tag: '@deep',
}, async ({ context, page, site, playwright }) => {
  const anew = () => playwright.request.newContext({ baseURL: site.url });
  await startCanary(site.releases, anew);
  await choose(context, site.url, `shop.${OTHER}`);
  await openPage(page, '/contact');
  await endCanary(site.releases, 'shop');
  await expect.poll(async () => shopOf(await anew()), PATIENCE).toEqual([live, undefined]);

  // The document named the releases that its tab loads.
  await followPriceEstimates(page);
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);
  // What Retry would load.
  const parts = await (await page.request.get('/remotes.json')).text();
  expect(parts).toContain(live);
  expect(parts).not.toContain(OTHER);

  await page.reload();
  await expect(cart(page, cartTexts.title)).toHaveCount(1);
  expect(await cookieNames(context)).not.toContain('release');
});

test('a preview of two parts is seen by who has its link alone, on every page until it is left', {
  tag: '@deep',
}, async ({ context, page, site, browser, playwright }) => {
  await publishShop(site.releases, OTHER, { ...other, publishWith: publishPreview });
  await publishChanged(site.releases, 'marketing', OTHER, {
    browser: renamed,
    server: renamed,
    publishWith: publishPreview,
  });
  const { path: link } = await makePreviewLink(site.releases, [
    { part: 'shop', version: OTHER },
    { part: 'marketing', version: OTHER },
  ]);
  // A link works as soon as it is printed.
  expect((await page.request.get(link)).status()).toBe(200);
  const document = await page.goto(link);
  expect(document?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'x-releases': expect.stringContaining(`; preview=shop@${OTHER}+marketing@${OTHER}`),
  });
  await openPage(page, '/contact');
  await followPriceEstimates(page);
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);
  await page.reload();
  await expect(cart(page, OTHER_TITLE)).toHaveCount(1);
  await openPage(page, '/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER_HEADING);

  const visitor = await browser.newPage({ baseURL: site.url });
  await openPage(visitor, '/consulting');
  await expect(cart(visitor, cartTexts.title)).toHaveCount(1);
  await openPage(visitor, '/accessibility');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(OTHER_HEADING);
  await visitor.close();
  const anew = await playwright.request.newContext({ baseURL: site.url });
  const changed = await anew.get(link.replace(OTHER, live));
  expect(changed.status()).toBe(403);
  expect(await changed.text()).toContain('This preview link is not valid');

  await page.goto('/consulting?preview=end');
  await expect(page).toHaveURL('/consulting');
  await expect(cart(page, cartTexts.title)).toHaveCount(1);
  expect(await cookieNames(context)).toEqual([]);
});
