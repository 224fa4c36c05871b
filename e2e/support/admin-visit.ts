import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminUploadTexts } from '@app/contracts/admin-upload';
import { mailStatusTexts } from '@app/contracts/mail-status';
import type { Page } from 'playwright/test';
import { repository } from './repository.ts';
import type { Site } from './site-process.ts';

export const samplePrices = () => readFile(path.join(repository, 'data/price-list.sql'), 'utf8');

/** The admin password, which is generated at the first start and shown once, in the ready line. */
export const passwordOf = (site: Site) => /shown once: ([^\s;)]+)/.exec(site.output())?.[1] ?? '';

export const uploadButton = (page: Page) =>
  page.getByRole('button', { name: adminUploadTexts.submit, exact: true });
export const mailStatusButton = (page: Page) =>
  page.getByRole('button', { name: mailStatusTexts.show, exact: true });

export async function fillCredentials(page: Page, password: string) {
  await page.getByLabel(adminUploadTexts.username, { exact: true }).fill('admin');
  await page.getByLabel(adminUploadTexts.password, { exact: true }).fill(password);
}

export const chooseFile = (page: Page, sql: string) =>
  page
    .getByLabel(adminUploadTexts.file)
    .setInputFiles({ name: 'list.sql', mimeType: 'application/sql', buffer: Buffer.from(sql) });
