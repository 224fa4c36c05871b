import type { PlanRequest } from '@app/api/testing/example-plans';
import { proposalTexts } from '@app/contracts/proposal';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page } from 'playwright/test';
import { checkAccessibility, checkWidth } from '../support/accessibility.ts';
import {
  answerPage,
  examplePlan,
  nextStep,
  planType,
  startPlan,
  stepHeading,
  submitAnswers,
} from '../support/plan-visit.ts';
import { expect, test } from '../support/test.ts';

// Slow: each step of the questions is a document of its own.

test.use({
  javaScriptEnabled: false,
  allowedProblems: { like: [/answer 422: POST .*\/proposal$/] },
});

const home = examplePlan('home-with-dogs');
const warehouse = examplePlan('warehouse-with-docks');

async function chooseType(page: Page, { establishmentType }: PlanRequest) {
  await page.goto('/proposal');
  await startPlan(page).click();
  await planType(page).selectOption(establishmentType);
  await nextStep(page).click();
  await expect(page.locator('form#questions')).toBeVisible();
}

const shown = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Answers page after page; a page is shown again with the questions that its answers bring up. */
async function answerUntil(page: Page, request: PlanRequest, done: () => Promise<boolean>) {
  for (let posts = 0; !(await done()); posts += 1) {
    expect(posts, 'posts').toBeLessThan(12);
    await answerPage(page, request);
    const posted = page.waitForEvent('load');
    await nextStep(page).click();
    await posted;
  }
}

const answerPages = (page: Page, request: PlanRequest) =>
  answerUntil(
    page,
    request,
    async () => (await shown(page).textContent()) === 'Check your answers',
  );

const answerUntilAsked = (page: Page, request: PlanRequest, name: string) =>
  answerUntil(page, request, () => page.locator(`[name="${name}"]:visible`).first().isVisible());

test('a home gets its plan as a page, after errors that keep what was typed', async ({ page }) => {
  await page.goto('/proposal');
  await startPlan(page).click();
  await nextStep(page).click();
  await expect(planType(page)).toHaveAccessibleDescription(proposalTexts.selectType);
  await expect(page).toHaveTitle(/^Error: /);
  await planType(page).selectOption(home.establishmentType);
  await nextStep(page).click();
  await answerUntilAsked(page, home, 'outer_doors');
  const doors = page.locator('[name="outer_doors"]');
  await doors.fill('three');
  await nextStep(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(doors).toHaveValue('three');
  await answerPages(page, home);
  await submitAnswers(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Security Plan');
  await expect(stepHeading(page, 'Risk assessment')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Site plan, .* devices$/ })).toBeVisible();
  // The style sheet of the drawing, which scripts load later otherwise.
  await expect(page.getByRole('main').getByRole('figure').first()).toHaveCSS('display', 'grid');
  await page.locator('summary').filter({ hasText: 'Cameras' }).first().click();
  await expect(page.locator('#bom-1')).toBeVisible();
  await page.getByRole('radio', { name: /^Essential/ }).check();
  await page.getByRole('button', { name: 'Show this budget' }).click();
  await expect(page.getByRole('radio', { name: /^Essential/ })).toBeChecked();
  await expect(stepHeading(page, 'Your Security Plan')).toBeVisible();
});

test('questions that an answer brings up come on the same page, and Back keeps the answers', async ({
  page,
}) => {
  await chooseType(page, home);
  await answerUntilAsked(page, home, 'boundary');
  await page.locator('[name="boundary"]').selectOption('Wall');
  await expect(page.locator('[name="wall_height"]')).toHaveCount(0);
  await nextStep(page).click();
  await expect(page.getByText(/Because of your answers/)).toBeVisible();
  await expect(page.locator('[name="wall_height"]')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('[name="boundary"]:visible')).toHaveCount(0);
  await nextStep(page).click();
  await expect(page.locator('[name="boundary"]')).toHaveValue('Wall');
});

test('a warehouse changes an answer from the check page and from its plan, also after a reload', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await chooseType(page, warehouse);
  await answerPages(page, warehouse);
  await page.reload();
  await page.getByRole('button', { name: /^Change the answer to How many loading docks/ }).click();
  await expect(page).toHaveURL(/\/proposal#questions-docks$/);
  await page.locator('[name="docks"]').fill('7');
  await page.getByRole('button', { name: 'Back to your answers' }).click();
  await expect(page.getByText('7\u00a0docks')).toBeVisible();
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Process analysis')).toBeVisible();
  await checkWidth(page);
  await page.getByRole('button', { name: 'Change your answers' }).click();
  await expect(stepHeading(page, 'Check your answers')).toBeVisible();
  await expect(page.getByText('7\u00a0docks')).toBeVisible();
  await page.getByRole('link', { name: proposalTexts.startOver }).click();
  await startPlan(page).click();
  await expect(planType(page)).toHaveValue('');
});

test('a link to a step has no answers, and offers to start', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/proposal?step=check');
  await startPlan(page).click();
  await expect(planType(page)).toBeVisible();
});

async function checkAll(page: Page) {
  await checkWidth(page);
  await checkAccessibility(page);
}

test.describe('a visitor who starts before the scripts are there', () => {
  // axe needs scripts, so this is also where the plain pages are checked for accessibility.
  test.use({ javaScriptEnabled: true });

  test('goes on by plain forms, each of them accessible at 320 pixels', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/proposal');
    await startPlan(page).evaluate((button: HTMLButtonElement) => button.form?.submit());
    await nextStep(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await checkAll(page);
    await planType(page).selectOption(home.establishmentType);
    await nextStep(page).click();
    await answerUntilAsked(page, home, 'outer_doors');
    await nextStep(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await checkAll(page);
    await answerPages(page, home);
    await checkAll(page);
    await submitAnswers(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Security Plan');
    await scriptIsReady(page);
    await checkAll(page);
  });
});
