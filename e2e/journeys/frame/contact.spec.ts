import { contactTexts } from '@app/contracts/contact';
import type { Page } from 'playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

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

test('a message typed before the script has loaded is kept and sent', async ({ page }) => {
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

test('a typed message stays while the privacy page opens, is sent once and thanked for by a toast, which a press beside it leaves open', async ({
  page,
  context,
}) => {
  await test.step('the privacy page opens in a new tab and the typed message stays', async () => {
    await openContact(page);
    await fill(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(field(page, 'Message')).toHaveValue(typed.message);
  });
  await test.step('a message is sent once, a toast thanks for it, and the form is cleared', async () => {
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
  await page.unroute('**/api/contact');
  await test.step('a press that is released beside the toast does not close it', async () => {
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
});

test.describe('a message that cannot be sent', () => {
  test.use({
    allowedProblems: {
      like: [
        /failed request: .*\/api\/contact/,
        /answer 503: POST .*\/api\/contact/,
        /console error: 503:/,
        /\/r\/shell\/.*ERR_FAILED/,
      ],
    },
  });

  test('shows so also when the code of toasts cannot be loaded, which the next toast loads', async ({
    page,
  }) => {
    const plain = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await openContact(page);
    await fill(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
    await page.route('**/r/shell/**', (route) => route.abort());
    await send(page).click();
    await expect(plain).toContainText(`${contactTexts.failedTitle} ${contactTexts.failed}`);
    await checkAccessibility(page);
    await plain.getByRole('button', { name: 'Dismiss' }).click();
    await expect(plain).toBeHidden();
    await page.unrouteAll();
    await send(page).click();
    await expect(toasts(page)).toContainText(contactTexts.sent.text);
    await expect(plain).toBeHidden();
    await isEmpty(page);
  });
});
