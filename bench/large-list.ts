import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { dumpOf } from '@app/api/testing/generated-list/generated-dumps';
import { generatedList } from '@app/api/testing/generated-list/generated-products';
import { root } from '@app/federation/tooling/parts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { table } from './table.ts';
import { visitSite } from './visited-site.ts';

/*
 * `npm run bench:large-list`: visits the price list with 200 000 products in 400 categories, and fails when
 * one of its pages loads more than 100 KB of data or has an axe violation. Data is the HTML of the page with
 * what is in it, and answers of the API; bytes are counted before compression.
 */
const PRODUCTS = 200_000;
const DATA_BUDGET = 100 * 1024;
/** Presses of "Show more products": all of a category of 500. */
const MORE = 10;

const run = promisify(execFile);
const rows: Record<string, string>[] = [];
const failures: string[] = [];

await visitSite(visit, async (dataDir) => {
  const dump = path.join(dataDir, 'generated.sql');
  await writeFile(dump, Readable.from(dumpOf('mysql', generatedList(PRODUCTS))));
  const startedAt = performance.now();
  const script = path.join(root, 'server/commands/import.ts');
  await run(process.execPath, [script, dump], { env: { ...process.env, DATA_DIR: dataDir } });
  console.log(`${PRODUCTS} products imported in ${seconds(performance.now() - startedAt)}`);
});
console.log(table(rows));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = countData(page);
  const open = (query: string) => page.goto(`${url}/consulting${query}`, { waitUntil: 'load' });
  const measure = async (what: string, step: () => Promise<unknown>) => {
    const bytes = loaded();
    const startedAt = performance.now();
    await step();
    await page.waitForLoadState('networkidle');
    await record(page, what, performance.now() - startedAt, (await loaded()) - (await bytes));
  };

  await measure('the list', () => open(''));
  const name = (await page.locator('summary h2').nth(1).textContent()) ?? '';
  const panel = page.locator('details', { hasText: name });
  const products = () => page.waitForResponse((response) => response.url().includes('/category?'));
  await measure('a category opened', () =>
    Promise.all([products(), page.getByText(name, { exact: true }).click()]),
  );
  const more = panel.getByRole('link', { name: /^Show more/ });
  await measure('more of it', () => Promise.all([products(), more.click()]));
  for (let press = 1; press < MORE; press++) {
    if (await more.isHidden()) break;
    await more.click();
    await page.waitForLoadState('networkidle');
  }
  const cards = await panel.locator('[data-sku]').count();
  const slow = await slowFramesWhileScrolling(page);
  console.log(`${cards} cards of a category scroll with ${slow} frames of more than 50 ms`);

  await measure('a search typed', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('camera');
    await page.waitForURL(/q=camera/);
  });
  await measure('a page of a search', () => open('?q=camera&page=2'));
  await measure('a filter', () => open('?filter=price-500&sort=price'));
  await measure('a category alone', () => open(`?category=${encodeURIComponent(name)}&page=3`));
  const sku = (await page.locator('[data-sku]').first().getAttribute('data-sku')) ?? '';
  await measure('a product', () => open(`?sku=${encodeURIComponent(sku)}`));
}

/** Returns a function that tells the bytes of documents and answers of the API so far. */
function countData(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const data = response.url().includes('/api/') || response.request().isNavigationRequest();
    if (data) bodies.push(response.body().then(({ length }) => length));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, length) => sum + length, 0);
}

async function record(page: Page, what: string, ms: number, bytes: number): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  rows.push({ visit: what, 'KB of data': kilobytes(bytes), time: seconds(ms) });
  if (bytes > DATA_BUDGET) failures.push(`${what} loads ${kilobytes(bytes)} KB of data`);
  if (bytes === 0) failures.push(`${what} loads nothing`);
  for (const { id, help } of violations) failures.push(`${what} has a violation, ${id}: ${help}`);
}

/** Frames of more than 50 ms between the top of the page and its end, a screen at a time. */
function slowFramesWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo(0, 0);
    let slow = 0;
    let last = performance.now();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight);
      const now = await new Promise<number>(requestAnimationFrame);
      if (now - last > 50) slow++;
      last = now;
    }
    return slow;
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
