import { adminUploadTexts } from '@app/contracts/admin-upload';
import { mailReportTexts, readMailReport } from '@app/contracts/mail-report';
import type { APIRequestContext, Page } from 'playwright/test';
import { checkEveryWidth } from '../support/accessibility.ts';
import {
  checkMailButton,
  chooseFile,
  fillCredentials,
  passwordOf,
} from '../support/admin-visit.ts';
import { giveUpMail } from '../support/give-up-mail.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test.use({
  server: 'mail report',
  // The browser names every answer that is an error.
  allowedProblems: { like: [/\/api\/admin\/mail-status/, /status of 4\d\d/, /ERR_FAILED/] },
});
test.describe.configure({ mode: 'serial' });

const REASON = 'the server refused the recipient: 550';
const ofReport = (page: Page) => page.getByRole('status').filter({ hasText: 'given up' });

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

test('nothing was given up, and the form stays as it was filled in', async ({ page, site }) => {
  await fillCredentials(page, passwordOf(site));
  await chooseFile(page, 'INSERT INTO products');
  await checkMailButton(page).click();
  await expect(ofReport(page)).toContainText(mailReportTexts.givenUp(0));
  await expect(page.getByRole('table')).toHaveCount(0);
  const password = page.getByLabel(adminUploadTexts.password, { exact: true });
  await expect(password).toHaveValue(passwordOf(site));
  await expect(page.getByLabel(adminUploadTexts.file)).toHaveValue(/list\.sql$/);
  await checkEveryWidth(page);
});

test('a mail that was given up is listed with its reason, by keyboard', async ({
  page,
  site,
  request,
}) => {
  const reference = await sendMessage(request);
  await expect(() => giveUpMail(site, reference, REASON)).toPass({ timeout: 10_000 });
  await fillCredentials(page, passwordOf(site));
  await checkMailButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(ofReport(page)).toContainText('1 mail was given up');
  await expect(checkMailButton(page)).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row.getByRole('rowheader')).toContainText('thandi@example.com');
  await expect(row.getByRole('cell')).toContainText(
    `${REASON}4 March 2026, 10:30, after 3 attempts`,
  );
  await checkEveryWidth(page);
});

test('what is missing is said at its field, and not about the file', async ({ page }) => {
  await checkMailButton(page).click();
  const username = page.getByLabel(adminUploadTexts.username, { exact: true });
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Please enter your username');
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByText('Please select an SQL file to upload')).toBeHidden();
  await checkEveryWidth(page);
  await fillCredentials(page, 'something');
  await expect(page.getByText('Please enter your password')).toBeHidden();
});

test('a wrong password shows nothing', async ({ page }) => {
  await fillCredentials(page, 'wrong');
  await checkMailButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    'The username or the password is wrong',
  );
  await expect(ofReport(page)).toHaveCount(0);
  await checkEveryWidth(page);
});

test('it says that it is checking, and that the connection broke', async ({ page, site }) => {
  const broken = Promise.withResolvers<void>();
  await page.route(`**${readMailReport.path}`, async (route) => {
    await broken.promise;
    await route.abort();
  });
  await fillCredentials(page, passwordOf(site));
  await checkMailButton(page).click();
  await expect(page.getByRole('button', { name: mailReportTexts.checking })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: mailReportTexts.checking });
  await expect(said).toHaveCount(1);
  broken.resolve();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
    mailReportTexts.failed,
  );
});
