import { aLine } from '@app/cart/testing/builders';
import { QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { cartTexts } from '@app/contracts/order';
import { checkAccessibility } from '@app/testing/accessibility';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  announced,
  button,
  camera,
  cart,
  cartLine,
  changeCartElsewhere,
  keypad,
  openCart,
} from '../../testing/checkout-visit.tsx';

const quantity = (name: string) => cart.getByRole('textbox', { name: `Quantity: ${name}` });
const keptAt = (kept: number) =>
  `Please type a whole number up to ${QUANTITY_LIMIT}. Your cart still has ${kept}.`;

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

test('plus at the largest quantity changes nothing, says the limit and keeps the focus', async () => {
  await openCart([aLine({ ...keypad, quantity: QUANTITY_LIMIT })]);
  const more = button(`One more: ${keypad.name}`);
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(more)
    .toHaveAccessibleDescription('999 is the most of one product that you can order at once.');
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(quantity(keypad.name)).toHaveValue(String(QUANTITY_LIMIT));
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
    await expect.poll(() => document.activeElement?.textContent).toBe(keypad.name);
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

describe('a typed quantity', () => {
  test('counts after Enter, keeps the focus and is announced', async () => {
    await openCart([camera, keypad]);
    await quantity(camera.name).click();
    await userEvent.keyboard('12{Enter}');
    await expect.element(cartLine(camera.name)).toMatchTextContent('R9898.80');
    await expect.element(cart).toMatchTextContent('13 items');
    await expect.element(quantity(camera.name)).toHaveFocus();
    await expect
      .element(announced)
      .toHaveTextContent('Added Turret camera, 12 in cart. Total: R10 813.70.');
    await checkAccessibility();
  });

  test('counts when the field loses the focus, and a click on plus adds to it', async () => {
    await openCart([camera]);
    await quantity(camera.name).fill('5');
    await button(`One more: ${camera.name}`).click();
    await expect.element(quantity(camera.name)).toHaveValue('6');
    await expect.element(cart).toMatchTextContent('6 items');
  });

  test('does not count before it is finished', async () => {
    await openCart([camera]);
    await quantity(camera.name).fill('50');
    await expect.element(cart).toMatchTextContent('1 item');
    expect(announced.element().textContent).toBe('');
  });

  test.each(['two', '1.5', '-3', '1000'])(
    '%j has a message while it is typed, and the quantity stays as it was',
    async (typed) => {
      await openCart([aLine({ ...camera, quantity: 4 })]);
      await quantity(camera.name).fill(typed);
      await expect.element(cart.getByRole('alert')).toMatchTextContent(keptAt(4));
      await expect.element(quantity(camera.name)).toHaveAccessibleDescription(keptAt(4));
      await expect.element(quantity(camera.name)).toHaveAttribute('aria-invalid', 'true');
      await checkAccessibility();
      await userEvent.keyboard('{Enter}');
      await expect.element(quantity(camera.name)).toHaveValue('4');
      await expect.element(cart.getByRole('alert')).toBeVisible();
      await expect.element(cart).toMatchTextContent('4 items');
      await quantity(camera.name).fill('7');
      await expect.element(cart.getByRole('alert')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect.element(cart).toMatchTextContent('7 items');
    },
  );

  test('that is empty leaves the quantity as it was', async () => {
    await openCart([aLine({ ...camera, quantity: 4 })]);
    await quantity(camera.name).fill('');
    await userEvent.tab();
    await expect.element(quantity(camera.name)).toHaveValue('4');
    await expect.element(cart).toMatchTextContent('4 items');
  });

  test('of 0 with Enter removes the line and moves the focus to the next one', async () => {
    await openCart([camera, keypad]);
    await quantity(camera.name).fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(cartLine(camera.name)).not.toBeInTheDocument();
    await expect.element(announced).toHaveTextContent('Removed Turret camera. Total: R914.90.');
    await expect.poll(() => document.activeElement?.textContent).toBe(keypad.name);
  });

  test('of 0 removes the line when the focus goes elsewhere, and leaves it there', async () => {
    await openCart([camera, keypad]);
    await quantity(camera.name).fill('0');
    await quantity(keypad.name).click();
    await expect.element(cartLine(camera.name)).not.toBeInTheDocument();
    await expect.element(quantity(keypad.name)).toHaveFocus();
  });
});
