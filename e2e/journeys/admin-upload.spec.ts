import { priceListTexts } from '@app/contracts/admin-price-list';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { uploadTexts } from '@app/shell/src/admin-upload/upload-texts.ts';
import type { Page } from 'playwright/test';
import { checkEveryWidth } from '../support/accessibility.ts';
import {
  chooseFile,
  fillCredentials,
  passwordOf,
  samplePrices,
  uploadButton,
} from '../support/admin-visit.ts';
import { test } from '../support/changed-site.ts';
import { openPage } from '../support/open-page.ts';
import { expect } from '../support/test.ts';

test.use({
  // The browser writes every error status to its console.
  allowedProblems: { like: [/\/api\/admin\//, /status of 4\d\d/] },
});

async function fill(page: Page, password: string, sql: string) {
  await fillCredentials(page, password);
  await chooseFile(page, sql);
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/admin/upload');
});

test('the upload page shows what is missing and is noindex', async ({ page, request }) => {
  await uploadButton(page).click();
  await expect(page.getByText('Please select an SQL file to upload')).toBeVisible();
  await checkEveryWidth(page);
  const answer = await request.get('/admin/upload');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  // Without JavaScript the form uploads in one step, and can confirm warnings.
  expect(html).toMatch(/<form[^>]+action="\/api\/admin\/upload"/);
  expect(html).toMatch(/<noscript>.*name="confirm"/s);
});

test('a wrong password with a valid file changes nothing', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  await fill(page, 'guessed-password', (await samplePrices()).replace("'AC-C1', ", "'AC-C1-X', "));
  await uploadButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The username or the password is wrong' }),
  ).toBeVisible();
  const products = JSON.stringify(await (await request.get('/api/products')).json());
  expect(products).toContain('"AC-C1"');
  expect(products).not.toContain('AC-C1-X');
});

test('a file that is cut off is refused with its reason', { tag: '@deep' }, async ({
  page,
  site,
  request,
}) => {
  const sql = await samplePrices();
  await fill(page, passwordOf(site), sql.slice(0, sql.length / 2));
  await uploadButton(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Upload failed: ' });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await checkEveryWidth(page);
  expect(await (await request.get('/api/products')).json()).toHaveLength(401);
});

test('an upload under way has no accessibility violation', { tag: '@deep' }, async ({
  page,
  site,
}) => {
  const ending = Promise.withResolvers<void>();
  await page.route('**/api/admin/price-list/preview', async (route) => {
    await ending.promise;
    await route.abort();
  });
  await fill(page, passwordOf(site), 'INSERT INTO products');
  await uploadButton(page).press('Enter');
  await expect(page.getByRole('progressbar', { name: adminUploadTexts.uploading })).toBeVisible();
  await checkEveryWidth(page);
  ending.resolve();
  await expect(page.getByRole('alert').filter({ hasText: 'Upload failed: ' })).toBeVisible();
  await expect(uploadButton(page)).toBeFocused();
});

// Slow: two lists are imported, and their pages are asked for until they are served.
test('a new list is previewed, applied and undone, and visitors get each within seconds', async ({
  page,
  site,
  request,
}) => {
  const products = async () => JSON.stringify(await (await request.get('/api/products')).json());
  const sql = (await samplePrices())
    .replace('519.45, 804.90)', "519.45, 'free')")
    .replace("'AC-C1', ", "'AC-C1-NEW', ");
  await fill(page, passwordOf(site), sql);
  await uploadButton(page).click();
  const preview = page.getByRole('region', { name: uploadTexts.previewTitle });
  await expect(preview).toContainText('Products added', { timeout: 15_000 });
  await preview.getByText('Rows refused').last().click();
  await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText(/price/i);
  await checkEveryWidth(page);
  expect(await products()).not.toContain('AC-C1-NEW');

  await page.getByRole('button', { name: uploadTexts.apply }).click();
  const outcome = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(outcome(adminUploadTexts.succeeded)).toBeVisible({ timeout: 15_000 });
  await expect.poll(products).toContain('AC-C1-NEW');
  const history = page.getByRole('region', { name: uploadTexts.history });
  await expect(history.getByRole('listitem').first()).toContainText('by admin: 400 products');
  await checkEveryWidth(page);

  await history.getByRole('button', { name: uploadTexts.goBack }).first().click();
  const question = page.getByRole('dialog');
  await checkEveryWidth(page);
  await question.getByRole('button', { name: uploadTexts.goBack }).click();
  await expect(outcome(priceListTexts.undone)).toBeVisible({ timeout: 15_000 });
  await expect.poll(products).not.toContain('AC-C1-NEW');
  await expect(history.getByRole('listitem').first()).toContainText('401 products');
});

test.describe('while the code of the upload page cannot be loaded', () => {
  test.use({
    allowedProblems: { like: [/\/r\/shell\//, /ChunkLoadError|Loading chunk|Remote shell/] },
  });

  test('the rest of the site works, and Retry shows the page', async ({ page, request }) => {
    const shownAtOnce = await (await request.get('/contact')).text();
    await page.route('**/r/shell/**/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      return shownAtOnce.includes(pathname) ? route.continue() : route.abort();
    });
    await page.goto('/admin/upload');
    const panel = page.getByRole('alert').filter({ hasText: 'not available right now' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(uploadButton(page)).toBeVisible();
  });
});
