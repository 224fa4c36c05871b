import { contactTexts } from '@app/contracts/contact';
import { expect, test } from '@app/standalone/journey';

test('assessments alone: a message that is complete is sent', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Name').fill('Thandi Mokoena');
  await page.getByLabel('Email').fill('thandi@example.com');
  await page.getByLabel('Message').fill('Please quote for four cameras.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  // A toast says so too, once its code has come.
  await expect(page.locator('#contact').getByText(contactTexts.sent.title)).toBeVisible();
});
