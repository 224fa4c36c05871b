import { checkoutTexts, OrderReceipt, type WireReceipt } from '@app/contracts/order';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import * as v from 'valibot';
import { openPage } from '../support/open-page.ts';
import {
  answerPageByKeys,
  chooseByKeys,
  examplePlan,
  nextStep,
  planTotal,
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

// Slow: all questions of a warehouse are answered by keys.

const warehouse = examplePlan('warehouse-with-docks');

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
  await tabTo(page, page.getByRole('radio', { name: /^Recommended/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Complete/ })).toBeChecked();
  const total = (await planTotal(page).textContent()) ?? 'no total';
  const cameras = page.locator('summary').filter({ hasText: 'Cameras' }).first();
  await tabTo(page, cameras);
  await page.keyboard.press('Enter');
  await expect(page.locator('#bom-1')).toBeVisible();
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
