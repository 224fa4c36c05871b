import { techHelpTexts } from '@app/contracts/tech-help';
import type { Page } from 'playwright/test';
import { checkAccessibility, checkWidth } from '../support/accessibility.ts';
import { takeAsLongAsAPerson } from '../support/human-time.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { mailsTo } from '../support/written-mails.ts';

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function fill(page: Page, email: string) {
  await field(page, 'Device type').fill('Gate motor');
  await field(page, 'What is the problem?').fill('The gate opens halfway and then stops.');
  await field(page, 'Your name').fill('Thandi Mokoena');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill('(031) 555-0100');
}

test('a request for help is thanked for and acknowledged by mail, and the form is cleared', async ({
  page,
  site,
}) => {
  const email = 'mailed@help.example';
  await openPage(page, '/tech-help');
  await fill(page, email);
  await takeAsLongAsAPerson(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(techHelpTexts.sent.title);
  await expect(toast(page)).toContainText(techHelpTexts.sent.text);
  await expect(field(page, 'Device type')).toHaveValue('');
  await checkAccessibility(page);
  const [mail] = await mailsTo(site.place.DATA_DIR, email, 1);
  expect(mail?.text).toContain('We have received your request');
});

test('device types and brands of the price list are suggested', async ({ page }) => {
  await openPage(page, '/tech-help');
  const suggested = (label: RegExp) =>
    field(page, label).evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
  expect(await suggested(/^Device type/)).toContain('SLIDING GATE MOTORS');
  expect(await suggested(/^Brand/)).toContain('Vantis');
});

test.describe('when the price list cannot be read', () => {
  test.use({ allowedProblems: { like: [/device-names/, /Failed to fetch/, /503/] } });

  test('the form works without suggestions', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/api/device-names', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openPage(page, '/contact');
    await page.getByRole('link', { name: 'Technical Help' }).first().click();
    await fill(page, 'plain-text@help.example');
    await submit(page).click();
    await expect(toast(page)).toContainText(techHelpTexts.sent.title);
  });
});

test('at 200 % zoom the refused form is not too wide and has no accessibility violation', {
  tag: '@deep',
}, async ({ page }) => {
  // Half the width of a screen of 1280 pixels is what a zoom of 200 % leaves.
  await page.setViewportSize({ width: 640, height: 450 });
  await openPage(page, '/tech-help');
  await submit(page).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await checkWidth(page);
  await checkAccessibility(page);
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/answer 422: POST/] },
  });

  test('a refused request keeps its answers, and a corrected one is thanked for', async ({
    page,
  }) => {
    await page.goto('/tech-help');
    await fill(page, 'plain');
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page, 'Phone')).toHaveValue('(031) 555-0100');
    await field(page, 'Email').fill('plain@help.example');
    await submit(page).click();
    const thanks = page.getByRole('status').filter({ hasText: techHelpTexts.sent.title });
    await expect(thanks).toContainText(techHelpTexts.sent.text);
    await expect(field(page, 'Device type')).toHaveValue('');
  });

  test('the contact page says whether the office is open', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/^(Open now, until|Closed now)/)).toBeVisible();
  });
});
