import { proposalTexts } from '@app/contracts/proposal';
import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

const type = (page: Page) => page.getByLabel('What type of establishment is it?');
const start = (page: Page) => page.getByRole('button', { name: proposalTexts.start });

async function openProposal(page: Page) {
  await openPage(page, '/proposal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Plan Generator');
}

test('the first question comes from the server, and Next needs an answer', async ({ page }) => {
  await openProposal(page);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Your establishment' })).toBeFocused();
  await expect(type(page).getByRole('option', { name: 'Residential Home' })).toHaveCount(1);
  await page.getByRole('button', { name: proposalTexts.next }).click();
  await expect(type(page)).toHaveAccessibleDescription(proposalTexts.selectType);
  await expect(type(page)).toBeFocused();
  await type(page).selectOption('Residential Home');
  await expect(page.getByText(proposalTexts.selectType)).toBeHidden();
});

test('Start Over goes back to the start', async ({ page }) => {
  await openProposal(page);
  await start(page).click();
  await type(page).selectOption('Retail Shop');
  await page.getByRole('button', { name: proposalTexts.startOver }).click();
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeFocused();
  await start(page).click();
  await expect(type(page)).toHaveValue('');
});

test('Next brings the questions for the chosen type', async ({ page }) => {
  await openProposal(page);
  await start(page).click();
  await type(page).selectOption('Warehouse');
  await page.getByRole('button', { name: proposalTexts.next }).click();
  await expect(page.getByRole('group', { name: 'What should the plan include?' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*\/api\/proposal/, /console error: .*Failed to fetch/],
    },
  });

  test('the start shows so and can be tried again', async ({ page }) => {
    await openProposal(page);
    await page.route('**/api/proposal', (route) => route.abort());
    await start(page).click();
    await expect(page.getByRole('alert')).toContainText(proposalTexts.network);
    await page.unroute('**/api/proposal');
    await start(page).click();
    await expect(type(page)).toBeVisible();
  });
});
