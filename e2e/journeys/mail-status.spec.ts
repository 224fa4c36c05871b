import { adminUploadTexts } from '@app/contracts/admin-upload';
import { mailStatusTexts, readMailStatus } from '@app/contracts/mail-status';
import type { APIRequestContext, Page } from 'playwright/test';
import { checkEveryWidth } from '../support/accessibility.ts';
import {
  chooseFile,
  fillCredentials,
  mailStatusButton,
  passwordOf,
} from '../support/admin-visit.ts';
import { test } from '../support/changed-site.ts';
import { letMailDie } from '../support/let-mail-die.ts';
import { openPage } from '../support/open-page.ts';
import { expect } from '../support/test.ts';

test.use({
  // The browser writes every error status to its console.
  allowedProblems: { like: [/\/api\/admin\/mail-status/, /status of 4\d\d/, /ERR_FAILED/] },
});
test.describe.configure({ mode: 'serial' });

const REASON = 'the server refused the recipient: 550';
const summary = (page: Page) => page.getByRole('status').filter({ hasText: 'failed mail' });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/admin/upload');
});

async function sendMessage(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/contact', {
    data: { name: 'Thandi', email: 'thandi@example.com', message: 'Please call me about a gate.' },
  });
  const { reference } = (await answer.json()) as { reference: string };
  return reference;
}

test('the mail status without failed mails says so and keeps the fields of the form', {
  tag: '@deep',
}, async ({ page, site }) => {
  await fillCredentials(page, passwordOf(site));
  await chooseFile(page, 'INSERT INTO products');
  await mailStatusButton(page).click();
  await expect(summary(page)).toContainText(mailStatusTexts.dead(0));
  await expect(page.getByRole('table')).toHaveCount(0);
  const password = page.getByLabel(adminUploadTexts.password, { exact: true });
  await expect(password).toHaveValue(passwordOf(site));
  await expect(page.getByLabel(adminUploadTexts.file)).toHaveValue(/list\.sql$/);
  await checkEveryWidth(page);
});

test('a failed mail is listed with its reason after a request by keyboard', {
  tag: '@deep',
}, async ({ page, site, request }) => {
  const reference = await sendMessage(request);
  await expect(() => letMailDie(site, reference, REASON)).toPass({ timeout: 10_000 });
  await fillCredentials(page, passwordOf(site));
  await mailStatusButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('1 failed mail');
  await expect(mailStatusButton(page)).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row.getByRole('rowheader')).toContainText('thandi@example.com');
  await expect(row.getByRole('cell')).toContainText(
    `${REASON}4 March 2026, 10:30, after 3 attempts`,
  );
  await checkEveryWidth(page);
});

test('the mail status names what is missing or wrong at its field, shows that it is loading, and that the connection broke', {
  tag: '@deep',
}, async ({ page, site }) => {
  await test.step('a missing username or password has an error at its field, and a missing file has none', async () => {
    await mailStatusButton(page).click();
    const username = page.getByLabel(adminUploadTexts.username, { exact: true });
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('Please enter your username');
    await expect(page.getByText('Please enter your password')).toBeVisible();
    await expect(page.getByText('Please select an SQL file to upload')).toBeHidden();
    await checkEveryWidth(page);
    await fillCredentials(page, 'something');
    await expect(page.getByText('Please enter your password')).toBeHidden();
  });
  await openPage(page, '/admin/upload');
  await test.step('a wrong password shows no mail status', async () => {
    await fillCredentials(page, 'wrong');
    await mailStatusButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'The username or the password is wrong',
    );
    await expect(summary(page)).toHaveCount(0);
    await checkEveryWidth(page);
  });
  await openPage(page, '/admin/upload');
  await test.step('the mail status shows that it is loading, and that the connection broke', async () => {
    const broken = Promise.withResolvers<void>();
    await page.route(`**${readMailStatus.path}`, async (route) => {
      await broken.promise;
      await route.abort();
    });
    await fillCredentials(page, passwordOf(site));
    await mailStatusButton(page).click();
    await expect(page.getByRole('button', { name: mailStatusTexts.reading })).toBeFocused();
    const said = page.getByRole('status').filter({ hasText: mailStatusTexts.reading });
    await expect(said).toHaveCount(1);
    broken.resolve();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      mailStatusTexts.failed,
    );
  });
});
