import { proposalTexts } from '@app/contracts/proposal';
import type { Page } from 'playwright/test';
import { openPage, scriptIsReady } from '../../support/open-page.ts';
import {
  answerAllPages,
  answerPage,
  answerPageByKeys,
  chooseByKeys,
  choosePlanType,
  examplePlan,
  nextStep,
  planType,
  startPlan,
  stepHeading,
  submitAnswers,
  tabTo,
} from '../../support/plan-visit.ts';
import { expect, test } from '../../support/test.ts';

const home = examplePlan('home-with-dogs');
const total = (page: Page) => page.getByRole('definition').first();

test('the first question comes from the server, and Next needs an answer', async ({ page }) => {
  await openPage(page, '/proposal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Plan Generator');
  await startPlan(page).click();
  await expect(stepHeading(page, 'Your establishment')).toBeFocused();
  await expect(planType(page).getByRole('option', { name: 'Residential Home' })).toHaveCount(1);
  await nextStep(page).click();
  await expect(planType(page)).toHaveAccessibleDescription(proposalTexts.selectType);
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Security Plan Generator/);
  await planType(page).selectOption('Residential Home');
  await expect(page.getByText(proposalTexts.selectType)).toHaveCount(0);
});

test('a home gets its plan, also after a reload in the middle', async ({ page }) => {
  await choosePlanType(page, home.establishmentType);
  await answerPage(page, home);
  await page.reload();
  await scriptIsReady(page);
  await expect(page.getByLabel('Cameras', { exact: true }).first()).toBeChecked();
  await answerAllPages(page, home);
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await expect(total(page)).toHaveText(/^R\d/);
  await expect(stepHeading(page, 'Risk assessment')).toBeVisible();
  const shown = await total(page).textContent();
  await page.goBack();
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  await page.goForward();
  await expect(total(page)).toHaveText(shown ?? '');
  await page.reload();
  await expect(total(page)).toHaveText(shown ?? '');
});

test('a home gets its plan with the keyboard alone', async ({ page }) => {
  await openPage(page, '/proposal');
  await tabTo(page, startPlan(page));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Your establishment')).toBeFocused();
  await tabTo(page, planType(page));
  await chooseByKeys(page, planType(page), home.establishmentType);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let step = 1; step <= 4; step += 1) {
    await expect(page).toHaveURL(`/proposal?step=${step}`);
    await expect(page.locator('form#questions')).toBeVisible();
    await answerPageByKeys(page, home);
    await tabTo(page, nextStep(page));
    await page.keyboard.press('Enter');
  }
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Change the answer to How high is the wall/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="wall_height"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.1');
  await tabTo(page, page.getByRole('button', { name: 'Back to your answers' }));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  await tabTo(page, submitAnswers(page));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  const why = page.locator('summary').filter({ hasText: 'Why line 1' }).first();
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why.locator('..').locator('p')).toBeVisible();
});

test.describe('an answer that the server refuses', () => {
  test.use({
    allowedProblems: { like: [/answer 400: POST .*\/api\/proposal/, /console error: 400:/] },
  });

  test('is shown at its question', async ({ page }) => {
    await choosePlanType(page, home.establishmentType);
    const onlyTheAlarm = { ...home.responses, wants: ['Burglar alarm'], stays: ['Burglar alarm'] };
    await answerAllPages(page, { ...home, responses: onlyTheAlarm });
    await submitAnswers(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL(/\?step=1&change=/);
  });
});

test('Start Over goes back to the start and forgets the answers', async ({ page }) => {
  await choosePlanType(page, 'Retail Shop');
  await page.getByRole('button', { name: proposalTexts.startOver }).click();
  await expect(stepHeading(page, 'What you get')).toBeFocused();
  await startPlan(page).click();
  await expect(planType(page)).toHaveValue('');
});

test.describe('without a connection', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*\/(api\/proposal|r\/proposal\/)/, /console (error|warning): /],
    },
  });

  test('the code of the plan and of its drawing fail apart, and no answer is lost', async ({
    page,
  }) => {
    await choosePlanType(page, home.establishmentType);
    await page.route('**/r/proposal/**/*.js', (route) => route.abort());
    await answerAllPages(page, home);
    await submitAnswers(page).click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText(proposalTexts.network);
    await page.unroute('**/r/proposal/**/*.js');
    // The plan's code comes, and that of its drawing, which has this button, does not.
    await page.route('**/r/proposal/**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('Put all back')) return route.abort();
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
    await expect(problem).toContainText('The drawing could not be loaded.');
    await expect(stepHeading(page, 'Bill of materials')).toBeVisible();
  });

  test('the start shows so and can be tried again', async ({ page }) => {
    await openPage(page, '/proposal');
    await page.route('**/api/proposal', (route) => route.abort());
    await startPlan(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(proposalTexts.network);
    await page.unroute('**/api/proposal');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(planType(page)).toBeVisible();
  });
});
