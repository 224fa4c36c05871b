import { readFile } from 'node:fs/promises';
import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { securityAssessmentTexts } from '@app/contracts/security-assessment';
import type { Page } from 'playwright/test';
import { checkAccessibility, checkWidth } from '../support/accessibility.ts';
import {
  challenge,
  field,
  fill,
  generate,
  referenceIn,
  reportDialog,
  risk,
  riskDialog,
  startRisk,
} from '../support/business-visit.ts';
import { takeAsLongAsAPerson } from '../support/human-time.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { mailsTo } from '../support/written-mails.ts';

const PAGE = '/business-security';
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function getReport(page: Page, answers: Readonly<Record<string, string>> = challenge) {
  await openPage(page, PAGE);
  await fill(page, answers);
  await generate(page).click();
  await expect(reportDialog(page)).toBeVisible();
}

// Slow: the whole way from the home page to the report, its PDF, a correction and the mail.
test('a business owner comes from the home page, gets a report and its PDF, corrects it, and gets one mail', async ({
  page,
  place,
}) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: /Secure a business/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Security');
  await fill(page, challenge);
  await takeAsLongAsAPerson(page);
  await generate(page).click();
  const dialog = reportDialog(page);
  await expect(dialog).toBeVisible();
  await expect(toasts(page)).toContainText(securityAssessmentTexts.sent);
  const reference = referenceIn(await dialog.textContent());

  // The first PDF waits for its thread and its fonts.
  const download = page.waitForEvent('download', { timeout: 20_000 });
  await dialog.getByRole('link', { name: 'Download PDF' }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe(`${reference.toLowerCase()}.pdf`);
  const file = await readFile(await pdf.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await dialog.getByRole('button', { name: 'Remove Stock that goes missing' }).click();
  await dialog.getByText('Add something we missed').click();
  await field(dialog, 'What else happened, or could happen?').selectOption('Arson');
  await dialog.getByRole('button', { name: 'Make the report again' }).click();
  await expect(dialog.getByText('It is version 2.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove Arson' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [mail] = await mailsTo(place.DATA_DIR, challenge.Email, 1);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('What to do, in this order');
  expect(mail?.text).toMatch(/arson/i);
  expect(mail?.attachments[0]?.filename).toBe(`${reference.toLowerCase()}.pdf`);
  for (const label of Object.keys(challenge)) await expect(field(page, label)).toHaveValue('');
});

test('a report is printed alone as a letter, is shown again after a reload, and Back closes it to an empty form', async ({
  page,
}) => {
  await test.step('on paper there is only the report, as a letter', async () => {
    await getReport(page, { ...challenge, Email: 'paper@yard.example' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'What to do, in this order' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your report' })).toBeHidden();
    await expect(reportDialog(page).getByText('+27 31 555 0100')).toBeVisible();
  });
  await page.emulateMedia({ media: 'screen' });
  await test.step('a report is shown again after a reload, and Back closes it to an empty form', async () => {
    const reference = referenceIn(await reportDialog(page).textContent());
    await expect(page).toHaveURL(PAGE);
    await page.reload();
    await expect(reportDialog(page)).toContainText(reference);
    await page.goBack();
    await expect(reportDialog(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    await expect(field(page, 'Where on the site?')).toHaveValue('');
  });
});

// Component tests show the dialog with its areas and report, and report-mails.process.test.ts the mail.
test('a risk assessment with two areas gets its report in place of its dialog', {
  tag: '@deep',
}, async ({ page, place }) => {
  await openPage(page, PAGE);
  await startRisk(page).click();
  const dialog = riskDialog(page);
  await fill(dialog, risk);
  await dialog.getByRole('button', { name: 'Add another area' }).click();
  await expect(field(dialog, 'Name of the area').nth(1)).toBeFocused();
  await page.keyboard.type('Cash office');
  await field(dialog, 'What happens there, and what worries you?')
    .nth(1)
    .fill('Cash is counted at the same hour every day');
  await takeAsLongAsAPerson(page);
  await generate(dialog).click();
  await expect(reportDialog(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText(riskAssessmentTexts.sent);
  await expect(reportDialog(page).getByRole('heading', { name: 'Cash office' })).toBeAttached();
  await page.goBack();
  await expect(reportDialog(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  const [mail] = await mailsTo(place.DATA_DIR, risk.Email, 1);
  expect(mail?.text).toContain('Receiving dock');
});

test('a link with the fragment opens the risk assessment, and Back from it leaves nothing open', {
  tag: '@deep',
}, async ({ page }) => {
  await openPage(page, `${PAGE}#risk-assessment`);
  await expect(riskDialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(riskDialog(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await startRisk(page).click();
  await expect(page).toHaveURL(`${PAGE}#risk-assessment`);
  await page.goBack();
  await expect(riskDialog(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});

test('the challenge form is filled in, sent and read by keyboard only', { tag: '@deep' }, async ({
  page,
}) => {
  await openPage(page, PAGE);
  await field(page, 'What does your business do?').focus();
  const answers = Object.values({ ...challenge, Email: 'keyboard@yard.example' });
  for (const answer of answers) {
    await page.keyboard.insertText(answer);
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 5; step++) {
    if (await generate(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const dialog = reportDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  const inside = () => dialog.evaluate((one) => one.contains(document.activeElement));
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(generate(page)).toBeFocused();
});

test('what was typed survives a reload and a closed tab, and the first of two tabs to send does not touch the other', {
  tag: '@deep',
}, async ({ page, context }) => {
  await openPage(page, PAGE);
  await fill(page, { ...challenge, Email: 'tabs@yard.example' });
  await page.reload();
  await expect(field(page, 'Where on the site?')).toHaveValue(challenge['Where on the site?']);
  await page.close();
  const first = await context.newPage();
  await openPage(first, PAGE);
  await expect(field(first, 'Phone')).toHaveValue(challenge.Phone);
  const second = await context.newPage();
  await openPage(second, PAGE);
  await field(second, 'Where on the site?').fill('Front shop, the tills');
  await generate(first).click();
  await expect(reportDialog(first)).toBeVisible();
  await expect(field(second, 'Where on the site?')).toHaveValue('Front shop, the tills');
  await generate(second).click();
  await expect(reportDialog(second)).toBeVisible();
});

test('on a phone and at 200% zoom, form, dialogs and report fit, can be used and have no barrier', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(90_000);
  for (const [width, height] of [
    [320, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, PAGE);
    await generate(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await checkWidth(page);
    await checkAccessibility(page);
    await openPage(page, `${PAGE}#risk-assessment`);
    await expect(riskDialog(page)).toBeVisible();
    await checkWidth(page);
    await checkAccessibility(page);
    await fill(riskDialog(page), { ...risk, Email: `w${width}@wholesale.example` });
    await generate(riskDialog(page)).click();
    await expect(reportDialog(page)).toBeVisible();
    await checkWidth(page);
    await checkAccessibility(page);
    const box = await reportDialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.8);
    await page.keyboard.press('Escape');
    await expect(reportDialog(page)).toBeHidden();
  }
});

test.describe('without a network', () => {
  test.use({
    allowedProblems: {
      like: [
        /failed request: .*\/api\/(security-assessment|telemetry)/,
        /console error: TypeError: Failed to fetch/,
        /\/r\/.*ERR_INTERNET_DISCONNECTED/,
        /console error: .*chunk/i,
      ],
    },
  });

  test('a challenge is kept, and sent by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, PAGE);
    await fill(page, { ...challenge, Email: 'offline@yard.example' });
    await context.setOffline(true);
    await generate(page).click();
    await expect(page.getByText(/No connection/)).toBeVisible();
    await expect(field(page, 'Phone')).toHaveValue(challenge.Phone);
    await context.setOffline(false);
    await expect(reportDialog(page)).toBeVisible();
  });
});
