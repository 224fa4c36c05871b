import { type PlanRequest, planRequests } from '@app/api/testing/example-plans';
import { proposalTexts } from '@app/contracts/proposal';
import { expect, type Locator, type Page } from 'playwright/test';
import { openPage } from './open-page.ts';

/** The answers of an example plan, such as `home-with-dogs`. */
export function examplePlan(name: string): PlanRequest {
  const found = planRequests.get(name);
  if (!found) throw new Error(`There is no example ${name}`);
  return found;
}

export const planType = (page: Page) => page.getByLabel('What type of establishment is it?');
export const startPlan = (page: Page) => page.getByRole('button', { name: proposalTexts.start });
export const nextStep = (page: Page) =>
  page.getByRole('button', { name: proposalTexts.next, exact: true });
export const submitAnswers = (page: Page) => page.getByRole('button', { name: 'Submit Answers' });
export const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });

/** The total of the plan that is shown, as it is written. */
export const planTotal = (page: Page) => page.locator('[data-plan-total]');
/** Opens what few need: the link, the files and the way back to the answers. */
export const openMore = (page: Page) => page.getByText('More', { exact: true }).click();

/** From the start screen to the first page of questions. */
export async function choosePlanType(page: Page, type: string): Promise<void> {
  await openPage(page, '/proposal');
  await startPlan(page).click();
  await planType(page).selectOption(type);
  await toAnotherStep(page, () => nextStep(page).click());
  await expect(page).toHaveURL('/proposal?step=1');
}

/** Goes on, and waits for the other step: the address changes before the page does. */
export async function toAnotherStep(page: Page, go: () => Promise<void>): Promise<void> {
  const heading = page.locator('[data-step-heading]');
  const title = (await heading.textContent()) ?? '';
  await go();
  await expect(heading).not.toHaveText(title);
}

/** The controls of a question. Without scripts, hidden fields have the answers of other pages. */
const fieldsOf = (page: Page, name: string) =>
  page.locator(`form#questions [name="${name}"]:not([type="hidden"])`);

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the control');
}

/** Chooses an option of the select that has the focus. Typing its text fails when keys come slowly. */
export async function chooseByKeys(page: Page, select: Locator, value: string): Promise<void> {
  await page.keyboard.press('Home');
  for (let presses = 0; (await select.inputValue()) !== value; presses += 1) {
    if (presses > 40) throw new Error(`There is no option ${value}`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Like `answerPage`, with keys only. */
export async function answerPageByKeys(page: Page, { responses }: PlanRequest): Promise<void> {
  for (const [name, answer] of Object.entries(responses)) {
    const controls = fieldsOf(page, name);
    if ((await controls.count()) === 0) continue;
    if (typeof answer === 'string') {
      await tabTo(page, controls);
      if (await controls.evaluate((control) => control.tagName === 'SELECT')) {
        await chooseByKeys(page, controls, answer);
      } else {
        await page.keyboard.type(answer);
      }
      continue;
    }
    for (const option of answer) {
      await tabTo(page, controls.and(page.locator(`[value="${option}"]`)));
      await page.keyboard.press('Space');
    }
  }
}

/** Answers the questions of the page that is shown; those that an answer brings up come after it. */
export async function answerPage(page: Page, { responses }: PlanRequest): Promise<void> {
  await expect(page.locator('form#questions')).toBeVisible();
  for (const [name, answer] of Object.entries(responses)) {
    const controls = fieldsOf(page, name);
    if ((await controls.count()) === 0) continue;
    if (typeof answer !== 'string') {
      for (const option of answer) await controls.and(page.locator(`[value="${option}"]`)).check();
    } else if (await controls.evaluate((control) => control.tagName === 'SELECT')) {
      await controls.selectOption(answer);
    } else {
      await controls.fill(answer);
    }
  }
}

/** From the page of questions that is shown to the check page. */
export async function answerAllPages(page: Page, request: PlanRequest): Promise<void> {
  const [, first] = /\?step=(\d)$/.exec(page.url()) ?? [];
  for (let step = Number(first); !page.url().endsWith('?step=check'); step += 1) {
    await expect(page).toHaveURL(`/proposal?step=${step}`);
    await answerPage(page, request);
    await toAnotherStep(page, () => nextStep(page).click());
  }
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
}
