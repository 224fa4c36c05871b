import { checkAccessibility } from '@app/testing/accessibility';
import { afterEach, expect, test, vi } from 'vitest';
import {
  button,
  camera,
  cart,
  keypad,
  linesWithSkus,
  openCart,
} from '../../testing/checkout-visit.tsx';

const copied = vi.spyOn(navigator.clipboard, 'writeText');
afterEach(() => void copied.mockReset());

const link = cart.getByRole('textbox', { name: 'Link to this cart' });

test('the link of a cart is shown, follows the cart, and is copied', async () => {
  copied.mockResolvedValue();
  await openCart([camera, keypad]);
  const share = button('Share this cart');
  await expect.element(share).toHaveAttribute('aria-expanded', 'false');
  await share.click();
  const address = `${location.origin}/consulting?cart=VT-4T:1,HL-KL:`;
  await expect.element(link).toHaveValue(`${address}1`);
  await checkAccessibility();
  await button(`One more: ${keypad.name}`).click();
  await expect.element(link).toHaveValue(`${address}2`);
  await button('Copy link').click();
  await expect.element(cart).toMatchTextContent('The link is copied.');
  expect(copied.mock.calls).toEqual([[`${address}2`]]);
  await button(`One more: ${keypad.name}`).click();
  await expect.element(cart).not.toMatchTextContent('The link is copied.');
});

test('a browser that refuses to copy leaves the link to be selected', async () => {
  const blocked = new DOMException('Denied', 'NotAllowedError');
  copied.mockRejectedValue(blocked);
  await openCart([keypad]);
  await button('Share this cart').click();
  await button('Copy link').click();
  await expect.element(cart).toMatchTextContent('Select it in the field and copy it.');
});

test('a cart that is too long for a link says how to share it', async () => {
  await openCart(linesWithSkus(200));
  await button('Share this cart').click();
  await expect.element(cart).toMatchTextContent('too many products for one link');
});
