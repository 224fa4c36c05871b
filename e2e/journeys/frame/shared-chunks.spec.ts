import { publish } from '@app/federation/releases';
import type { Page } from 'playwright/test';
import { test } from '../../support/changed-site.ts';
import { buildEditedShop, type EditedShop } from '../../support/edited-shop.ts';
import {
  addButton,
  cartLine,
  keypad,
  openPriceList,
  search,
} from '../../support/price-list-visit.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.use({
  allowedProblems: {
    like: [
      /\/r\/shop\//,
      /console error: Remote shop /,
      /console (error|warning): .*(Federation|RUNTIME|remoteEntry|Loading chunk|ChunkLoadError|script|preload)/i,
    ],
  },
});

const LEDE = 'Prices are in rand and include VAT.';
const NEW_LEDE = 'Every price is in rand and includes VAT.';

let shop: EditedShop;
test.beforeAll(async () => {
  shop = await buildEditedShop('src/features/price-list/price-list.tsx', LEDE, NEW_LEDE);
});
test.afterAll(() => shop.remove());

/** Files that the page needs in both releases. */
const sharedFiles = () => {
  const [before, after] = [shop.before, shop.after].map(({ release }) => release.routes[0]?.js);
  return (before ?? []).filter((file) => after?.includes(file));
};

async function makeLive(site: Site, { release, folder }: EditedShop['before']): Promise<void> {
  await publish(site.releases, { release, folder });
  const live = async () => (await fetch(`${site.url}/remotes.json`)).text();
  await expect.poll(live, { timeout: 10_000 }).toContain(release.version);
}

/** Scripts and style sheets of the shop that this document did not find in the cache of the browser. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = all.filter(
      ({ name, transferSize }) => name.includes('/r/shop/') && transferSize,
    );
    return [...new Set(fetched.map(({ name }) => name.split('/').at(-1)))].sort();
  });

test('a visitor who comes back after an edit of the page loads only its chunk and the entry', {
  tag: '@deep',
}, async ({ page, site }) => {
  const { before, after } = shop;
  const pageChunk = ({ release: { routes } }: EditedShop['before']) =>
    routes[0]?.js.find((file) => !sharedFiles().includes(file));
  await makeLive(site, before);
  await openPriceList(page);
  expect(await fetchedFiles(page)).toEqual(
    expect.arrayContaining([pageChunk(before), ...sharedFiles()]),
  );
  await makeLive(site, after);
  await openPriceList(page);
  await expect(page.getByText(NEW_LEDE)).toBeVisible();
  expect(await fetchedFiles(page)).toEqual([pageChunk(after), after.release.entry].sort());
});

test('two releases in one tab each get a chunk that both have, also when both wait for it', {
  tag: '@deep',
}, async ({ page, site }) => {
  const [chunk] = sharedFiles();
  expect(chunk).toBeDefined();
  await makeLive(site, shop.before);
  const held = Promise.withResolvers<void>();
  await page.route(`**/r/shop/${chunk}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/consulting', { waitUntil: 'commit' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await makeLive(site, shop.after);
  await retry.press('Enter');
  const waits = () =>
    page.evaluate(
      (file) => document.querySelectorAll(`script[src$="${file}"]`).length,
      String(chunk),
    );
  await expect.poll(waits).toBe(2);
  held.resolve();
  await expect(page.getByText(NEW_LEDE)).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await search(page, keypad.sku);
  await addButton(page, keypad.name).click();
  await expect(cartLine(page, keypad.name)).toBeVisible();
});
