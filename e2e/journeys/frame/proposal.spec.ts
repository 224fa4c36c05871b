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
  await type(page).selectOption('Shop');
  await page.getByRole('button', { name: proposalTexts.startOver }).click();
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeFocused();
  await start(page).click();
  await expect(type(page)).toHaveValue('');
});

test.describe('while plans are not made online', () => {
  test.use({
    allowedProblems: { like: [/answer 501: POST .*\/api\/proposal/, /console error: 501:/] },
  });

  test("the server's reason is shown in red, with a link to go on", async ({ page }) => {
    await openProposal(page);
    await start(page).click();
    await type(page).selectOption('Residential Home');
    await page.getByRole('button', { name: proposalTexts.next }).click();
    const reason = page.getByRole('main').getByRole('alert');
    await expect(reason).toContainText('Security plans are not available online yet.');
    const [red = 0, green = 0, blue = 0] = await reason.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red, 'red').toBeGreaterThan(green * 2);
    expect(red, 'red').toBeGreaterThan(blue * 2);
    await reason.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
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
