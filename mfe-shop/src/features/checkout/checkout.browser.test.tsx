import { breaks, gives, held, refuses } from '@app/api-client/testing/memory-api';
import { encodeCartLine } from '@app/contracts/cart-line';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { failureBody } from '@app/contracts/failure';
import { CHECKOUT_CLOSE_MS, cartTexts, checkoutTexts, placeOrder } from '@app/contracts/order';
import { encodeProduct } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  announced,
  button,
  camera,
  cart,
  cartLine,
  changeCartElsewhere,
  customer,
  dialog,
  field,
  fillDetails,
  keypad,
  letItClose,
  openCart,
  openCheckout,
  receipt,
  shopApi,
  step,
  stopClock,
  twoFrames,
} from '../../testing/checkout-visit.tsx';

const submit = button(checkoutTexts.submit);
const OFFLINE =
  'No connection. Your cart and what you typed are kept on this device. Keep this page open: we send it when you are back online, and only once.';

describe('the install question', () => {
  test('comes first for a cart with something to install, and Yes ticks the wish', async () => {
    const { api } = await openCart([camera]);
    await openCheckout();
    await expect.element(step(checkoutTexts.installQuestion)).toHaveFocus();
    await checkAccessibility();
    await button(checkoutTexts.yes).click();
    await expect.element(step('Review your order')).toHaveFocus();
    const wish = dialog.getByRole('checkbox', { name: 'Include an install estimate' });
    await expect.element(wish).toBeChecked();
    await wish.click();
    await fillDetails();
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    expect(api.received(placeOrder)[0]?.body).toMatchObject({ includeInstallEstimate: false });
  });

  test('No leaves the wish unticked', async () => {
    await openCart([camera]);
    await openCheckout();
    await button(checkoutTexts.no).click();
    await expect
      .element(dialog.getByRole('checkbox', { name: 'Include an install estimate' }))
      .not.toBeChecked();
  });

  test('is left out for a cart without anything to install', async () => {
    await openCart([keypad]);
    await openCheckout();
    await expect.element(step('Review your order')).toBeVisible();
    expect(step(checkoutTexts.installQuestion).query()).toBeNull();
    expect(dialog.getByRole('checkbox').query()).toBeNull();
  });

  test('a double tap on the answer does not send the form', async () => {
    await page.viewport(390, 800);
    const { api } = await openCart([camera]);
    await openCheckout();
    await button(checkoutTexts.yes).dblClick();
    await expect.element(step('Review your order')).toBeVisible();
    await submit.hover();
    expect(dialog.getByText('Name required').query()).toBeNull();
    await submit.click();
    await expect.element(field(checkoutTexts.name)).toHaveAccessibleDescription('Name required');
    expect(api.received(placeOrder)).toEqual([]);
  });
});

describe('the details in checkout', () => {
  test('that are invalid have errors under their fields until they are valid', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails({ email: 'thandi', name: '', phone: '031 555 010' });
    await submit.click();
    const [email, name, phone] = [
      field(checkoutTexts.email),
      field(checkoutTexts.name),
      field(checkoutTexts.phone),
    ];
    await expect.element(email).toHaveAccessibleDescription('Invalid email');
    await expect.element(name).toHaveAccessibleDescription('Name required');
    await expect.element(phone).toHaveAccessibleDescription(/Phone must be 10\+ digits/);
    await expect.element(dialog.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await checkAccessibility();
    await email.fill(customer.email);
    await expect.element(dialog.getByText('Invalid email')).not.toBeInTheDocument();
    await name.fill(customer.name);
    await phone.fill(customer.phone);
    await expect.element(dialog.getByText('Name required')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Phone must be 10+ digits')).not.toBeInTheDocument();
    expect(api.received(placeOrder)).toEqual([]);
  });

  test('are kept when checkout is closed and opened again', async () => {
    await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    await button(checkoutTexts.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(cartTexts.checkout)).toHaveFocus();
    await openCheckout();
    await expect.element(field(checkoutTexts.email)).toHaveValue(customer.email);
  });
});

describe('an order', () => {
  test('that was placed is shown without accessibility faults', async () => {
    await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    // The checker needs a clock that goes.
    vi.useRealTimers();
    await checkAccessibility();
  });

  test('shows its reference and total, closes after two seconds and stays in the cart panel', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    await expect.element(dialog).toMatchTextContent('R914.90');
    await twoFrames();
    vi.advanceTimersByTime(CHECKOUT_CLOSE_MS - 1);
    await expect.element(dialog).toBeVisible();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cart).toMatchTextContent(cartTexts.empty);
    await expect.element(cart).toMatchTextContent(receipt.reference);
    await expect.element(cart).toHaveFocus();
    expect(announced.element().textContent).toBe('');
    expect(api.received(placeOrder).map(({ body }) => body)).toEqual([
      {
        ...customer,
        cart: [encodeCartLine(keypad)],
        includeInstallEstimate: false,
        reviewedTotal: 914.9,
      },
    ]);
  });

  test('two quick clicks on Submit Order make one order', async () => {
    const { api } = await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    stopClock();
    await submit.dblClick();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    expect(api.received(placeOrder)).toHaveLength(1);
  });

  test('that is being sent can be neither sent again nor closed', async () => {
    const answer = held(gives(receipt));
    const api = shopApi([keypad]);
    api.answer(placeOrder, answer.answer);
    await openCart([keypad], { api });
    await openCheckout();
    await fillDetails();
    await submit.click();
    await expect.element(button('Submitting...')).toBeDisabled();
    await expect.element(button(checkoutTexts.cancel)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await checkAccessibility();
    await expect.element(dialog).toBeVisible();
    stopClock();
    answer.release();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
  });

  test('with another total than the reviewed one has an explanation', async () => {
    const api = shopApi([keypad]);
    api.answer(placeOrder, gives({ ...receipt, total: 950 }));
    await openCart([keypad], { api });
    await openCheckout();
    await fillDetails();
    await submit.click();
    await expect.element(dialog).toMatchTextContent('so the total is no longer R914.90');
  });

  test('removes the ordered products from the cart and keeps the rest', async () => {
    const answer = held(gives(receipt));
    const api = shopApi([keypad]);
    api.answer(placeOrder, answer.answer);
    await openCart([keypad], { api });
    await openCheckout();
    await fillDetails();
    await submit.click();
    // Before, a change elsewhere would keep the order from being sent.
    await expect.poll(() => api.received(placeOrder)).toHaveLength(1);
    changeCartElsewhere([{ ...keypad, quantity: 2 }, camera]);
    stopClock();
    answer.release();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    await letItClose();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cartLine(keypad.name)).toMatchTextContent('R914.90');
    await expect.element(cartLine(camera.name)).toBeVisible();
    await expect.element(cart).toMatchTextContent('Total: R1739.80');
    await expect.element(announced).not.toMatchTextContent('Removed');
  });

  test('announces later changes of the cart again', async () => {
    await openCart([keypad]);
    await openCheckout();
    await fillDetails();
    stopClock();
    await submit.click();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    await letItClose();
    await expect.element(dialog).not.toBeInTheDocument();
    changeCartElsewhere([camera]);
    await expect
      .element(announced)
      .toHaveTextContent('Added Turret camera, 1 in cart. Total: R824.90.');
  });
});

/** Submits an order over a connection that breaks. */
async function submitOffline() {
  const api = shopApi([keypad]);
  api.answer(placeOrder, breaks);
  await openCart([keypad], { api });
  await openCheckout();
  await fillDetails();
  await submit.click();
  return api;
}

describe('an order that fails', () => {
  test('after a lost answer, the same order is sent again when the connection is back, with the same key', async () => {
    const api = await submitOffline();
    const note = dialog.getByRole('status').filter({ hasText: OFFLINE });
    await expect.element(note).toHaveFocus();
    await expect.element(dialog).toMatchTextContent(keypad.name);
    await expect.element(field(checkoutTexts.name)).toHaveValue(customer.name);
    await checkAccessibility();
    expect(document.querySelector('#cart')?.textContent).toContain(keypad.name);
    expect(takeConsoleErrors()).toEqual(['TypeError: Failed to fetch']);
    api.answer(placeOrder, gives(receipt));
    stopClock();
    window.dispatchEvent(new Event('online'));
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    const [first, second] = api.received(placeOrder);
    expect(second).toEqual(first);
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
  });

  test('is not shown again when checkout is opened again', async () => {
    const api = await submitOffline();
    await expect.element(dialog.getByText(OFFLINE)).toBeVisible();
    await button(checkoutTexts.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await openCheckout();
    expect(dialog.getByText(/No connection/).query()).toBeNull();
    window.dispatchEvent(new Event('online'));
    await twoFrames();
    expect(api.received(placeOrder), 'nothing is sent after closing').toHaveLength(1);
    takeConsoleErrors();
  });

  test('for lack of a connection is not sent by itself once the cart was changed in another tab', async () => {
    const api = await submitOffline();
    await expect.element(dialog.getByText(OFFLINE)).toBeVisible();
    changeCartElsewhere([keypad, { ...keypad, sku: 'OTHER' }]);
    await expect.element(dialog.getByText(/Press Submit Order again/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await twoFrames();
    expect(api.received(placeOrder)).toHaveLength(1);
    takeConsoleErrors();
  });

  test("the server's message for a field is shown under it and in the error summary", async () => {
    const api = shopApi([keypad]);
    const fields = { phone: 'Phone must be 10+ digits' };
    api.answer(placeOrder, refuses(400, failureBody('invalid_request', 'Please check.', fields)));
    await openCart([keypad], { api });
    await openCheckout();
    await fillDetails();
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toHaveFocus();
    await expect.element(dialog.getByRole('link', { name: fields.phone })).toBeVisible();
    await expect
      .element(field(checkoutTexts.phone))
      .toHaveAccessibleDescription(/Phone must be 10\+ digits/);
    expect(takeConsoleErrors().join()).toMatch(/^400:/);
  });

  test('because of a refused line loads the prices again', async () => {
    const api = shopApi([keypad]);
    const fields = { 'cart.0.Sku': 'Not in the price list' };
    api.answer(placeOrder, refuses(400, failureBody('invalid_request', 'Please check.', fields)));
    await openCart([keypad, camera], { api });
    api.answer(readCurrentPrices, gives([keypad, camera].map(encodeProduct)));
    await openCheckout();
    await button(checkoutTexts.no).click();
    await fillDetails();
    api.answer(readCurrentPrices, gives([camera].map(encodeProduct)));
    await submit.click();
    await expect
      .element(dialog)
      .toMatchTextContent(`No longer in the price list and removed: ${keypad.name}.`);
    expect(takeConsoleErrors().join()).toMatch(/^400:/);
  });
});

describe('prices in checkout', () => {
  test('that have changed are shown and applied to the current cart', async () => {
    const api = shopApi([keypad]);
    api.answer(readCurrentPrices, () => {
      changeCartElsewhere([camera], 'unheard');
      return Response.json(
        [keypad, camera].map((line) => ({ ...encodeProduct(line), Price: 1000 })),
      );
    });
    await openCart([keypad, camera], { api });
    await openCheckout();
    await button(checkoutTexts.no).click();
    await expect.element(dialog).toMatchTextContent('Prices have changed since you added these');
    await expect.element(dialog).toMatchTextContent('Total: R1000.00');
    await checkAccessibility();
  });

  test('that load slowly are announced as loading', async () => {
    const answer = held(gives([keypad].map(encodeProduct)));
    const api = shopApi([keypad]);
    api.answer(readCurrentPrices, answer.answer);
    await openCart([keypad], { api });
    await openCheckout();
    await expect.element(dialog).toMatchTextContent('Checking prices...');
    answer.release();
    await expect.element(dialog).not.toMatchTextContent('Checking prices...');
  });

  test('of products that are no longer listed leave an empty cart, and Close returns to the list', async () => {
    const api = shopApi([]);
    await openCart([keypad], { api });
    await openCheckout();
    await expect.element(step(cartTexts.empty)).toBeVisible();
    await expect.element(dialog).toMatchTextContent('No longer in the price list and removed');
    await checkAccessibility();
    await dialog.getByText('Close', { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cart).toHaveFocus();
  });
});

describe('the browser history in checkout', () => {
  test('Back keeps checkout open while an order is being sent', async () => {
    const answer = held(gives(receipt));
    const api = shopApi([keypad]);
    api.answer(placeOrder, answer.answer);
    const { router } = await openCart([keypad], { api });
    await openCheckout();
    await fillDetails();
    await submit.click();
    await expect.element(button('Submitting...')).toBeVisible();
    await router.navigate(-1);
    // Only then has the page heard of Back, and undone it.
    await expect.poll(() => router.state.location.state).toMatchObject({ checkout: true });
    await expect.element(dialog).toBeVisible();
    stopClock();
    answer.release();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    await letItClose();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cart).toMatchTextContent(receipt.reference);
  });

  test('checkout closes even when its history entry is gone', async () => {
    const answer = held(gives(receipt));
    const api = shopApi([keypad]);
    api.answer(placeOrder, answer.answer);
    const { router } = await openCart([keypad], { api });
    await router.navigate('/consulting?q=keypad');
    await openCheckout();
    await fillDetails();
    await submit.click();
    await expect.element(button('Submitting...')).toBeVisible();
    await router.navigate(-2);
    await expect.poll(() => router.state.location.search).toBe('?q=keypad');
    await expect.element(dialog).toBeVisible();
    stopClock();
    answer.release();
    await expect.element(step(checkoutTexts.submitted)).toBeVisible();
    await letItClose();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cart).toMatchTextContent(receipt.reference);
  });

  test('checkout opens after a click whose navigation was superseded', async () => {
    const navigation = Promise.withResolvers<void>();
    const { router } = await openCart([keypad], { load: () => navigation.promise });
    await button(cartTexts.checkout).click();
    const other = router.navigate('/consulting?q=turret');
    navigation.resolve();
    await other;
    await openCheckout();
  });

  test('two clicks on Checkout need only one Back to close it', async () => {
    const { router } = await openCart([keypad]);
    await button(cartTexts.checkout).dblClick();
    await expect.element(dialog).toBeVisible();
    await router.navigate(-1);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
