import { contactTexts } from '@app/contracts/contact';
import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page) {
  await field(page, 'Your name').fill('Thandi Mokoena');
  await field(page, 'Email').fill('thandi@example.com');
  await field(page, 'Message').fill('Our gate motor has stopped.');
}

async function isFilled(page: Page) {
  await expect(field(page, 'Your name')).toHaveValue('Thandi Mokoena');
  await expect(field(page, 'Email')).toHaveValue('thandi@example.com');
  await expect(field(page, 'Message')).toHaveValue('Our gate motor has stopped.');
}

async function isEmpty(page: Page) {
  for (const label of ['Your name', 'Email', 'Message']) {
    await expect(field(page, label)).toHaveValue('');
  }
}

test('what was typed is there after a reload and in a new tab, until it is cleared', async ({
  page,
  context,
}) => {
  await openPage(page, '/contact');
  await fill(page);
  await page.reload();
  await isFilled(page);
  await page.close();
  const other = await context.newPage();
  await openPage(other, '/contact');
  await isFilled(other);
  await other.getByRole('button', { name: 'Clear this form' }).click();
  await isEmpty(other);
  await other.reload();
  await expect(other.getByText('What you type is kept on this device')).toBeVisible();
  await isEmpty(other);
});

test('what was typed is kept on the device until it is cleared or sent, and the title says whether it has errors', {
  tag: '@deep',
}, async ({ page }) => {
  await test.step('"Error: " is before the title while the form has errors, and not on the next page', async () => {
    await openPage(page, '/contact');
    const title = await page.title();
    await send(page).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    expect(await page.title()).toBe(`Error: ${title}`);
    await fill(page);
    await expect(page).toHaveTitle(title);
    await field(page, 'Message').fill('');
    await expect(page).toHaveTitle(`Error: ${title}`);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(/^About/);
  });
  await test.step('the back button after a sent message shows the empty form', async () => {
    await openPage(page, '/contact');
    await fill(page);
    await send(page).click();
    await expect(page.getByText(contactTexts.sent.text)).toBeVisible();
    for (const leave of [
      () => page.getByRole('banner').getByRole('link', { name: 'About Us' }).click(),
      () => page.goto('/about'),
    ]) {
      await leave();
      await expect(page).toHaveURL(/about/);
      await page.goBack();
      await expect(page.getByText('What you type is kept on this device')).toBeVisible();
      await isEmpty(page);
    }
  });
});
