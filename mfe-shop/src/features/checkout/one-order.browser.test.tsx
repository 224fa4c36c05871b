import { gives, refuses } from '@app/api-client/testing/memory-api';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { failureBody } from '@app/contracts/failure';
import { cartTexts, checkoutTexts, placeOrder } from '@app/contracts/order';
import { encodeProduct } from '@app/contracts/product';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { describe, expect, test } from 'vitest';
import {
  button,
  camera,
  changeCartElsewhere,
  dialog,
  fillDetails,
  keypad,
  openCart,
  openCheckout,
  receipt,
  shopApi,
  step,
  stopClock,
} from '../../testing/checkout-visit.tsx';

const submit = button(checkoutTexts.submit);
const ELSEWHERE = 'Nothing was sent, because your cart was changed or ordered in another tab.';

test('an order whose prices changed after the review is not placed before the visitor submits it again', async () => {
  const api = shopApi([keypad]);
  const fields = { reviewedTotal: 'Prices have changed since you reviewed this order.' };
  const refusal = failureBody('confirmation_required', fields.reviewedTotal, fields);
  api.answer(placeOrder, refuses(409, refusal));
  await openCart([keypad], { api });
  await openCheckout();
  await fillDetails();
  const dearer = encodeProduct({ ...keypad, price: 100_000 });
  api.answer(readCurrentPrices, gives([dearer]));
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fields.reviewedTotal);
  await expect.element(dialog).toMatchTextContent('R914.90, now R1000.00');
  await expect.element(dialog).toMatchTextContent('Total: R1000.00');
  expect(takeConsoleErrors().join()).toMatch(/^409:/);
  api.answer(placeOrder, gives({ ...receipt, total: 1000 }));
  stopClock();
  await submit.click();
  await expect.element(step(checkoutTexts.submitted)).toBeVisible();
  const [first, second] = api.received(placeOrder);
  expect(first?.body).toMatchObject({ reviewedTotal: 914.9 });
  expect(second?.body).toMatchObject({ reviewedTotal: 1000 });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

describe('a second tab with the same cart', () => {
  test('that has ordered it, without this page having heard, leaves nothing to send', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    changeCartElsewhere([], 'unheard');
    await submit.click();
    await expect.element(step(cartTexts.empty)).toBeVisible();
    await expect.element(dialog).toMatchTextContent(ELSEWHERE);
    expect(api.received(placeOrder)).toEqual([]);
  });

  test('that is ordering it is waited for, and then nothing is sent', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    const otherOrder = Promise.withResolvers<void>();
    const lock = navigator.locks.request('order', () => otherOrder.promise);
    await submit.click();
    await expect.element(button('Submitting...')).toBeVisible();
    changeCartElsewhere([], 'unheard');
    otherOrder.resolve();
    await lock;
    await expect.element(dialog).toMatchTextContent(ELSEWHERE);
    expect(api.received(placeOrder)).toEqual([]);
  });

  test('that has changed a quantity makes the visitor review the order again', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    changeCartElsewhere([{ ...keypad, quantity: 2 }], 'unheard');
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(ELSEWHERE);
    await expect.element(dialog).toMatchTextContent('Total: R1829.80');
    expect(api.received(placeOrder)).toEqual([]);
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    expect(api.received(placeOrder)).toHaveLength(1);
  });
});

describe('the review of an order', () => {
  test('corrects a quantity, and the order has the new one', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await button(`One more: ${keypad.name}`).click();
    await expect.element(dialog).toMatchTextContent('Total: R1829.80');
    await fillDetails();
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    expect(api.received(placeOrder)[0]?.body).toMatchObject({
      cart: [{ quantity: 2 }],
      reviewedTotal: 1829.8,
    });
  });

  test('removes a product, which can be put back while the dialog is open', async () => {
    await openCart([keypad, camera]);
    await openCheckout();
    await button(checkoutTexts.no).click();
    await button(`Remove ${keypad.name}`).click();
    await expect.element(dialog).toMatchTextContent('Total: R824.90');
    await button('Undo').click();
    await expect.element(dialog).toMatchTextContent('Total: R1739.80');
    await expect.element(dialog).toBeVisible();
  });

  test('without products left says that the cart is empty', async () => {
    await openCart([keypad]);
    await openCheckout();
    await button(`Remove ${keypad.name}`).click();
    await expect.element(step(cartTexts.empty)).toHaveFocus();
  });

  test('can be withdrawn: nothing is sent and the cart is kept', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    await expect
      .element(dialog)
      .toMatchTextContent('Nothing is sent until you press Submit Order.');
    await button(checkoutTexts.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(cartTexts.checkout)).toBeVisible();
    expect(api.received(placeOrder)).toEqual([]);
  });

  test('says who sells, when it is delivered and how to cancel afterwards', async () => {
    await openCart([keypad]);
    await openCheckout();
    await expect.element(dialog).toMatchTextContent('The seller is');
    await expect.element(dialog).toMatchTextContent('within 30 days of your order');
    await expect.element(dialog).toMatchTextContent('section 44');
  });
});
