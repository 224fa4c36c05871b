import { expect, test } from '@app/standalone/journey';

test('marketing alone: the explorer leads to the page of a technology', async ({ page }) => {
  await page.goto('/exploring');
  await page.getByRole('main').getByRole('link', { name: 'Security Fencing' }).first().click();
  await expect(page).toHaveURL('/technology/security-fencing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('marketing alone: a page of another part is named as such', async ({ page }) => {
  await page.goto('/consulting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '/consulting is not a page of marketing',
  );
});
