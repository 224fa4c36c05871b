import { aLine } from '@app/cart/testing/builders';
import { QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { cartTexts } from '@app/contracts/order';
import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  camera,
  cart,
  cartLine,
  changeCartElsewhere,
  keypad,
  openCart,
} from '../../testing/checkout-visit.tsx';

const announced = page.getByRole('status').first();

test('an empty cart says so with a drawing and has no Checkout button', async () => {
  await openCart([]);
  await expect.element(cart.getByRole('img', { name: /empty basket/ })).toBeVisible();
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
  expect(button(cartTexts.checkout).query()).toBeNull();
  await checkAccessibility();
});

test('lines, badge and total follow the quantity, and each change is announced', async () => {
  await openCart([camera, keypad]);
  await expect.element(cart).toMatchTextContent('2 items');
  await expect.element(cart).toMatchTextContent('Total: R1739.80');
  await button(`One more: ${camera.name}`).click();
  await expect.element(cartLine(camera.name)).toMatchTextContent('R1649.80');
  await expect.element(cart).toMatchTextContent('3 items');
  await expect.element(cart).toMatchTextContent('Total: R2564.70');
  await expect
    .element(announced)
    .toHaveTextContent('Added Turret camera, 2 in cart. Total: R2564.70.');
  await button(`One less: ${camera.name}`).click();
  await expect.element(announced).toHaveTextContent('Turret camera, 1 in cart. Total: R1739.80.');
  await checkAccessibility();
});

test('minus at quantity 1 removes the line, and the focus stays in the cart', async () => {
  await openCart([keypad]);
  await button(`One less: ${keypad.name}`).click();
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
  await expect.element(cart).toHaveFocus();
  await expect
    .element(announced)
    .toHaveTextContent('Removed Halden LED keypad. Your cart is empty.');
});

test('plus at the largest quantity changes nothing and keeps the focus', async () => {
  await openCart([aLine({ ...keypad, quantity: QUANTITY_LIMIT })]);
  const more = button(`One more: ${keypad.name}`);
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cartLine(keypad.name)).toMatchTextContent(`Quantity: ${QUANTITY_LIMIT}`);
  await expect.element(more).toHaveFocus();
});

test.each(['Remove', 'One less:'])(
  'Enter held down on "%s" removes one product and not the next ones',
  async (control) => {
    const turret = aLine({ sku: 'VT-40', name: 'Other turret' });
    await openCart([camera, keypad, turret]);
    button(`${control} ${camera.name}`).element().focus();
    await userEvent.keyboard('{Enter>6/}');
    await expect.element(cartLine(camera.name)).not.toBeInTheDocument();
    await expect.element(cartLine(keypad.name)).toBeVisible();
    await expect.element(cartLine(turret.name)).toBeVisible();
    expect(document.activeElement?.textContent).toBe(keypad.name);
    await userEvent.tab();
    await expect.element(button(`One less: ${keypad.name}`)).toHaveFocus();
  },
);

test('a change in another tab is shown', async () => {
  await openCart([keypad]);
  await expect.element(cartLine(keypad.name)).toBeVisible();
  changeCartElsewhere([keypad, camera]);
  await expect.element(cartLine(camera.name)).toBeVisible();
  await expect.element(cart).toMatchTextContent('Total: R1739.80');
});
