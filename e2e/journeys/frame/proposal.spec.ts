import { proposalTexts } from '@app/contracts/proposal';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import { openPage } from '../../support/open-page.ts';
import {
  answerAllPages,
  answerPage,
  choosePlanType,
  examplePlan,
  nextStep,
  planTotal,
  planType,
  startPlan,
  stepHeading,
  submitAnswers,
} from '../../support/plan-visit.ts';
import { expect, test } from '../../support/test.ts';

const home = examplePlan('home-with-dogs');

test('the first question comes from the server, Next needs an answer, and Start Over forgets the answers', async ({
  page,
}) => {
  await test.step('the first question comes from the server, and Next needs an answer', async () => {
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
  await test.step('Start Over goes back to the start and forgets the answers', async () => {
    await choosePlanType(page, 'Retail Shop');
    await page.getByRole('button', { name: proposalTexts.startOver }).click();
    await expect(stepHeading(page, 'Security Plan Generator')).toBeFocused();
    await startPlan(page).click();
    await expect(planType(page)).toHaveValue('');
  });
});

test('a home gets its plan, also after a reload in the middle', { tag: '@deep' }, async ({
  page,
}) => {
  await choosePlanType(page, home.establishmentType);
  await answerPage(page, home);
  await page.reload();
  await scriptIsReady(page);
  await expect(page.getByLabel('Cameras', { exact: true }).first()).toBeChecked();
  await answerAllPages(page, home);
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await expect(planTotal(page)).toHaveText(/^R\d/);
  const shown = await planTotal(page).textContent();
  await page.goBack();
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  await page.goForward();
  await expect(planTotal(page)).toHaveText(shown ?? '');
  await page.reload();
  await expect(planTotal(page)).toHaveText(shown ?? '');
});

test.describe('an answer that the server refuses', () => {
  test.use({
    allowedProblems: {
      like: [/answer 400: POST .*\/api\/proposal/, /console (error|warning): 400:/],
    },
  });

  test('is shown at its question', { tag: '@deep' }, async ({ page }) => {
    await choosePlanType(page, home.establishmentType);
    const onlyTheAlarm = { ...home.responses, wants: ['Burglar alarm'], stays: ['Burglar alarm'] };
    await answerAllPages(page, { ...home, responses: onlyTheAlarm });
    await submitAnswers(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expect(page).toHaveURL(/\?step=1&change=/);
  });
});

test.describe('without a connection', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*\/(api\/proposal|r\/proposal\/)/, /console (error|warning): /],
    },
  });

  test('the code of the plan fails to come, a retry brings it, and no answer is lost', async ({
    page,
  }) => {
    await choosePlanType(page, home.establishmentType);
    await page.route('**/r/proposal/**/*.js', (route) => route.abort());
    await answerAllPages(page, home);
    await submitAnswers(page).click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText(proposalTexts.network);
    await page.unroute('**/r/proposal/**/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
    await expect(page.getByRole('group', { name: /^Site plan/ })).toBeVisible();
    await expect(stepHeading(page, 'What you get')).toBeVisible();
  });

  test('the start shows so and can be tried again', { tag: '@deep' }, async ({ page }) => {
    await openPage(page, '/proposal');
    await page.route('**/api/proposal', (route) => route.abort());
    await startPlan(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(proposalTexts.network);
    await page.unroute('**/api/proposal');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(planType(page)).toBeVisible();
  });
});
