import { readFile } from 'node:fs/promises';
import { readPdf } from '@app/api/testing/read-pdf';
import { checkoutTexts, OrderReceipt, type WireReceipt } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { checkEveryWidth } from '../support/accessibility.ts';
import { takeAsLongAsAPerson } from '../support/home-visit.ts';
import { openPage, scriptIsReady } from '../support/open-page.ts';
import {
  answerAllPages,
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
  toAnotherStep,
} from '../support/plan-visit.ts';
import {
  cart,
  checkoutDialog,
  fillDetails,
  openCheckout,
  submitButton,
  totalOf,
} from '../support/price-list-visit.ts';
import { expect, test } from '../support/test.ts';
import { mailsTo } from '../support/written-mails.ts';

const home = examplePlan('home-with-dogs');
const warehouse = examplePlan('warehouse-with-docks');

/** The total of the plan that is shown, as it is written. */
async function totalIn(page: Page): Promise<string> {
  const text = await page.getByRole('definition').first().textContent();
  const [total] = /R[\d\s]+\.\d\d/.exec(text ?? '') ?? [];
  if (!total) throw new Error(`No total in ${text}`);
  return total;
}

/** Changes the height of the wall in the part What if. */
async function tryWallHeight(page: Page, metres: string) {
  const question = page.getByLabel('Which answer do you want to change?');
  if (!(await question.isVisible())) {
    await page.getByRole('heading', { name: 'What if? Change one answer' }).click();
  }
  await question.selectOption('How high is the wall?');
  await page.locator('#what-if [name="wall_height"]').fill(metres);
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.locator('#what-if').getByText(/lines? changed\./)).toBeVisible();
}

/** Moves the first device of the drawing by keys. */
async function moveDevice(page: Page) {
  await page.locator('svg [data-kind="device"]').first().focus();
  for (const key of ['m', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(putBack(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Drags the first device of the drawing with the mouse. */
async function dragDevice(page: Page) {
  const device = page.locator('svg [data-kind="device"]').first();
  await device.scrollIntoViewIfNeeded();
  const before = await device.boundingBox();
  if (!before) throw new Error('The drawing shows no device');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 25, { steps: 4 });
  await page.mouse.up();
  const after = await device.boundingBox();
  expect((after?.x ?? 0) - before.x).toBeGreaterThan(20);
  await expect(putBack(page)).toHaveAttribute('aria-disabled', 'false');
}

const putBack = (page: Page) => page.getByRole('button', { name: 'Put all back' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkField = (page: Page) => page.getByLabel('Link to this plan');

test('a warehouse is planned by keys, with a reload and a changed answer, and its plan is ordered', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openPage(page, '/proposal');
  await tabTo(page, startPlan(page));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Your establishment')).toBeFocused();
  await tabTo(page, planType(page));
  await chooseByKeys(page, planType(page), warehouse.establishmentType);
  await tabTo(page, nextStep(page));
  await toAnotherStep(page, () => page.keyboard.press('Enter'));
  for (let step = 1; step <= 4; step += 1) {
    await expect(page).toHaveURL(`/proposal?step=${step}`);
    if (step === 3) {
      await page.reload();
      await scriptIsReady(page);
    }
    await expect(page.locator('form#questions')).toBeVisible();
    await answerPageByKeys(page, warehouse);
    await tabTo(page, nextStep(page));
    await toAnotherStep(page, () => page.keyboard.press('Enter'));
  }
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  const docks = page.getByRole('link', { name: /^Change the answer to How many loading docks/ });
  await tabTo(page, docks);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="docks"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await tabTo(page, page.getByRole('button', { name: 'Back to your answers' }));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Check your answers')).toBeFocused();
  await tabTo(page, submitAnswers(page));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await expect(stepHeading(page, 'Process analysis')).toBeVisible();
  const total = await totalIn(page);
  const why = page.locator('summary').filter({ hasText: 'Why line 1' }).first();
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why.locator('..').locator('p')).toBeVisible();
  await stepHeading(page, 'Your Security Plan').focus();
  await tabTo(page, page.getByRole('button', { name: 'Add plan to cart' }));
  await page.keyboard.press('Enter');
  const seeCart = page.getByRole('link', { name: 'See your cart' });
  await tabTo(page, seeCart);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/consulting');
  await expect(totalOf(cart(page))).toHaveText(`Total: ${total}`);
  const dialog = await openCheckout(page);
  await dialog.getByRole('button', { name: checkoutTexts.no }).click();
  await fillDetails(dialog);
  const answer = page.waitForResponse('**/api/order-confirmation');
  await submitButton(dialog).click();
  const receipt: WireReceipt = await (await answer).json();
  v.assert(OrderReceipt, receipt);
  expect(receipt.total).toBe(Number(total.replace(/[^\d.]/g, '')));
  await expect(checkoutDialog(page)).toBeHidden();
});

test('a home changes its plan, shares two revisions of it, and gets it as a PDF and by mail', {
  tag: '@store',
}, async ({ page, anotherVisitor, site }) => {
  test.setTimeout(90_000);
  await choosePlanType(page, home.establishmentType);
  await answerAllPages(page, home);
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await dragDevice(page);
  await moveDevice(page);
  await button(page, 'Share').click();
  const link = await linkField(page).inputValue();
  await tryWallHeight(page, '1.2');
  await button(page, 'Keep this').click();
  await button(page, 'Share').click();
  await expect(linkField(page)).toHaveValue(link);
  const total = await totalIn(page);

  const context = await anotherVisitor();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(/^Saved plan, revision 2 of 2/)).toBeVisible();
  expect(await totalIn(visitor)).toBe(total);
  await scriptIsReady(visitor);
  await expect(putBack(visitor)).toHaveAttribute('aria-disabled', 'false');
  await visitor.getByRole('heading', { name: 'Revisions' }).click();
  await button(visitor, 'Compare with revision 1').click();
  await expect(visitor.getByText(/^From revision 1 to revision 2/)).toBeVisible();
  await expect(visitor.getByText('How high is the wall? 2 before, 1.2 after.')).toBeVisible();
  await checkEveryWidth(visitor);
  await context.close();

  const download = page.waitForEvent('download', { timeout: 20_000 });
  await button(page, 'Download PDF').click();
  const pdf = await readPdf(new Uint8Array(await readFile(await (await download).path())));
  expect(pdf.pages.join(' ').replace(/\s+/g, ' ')).toContain(total.replace(/\s+/g, ' '));

  const email = 'planned@home.example';
  await button(page, 'Send to me').click();
  const dialog = page.getByRole('dialog', { name: 'Send the plan to me' });
  await dialog.getByLabel(/name$/i).fill('Thandi Mokoena');
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel(/^Phone/).fill('+27 82 123 4567');
  await takeAsLongAsAPerson(page);
  await dialog.getByRole('button', { name: 'Send the plan' }).click();
  await expect(page.getByText(/^Your reference is/)).toBeVisible();
  const [mail] = await mailsTo(site.place.DATA_DIR, email, 1);
  expect(mail?.text).toContain(link);
  const [attached] = mail?.attachments ?? [];
  expect(attached?.contentType).toBe('application/pdf');
});
