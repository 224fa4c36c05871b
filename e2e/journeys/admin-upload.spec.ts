import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import type { Page } from 'playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { repository } from '../support/repository.ts';
import type { Site } from '../support/site-process.ts';
import { expect, test } from '../support/test.ts';

test.use({
  server: 'admin upload',
  // The browser names every answer that is an error.
  allowedProblems: { like: [/\/api\/admin\/upload/, /status of 4\d\d/] },
});

const sample = () => readFile(path.join(repository, 'data/price-list.sql'), 'utf8');
const upload = (page: Page) =>
  page.getByRole('button', { name: adminUploadTexts.submit, exact: true });

/** Generated at the first start and said once, in the ready line. */
const passwordOf = (site: Site) => /shown once: ([^\s;)]+)/.exec(site.output())?.[1] ?? '';

async function fill(page: Page, password: string, sql: string) {
  await page.getByLabel(adminUploadTexts.username, { exact: true }).fill('admin');
  await page.getByLabel(adminUploadTexts.password, { exact: true }).fill(password);
  await page
    .getByLabel(adminUploadTexts.file)
    .setInputFiles({ name: 'list.sql', mimeType: 'application/sql', buffer: Buffer.from(sql) });
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/admin/upload');
});

test('says what is missing, and search engines stay out', async ({ page, request }) => {
  await upload(page).click();
  await expect(page.getByText('Please select an SQL file to upload')).toBeVisible();
  await checkAccessibility(page);
  const answer = await request.get('/admin/upload');
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

test('a wrong password changes nothing', async ({ page, request }) => {
  await fill(page, 'wrong', 'INSERT INTO products');
  await upload(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  expect(await (await request.get('/api/products')).json()).toHaveLength(401);
});

test('a file that is cut off is refused with its reason', async ({ page, site, request }) => {
  const sql = await sample();
  await fill(page, passwordOf(site), sql.slice(0, sql.length / 2));
  await upload(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Upload failed: ' })).toBeVisible();
  expect(await (await request.get('/api/products')).json()).toHaveLength(401);
});

test('a new list is told in numbers and served within seconds', async ({ page, site, request }) => {
  const sql = (await sample())
    .replace('519.45, 804.90)', '519.45, 1804.90)')
    .replace("'AC-C1', ", "'AC-C1-NEW', ");
  await fill(page, passwordOf(site), sql);
  await upload(page).click();
  const outcome = page.getByRole('status').filter({ hasText: /read|added/i });
  await expect(outcome).toBeVisible({ timeout: 15_000 });
  await checkAccessibility(page);
  await expect
    .poll(async () => JSON.stringify(await (await request.get('/api/products')).json()))
    .toContain('AC-C1-NEW');
});
