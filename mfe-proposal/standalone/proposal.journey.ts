import { proposalTexts } from '@app/contracts/proposal';
import { expect, test } from '@app/standalone/journey';

test('the proposal alone: a visitor starts a plan and gets its first questions', async ({
  page,
}) => {
  await page.goto('/proposal');
  await page.getByRole('button', { name: proposalTexts.start }).click();
  await page.getByLabel('What type of establishment is it?').selectOption('Residential Home');
  await page.getByRole('button', { name: proposalTexts.next, exact: true }).click();
  await expect(page).toHaveURL('/proposal?step=1');
  await expect(page.getByLabel('How many outer doors are there?')).toBeVisible();
});
