import { ContactMessage, contactTexts } from '@app/contracts/contact';
import { fieldMessages } from '@app/contracts/failure';
import { incidentTexts } from '@app/contracts/incident';
import { priceListTexts, SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { tooLong } from '@app/contracts/text';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { checkWidth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const pages = [
  { path: '/', heading: /^Welcome to/ },
  { path: '/consulting', heading: priceListTexts.heading },
  { path: '/business-security', heading: 'Business Security' },
  { path: '/contact', heading: 'Contact' },
  { path: '/incident', heading: incidentTexts.heading },
  { path: '/proposal', heading: 'Security Plan Generator' },
];

test('every page is readable without JavaScript at 320 and 1440 pixels', async ({ page }) => {
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await checkWidth(page);
      }
    });
  }
});

test('the price list without JavaScript opens categories, turns pages, searches, filters and compares', async ({
  page,
}) => {
  await test.step('categories open without JavaScript, and the next page is a link', async () => {
    await page.goto('/consulting');
    await expect(page.locator('details:not([data-jumps], [data-filters])')).toHaveCount(5);
    await expect(page.getByText('SKU: AC-C1', { exact: true })).toBeVisible();
    const second = page.locator('details:not([data-jumps], [data-filters])').nth(1);
    const products = second.getByRole('link', { name: /^Show products/ });
    await expect(products).toBeHidden();
    await second.locator('summary').click();
    await products.click();
    await expect(page).toHaveURL(/consulting\?shown=/);
    await expect(second.getByText(/^SKU: /).first()).toBeVisible();
    await page.goto('/consulting');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/consulting?page=2');
    await expect(page.getByText(priceListTexts.pageOf(2, 9))).toBeVisible();
    await expect(page.getByText('The cart needs JavaScript.')).toBeVisible();
  });
  await test.step('a search that is too long comes back whole with a message', async () => {
    const long = 'x'.repeat(SEARCH_TERM_LIMIT + 1);
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await page.goto('/consulting');
    await field.fill(long);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field).toHaveValue(long);
    await expect(field).toHaveAccessibleDescription(tooLong(SEARCH_TERM_LIMIT));
    await expect(page.getByText('SKU: AC-C1', { exact: true })).toBeVisible();
  });
  await test.step('the search form shows the hits', async () => {
    await page.goto('/consulting');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('turret');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/consulting?q=turret');
    await expect(page.locator('details:not([data-jumps], [data-filters])').first()).toHaveAttribute(
      'open',
    );
    await expect(page.getByText('SKU: VT-IP2T28', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/consulting');
  });
  await test.step('a product opens by its link, with others to filter and compare', async () => {
    await page.goto('/consulting?sku=VT-IP2T28');
    const first = page.getByRole('region', { name: 'Products' }).getByRole('listitem').first();
    await expect(first).toContainText('SKU: VT-IP2T28');
    for (const box of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(box)
        .check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/compare=VT-IP2T28&compare=/);
    await expect(page.getByRole('table', { name: 'Products side by side' })).toBeVisible();

    await page.goto('/consulting?q=camera');
    await page.getByText('Filter and sort').click();
    await page.getByRole('checkbox', { name: /^4 MP/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/consulting?q=camera&sort=&filter=megapixels-4');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('4MP');
  });
});

test.describe('a product that the list does not have', () => {
  test.use({ allowedProblems: { like: [/404/] } });

  test('is not found, and its SKU can be searched for', async ({ page }) => {
    const answer = await page.goto('/consulting?sku=NO-SUCH-SKU');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('There is no product with the SKU "NO-SUCH-SKU"')).toBeVisible();
    await page.getByRole('link', { name: 'Search for' }).click();
    await expect(page).toHaveURL('/consulting?q=NO-SUCH-SKU');
  });
});

const message = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  message: 'Please call me about our gate.',
};

async function send(page: Page, { name, email, message: text }: typeof message) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function isTaken(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: contactTexts.sent.title })).toContainText(
    contactTexts.sent.text,
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
}

test('a message is sent and thanked for, and so is a second from the same page', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page, message);
  await isTaken(page);
  await send(page, { ...message, message: 'And about the fence behind it.' });
  await isTaken(page);
});

test.describe('a message with invalid fields, without JavaScript', () => {
  test.use({ allowedProblems: { like: [/answer 422: POST/] } });

  test('shows the form again with its values and errors', async ({ page }) => {
    const typed = { name: 'T', email: 'thandi', message: 'Hello' };
    await page.goto('/contact');
    await send(page, typed);
    await expect(page.getByRole('alert')).toContainText('There is a problem');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Contact/);
    await expect(page.getByLabel('Your name')).toHaveValue(typed.name);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(typed.email);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(typed.message);
    const { issues = [] } = v.safeParse(ContactMessage, typed);
    const messages = Object.values(fieldMessages(issues));
    expect(messages).toHaveLength(3);
    for (const message of messages) {
      await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    }
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters',
    );
  });

  test('can be corrected in that form and is then sent', async ({ page }) => {
    await page.goto('/contact');
    await send(page, { ...message, email: 'thandi' });
    await expect(page.getByRole('alert')).toContainText('There is a problem');
    await expect(page.getByLabel('Your name')).toHaveValue(message.name);
    await page.getByLabel('Email', { exact: true }).fill(message.email);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await isTaken(page);
    await send(page, { ...message, message: 'And about the fence behind it.' });
    await isTaken(page);
  });
});

test('the menu without JavaScript is reached with mouse and keyboard, and is open on a phone', async ({
  page,
}) => {
  await test.step('the submenu can be reached with the mouse and the keyboard', async () => {
    await page.goto('/contact');
    const entry = page.getByRole('link', { name: 'Price Estimates' });
    await expect(entry).toBeHidden();
    await page.getByRole('link', { name: 'Security Plan' }).hover();
    await entry.click();
    await expect(page).toHaveURL('/consulting');
    await page.mouse.move(0, 600);
    await page.getByRole('link', { name: 'Security Plan' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Price Estimates' })).toBeFocused();
  });
  await test.step('on a phone the whole menu is open', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.getByRole('link', { name: 'Price Estimates' }).click();
    await expect(page).toHaveURL('/consulting');
    await checkWidth(page);
  });
});
