import { contactTexts } from '@app/contracts/contact';
import { checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import {
  checkAccessibility,
  checkEveryWidth,
  checkLargeText,
  checkWidth,
} from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import {
  answerAllPages,
  choosePlanType,
  examplePlan,
  nextStep,
  stepHeading,
  submitAnswers,
} from '../../support/plan-visit.ts';
import {
  buy,
  cart,
  fillDetails,
  keypad,
  openCheckout,
  submitButton,
  turret,
} from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const warehouse = examplePlan('warehouse-with-docks');
const phone = { width: 320, height: 900 };
const desktop = { width: 1440, height: 900 };

// The visitor has a phone, and each state is looked at in both layouts of the frame.
test.use({ viewport: phone });

const check = (page: Page) => checkEveryWidth(page, [1440, 320]);

// Public pages are checked in pages/every-page.spec.ts.
test.describe(() => {
  test.use({ allowedProblems: { like: [/answer 404: GET .*\/nowhere$/] } });

  test('a page that no link leads to has no accessibility violation', async ({ page }) => {
    for (const path of ['/admin/upload', '/admin/releases', '/admin/waiting', '/nowhere']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await check(page);
      });
    }
  });
});

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('the open menu has no accessibility violation', {
      tag: size === phone ? [] : '@deep',
    }, async ({ page }) => {
      await openPage(page, '/contact');
      const hamburger = page.getByRole('button', { name: 'Open menu' });
      if (await hamburger.isVisible()) await hamburger.click();
      await page.getByRole('button', { name: 'Security Plan submenu' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Price Estimates' })).toBeVisible();
      await checkWidth(page);
      await checkAccessibility(page);
    });
  });
}

test('search results, both steps of checkout and a sent order have no accessibility violation', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(60_000);
  await test.step('search results and both steps of checkout have no accessibility violation', async () => {
    await buy(page, turret);
    await check(page);
    const dialog = await openCheckout(page);
    await expect(dialog.getByRole('button', { name: checkoutTexts.yes })).toBeVisible();
    await check(page);
    await dialog.getByRole('button', { name: checkoutTexts.yes }).click();
    await submitButton(dialog).click();
    await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await check(page);
  });
  await page.evaluate(() => localStorage.clear());
  await test.step('a sent order has no accessibility violation', async () => {
    await buy(page, keypad);
    const dialog = await openCheckout(page);
    await fillDetails(dialog);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden({ timeout: 8000 });
    await check(page);
    await cart(page).getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await check(page);
  });
});

test('fields with errors and the toast have no accessibility violation', { tag: '@deep' }, async ({
  page,
}) => {
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await check(page);
  await page.getByLabel('Your name').fill('Thandi');
  await page.getByLabel('Email', { exact: true }).fill('thandi@example.com');
  await page.getByLabel('Message', { exact: true }).fill('Please call me about our gate.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(contactTexts.sent.text)).toBeVisible();
  await check(page);
});

test('the questionnaire has no accessibility violation', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, '/proposal');
  await page.getByRole('button', { name: 'Start Security Plan' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await check(page);
});

test('the questions of a warehouse, their check page and the plan have no accessibility violation', {
  tag: '@deep',
}, async ({ page }) => {
  await choosePlanType(page, warehouse.establishmentType);
  await check(page);
  await nextStep(page).click();
  await expect(page).toHaveURL('/proposal?step=2');
  await nextStep(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await check(page);
  await answerAllPages(page, warehouse);
  await check(page);
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await check(page);
  await checkLargeText(page);
});

test.describe('a page that failed', () => {
  test.use({ allowedProblems: { like: [/\/r\/shop\//, /console (error|warning)/] } });

  test('has no accessibility violation', async ({ page }) => {
    await page.route('**/r/shop/**', (route) => route.abort());
    await page.goto('/consulting');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await check(page);
  });
});
