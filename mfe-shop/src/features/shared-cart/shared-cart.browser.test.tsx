import { breaks, gives } from '@app/api-client/testing/memory-api';
import type { Cart } from '@app/cart';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { cartTexts } from '@app/contracts/order';
import { encodeProduct } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  CartPage,
  camera,
  cart,
  cartLine,
  keypad,
  shopApi,
} from '../../testing/checkout-visit.tsx';
import { SharedCart } from './shared-cart.tsx';

const dialog = page.getByRole('dialog', { name: 'Shared cart' });

function Page() {
  const end = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <CartPage />
      <p ref={end} tabIndex={-1}>
        End
      </p>
      <SharedCart focusAfter={end} />
    </>
  );
}

const openLink = (query: string, own: Cart = [], api = shopApi([keypad, camera])) =>
  renderInSite(<Page />, { api, cart: own, path: `/consulting?${query}` });

beforeEach(() => page.viewport(1024, 768));

test('a shared cart shows its products at the prices of today, names the rest, and changes nothing yet', async () => {
  await openLink('cart=HL-KL:2,VT-4T,NOPE:1,BAD:0');
  await expect.element(dialog).toMatchTextContent('2 × Halden LED keypad');
  await expect.element(dialog).toMatchTextContent('1 × Turret camera');
  await expect.element(dialog).toMatchTextContent('Total: R2654.70');
  await expect.element(dialog).toMatchTextContent('Not in our price list: NOPE.');
  await expect.element(dialog).toMatchTextContent('could not read this part of the link: BAD:0.');
  await checkAccessibility();
  expect(button('Replace my cart').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
});

test('an empty cart gets the products, and the address is without them', async () => {
  const { router } = await openLink('q=keypad&cart=HL-KL:2');
  await button('Add to my cart').click();
  await expect.element(cartLine(keypad.name)).toMatchTextContent('R1829.80');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=keypad');
});

test('a cart with products can be added to', async () => {
  await openLink('cart=HL-KL:2,VT-4T:1', [keypad]);
  await expect
    .element(dialog)
    .toMatchTextContent('Your cart has 1 item. Add these products to it, or replace it?');
  await button('Add to my cart').click();
  await expect.element(cart).toMatchTextContent('4 items');
  await expect.element(cartLine(keypad.name)).toMatchTextContent('R2744.70');
});

test('a cart with products can be replaced, and the old one is back after Undo', async () => {
  await openLink('cart=VT-4T:1', [{ ...keypad, quantity: 3 }]);
  await button('Replace my cart').click();
  await expect.element(cartLine(camera.name)).toBeVisible();
  await expect.element(cartLine(keypad.name)).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(cartLine(keypad.name)).toMatchTextContent('R2744.70');
  await expect.element(cartLine(camera.name)).not.toBeInTheDocument();
});

test('a link without any listed product says so and offers nothing to add', async () => {
  await openLink('cart=NOPE', [keypad], shopApi([]));
  await expect.element(dialog).toMatchTextContent('None of these products is in our price list.');
  expect(button('Add to my cart').query()).toBeNull();
  await dialog.getByText('Close', { exact: true }).click();
  await expect.element(cartLine(keypad.name)).toBeVisible();
});

test('a price list that cannot be read says so, and Try again shows the products', async () => {
  const api = shopApi([keypad]);
  api.answer(readCurrentPrices, breaks);
  await openLink('cart=HL-KL:2', [], api);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Your cart has not changed.');
  await checkAccessibility();
  api.answer(readCurrentPrices, gives([encodeProduct(keypad)]));
  await button('Try again').click();
  await expect.element(dialog).toMatchTextContent('2 × Halden LED keypad');
});

test('what is above the limits of a cart is named before it is added', async () => {
  await openLink('cart=HL-KL:999', [keypad]);
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Above the limit for one order, so only part of it will be added: Halden LED keypad.',
    );
});
