import { aLine } from '@app/cart/testing/builders';
import { cartTexts } from '@app/contracts/order';
import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

const turret = aLine({ sku: 'VT-40', name: 'Other turret', price: 83_000 });
const threeKeypads = { ...keypad, quantity: 3 };
const undo = button('Undo');
const names = () =>
  [...document.querySelectorAll('[data-line-name]')].map(({ textContent }) => textContent);
const toasts = () => document.querySelectorAll('[data-toast-region] [data-part="root"]');

test('a removed line is put back at its place with its quantity', async () => {
  await openCart([camera, threeKeypads, turret]);
  await button(`Remove ${keypad.name}`).click();
  await expect.element(undo).toBeVisible();
  expect(names()).toEqual([camera.name, turret.name]);
  await checkAccessibility();
  await undo.click();
  await expect.element(cartLine(keypad.name)).toMatchTextContent('R2744.70');
  expect(names()).toEqual([camera.name, keypad.name, turret.name]);
  await expect.element(announced).toMatchTextContent('Added Halden LED keypad, 3 in cart.');
  await expect.element(undo).not.toBeInTheDocument();
});

test('minus at 1 can be undone by keyboard, and the focus returns to the cart', async () => {
  await openCart([keypad]);
  button(`One less: ${keypad.name}`).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).toBeVisible();
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
  await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
  await expect.element(cartLine(keypad.name)).toBeVisible();
  await expect.element(cart).toHaveFocus();
});

test('a typed 0 can be undone', async () => {
  await openCart([threeKeypads, camera]);
  const quantity = cart.getByRole('textbox', { name: `Quantity: ${keypad.name}` });
  await quantity.fill('0');
  await userEvent.tab();
  await undo.click();
  await expect.element(quantity).toHaveValue('3');
  expect(names()).toEqual([keypad.name, camera.name]);
});

test('of two removed lines, only the last one can be put back', async () => {
  await openCart([camera, keypad]);
  await button(`Remove ${camera.name}`).click();
  await expect.element(undo).toBeVisible();
  await button(`Remove ${keypad.name}`).click();
  await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect.poll(() => toasts()[0]?.textContent).toContain(keypad.name);
  expect(toasts()).toHaveLength(1);
  await undo.click();
  await expect.element(cartLine(keypad.name)).toBeVisible();
  expect(names()).toEqual([keypad.name]);
});

test('a line that another tab has added again gets both quantities', async () => {
  await openCart([threeKeypads]);
  await button(`Remove ${keypad.name}`).click();
  changeCartElsewhere([camera, keypad]);
  await undo.click();
  await expect.element(cart).toMatchTextContent('5 items');
});
