import { ContactMessage, contactTexts } from '@app/contracts/contact';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { checkAccessibility } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const typed = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  message: 'Our gate motor has stopped. When can you come?',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const toast = (page: Page, title: string) =>
  toasts(page).locator('[data-part="root"]').filter({ hasText: title });

async function openContact(page: Page) {
  await openPage(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
}

async function fill(page: Page, values = typed) {
  await field(page, 'Your name').fill(values.name);
  await field(page, 'Email').fill(values.email);
  await field(page, 'Message').fill(values.message);
}

async function isEmpty(page: Page) {
  for (const label of ['Your name', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
}

test('what is missing is said under each field, until it is there', async ({ page }) => {
  await openContact(page);
  await send(page).click();
  const blank = { name: '', email: '', message: '' };
  const { issues = [] } = v.safeParse(ContactMessage, blank);
  const messages = [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ];
  expect(issues.map(({ message }) => message)).toEqual(messages);
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(messages[0] ?? '');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(messages[1] ?? '');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(new RegExp(messages[2] ?? ''));
  await fill(page);
  for (const message of messages) await expect(page.getByText(message)).toBeHidden();
});

test('what was typed before the script arrived is kept, and sent', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/r/assessments/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Your name').fill(typed.name);
  await field(page, 'Message').fill(typed.message);
  arrive();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('textarea') ?? {}).some((key) => key.startsWith('__react')),
  );
  await field(page, 'Email').pressSequentially(typed.email);
  await expect(field(page, 'Your name')).toHaveValue(typed.name);
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  await send(page).click();
  await expect(toast(page, contactTexts.sent.title)).toBeVisible();
});

test('the privacy page opens beside what was typed', async ({ page, context }) => {
  await openContact(page);
  await fill(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(field(page, 'Message')).toHaveValue(typed.message);
});

test('a message is sent once, thanked for and cleared', async ({ page }) => {
  await openContact(page);
  await fill(page);
  let posts = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer();
  await expect(toast(page, contactTexts.sent.title)).toContainText(contactTexts.sent.text);
  await expect(send(page)).toBeFocused();
  await isEmpty(page);
  expect(posts).toBe(1);
});

test('the toast is reached by F8 and closes', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await send(page).click();
  await expect(toast(page, contactTexts.sent.title)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-toast-region]:focus, [data-toast-region] :focus')).toHaveCount(
    1,
  );
  await toast(page, contactTexts.sent.title).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, contactTexts.sent.title)).toBeHidden();
});

test('the toast closes by itself after five seconds', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await send(page).click();
  await expect(toast(page, contactTexts.sent.title)).toBeVisible();
  const shown = Date.now();
  await expect(toast(page, contactTexts.sent.title)).toBeHidden({ timeout: 8000 });
  expect(Date.now() - shown).toBeGreaterThan(4000);
});

test('a press that is let go beside the toast leaves it where it is', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await send(page).click();
  const words = toast(page, contactTexts.sent.title).getByText(contactTexts.sent.text);
  await words.hover();
  const place = await words.boundingBox();
  if (!place) throw new Error('The toast has no place on the screen');
  await page.mouse.down();
  await page.mouse.move(place.x - 100, place.y - 100);
  await page.mouse.up();
  await page.mouse.move(place.x + place.width - 2, place.y + 5, { steps: 5 });
  await expect(words).toBeVisible();
  expect(await words.boundingBox()).toEqual(place);
});

test('only one toast is shown at a time', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await send(page).click();
  await expect(toast(page, contactTexts.sent.title)).toBeVisible();
  await fill(page, { ...typed, message: 'And please bring a spare remote.' });
  const second = page.waitForResponse('**/api/contact');
  await send(page).click();
  await second;
  await expect(toast(page, contactTexts.sent.title)).toBeVisible();
  await expect(toasts(page).locator('[data-part="root"]')).toHaveCount(1);
});

test.describe('when it cannot be sent', () => {
  test.use({
    allowedProblems: {
      like: [
        /failed request: .*\/api\/contact/,
        /answer 503: POST .*\/api\/contact/,
        /console error: (503:|TypeError: Failed to fetch)/,
        /\/r\/shell\/.*ERR_INTERNET_DISCONNECTED/,
      ],
    },
  });

  test('a toast says so and what was typed stays', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    await expect(toast(page, contactTexts.failedTitle)).toContainText(contactTexts.failed);
    await expect(field(page, 'Message')).toHaveValue(typed.message);
    await expect(field(page, 'Email')).toHaveValue(typed.email);
    await page.unroute('**/api/contact');
    await send(page).click();
    await expect(toast(page, contactTexts.sent.title)).toBeVisible();
    await expect(toasts(page).locator('[data-part="root"]')).toHaveCount(1);
    await isEmpty(page);
  });

  test('without a network plain words say so, and go on where toasts cannot be had', async ({
    page,
    context,
  }) => {
    const plain = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await openContact(page);
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(plain).toContainText(`${contactTexts.failedTitle} ${contactTexts.failed}`);
    await checkAccessibility(page);
    await plain.getByRole('button', { name: 'Dismiss' }).click();
    await expect(plain).toBeHidden();
    await context.setOffline(false);
    await send(page).click();
    await expect(plain).toContainText(contactTexts.sent.text);
    await isEmpty(page);
  });

  test("the server's own words are shown when it has any", async ({ page }) => {
    const message = 'We cannot take messages at the moment.';
    await openContact(page);
    await fill(page);
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 503, json: { message, error: message, code: 'unavailable' } }),
    );
    await send(page).click();
    await expect(toast(page, contactTexts.failedTitle)).toContainText(message);
  });
});
