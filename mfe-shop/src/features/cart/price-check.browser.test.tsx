import { breaks, gives } from '@app/api-client/testing/memory-api';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { cartTexts } from '@app/contracts/order';
import { encodeProduct } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  button,
  CartPage,
  camera,
  cart,
  cartLine,
  dialog,
  keypad,
  openCart,
  openCheckout,
  shopApi,
} from '../../testing/checkout-visit.tsx';

const dearer = { ...keypad, price: 100_000 };
const CHANGED = 'Prices have changed since you added these items. Please check the new total.';
const BOTH_PRICES = 'Halden LED keypad: R914.90, now R1000.00';

test('a price that changed while it lay in the cart is shown with the old one until OK is pressed', async () => {
  await openCart([keypad], { api: shopApi([dearer]), priceList: 'B' });
  await expect.element(cart).toMatchTextContent(CHANGED);
  await expect.element(cart).toMatchTextContent(BOTH_PRICES);
  await expect.element(cart).toMatchTextContent('Total: R1000.00');
  await checkAccessibility();
  await button('OK').click();
  await expect.element(cart).not.toMatchTextContent(CHANGED);
  await expect.element(cart).toHaveFocus();
  await expect.element(cart).toMatchTextContent('Total: R1000.00');
});

test('a product that is no longer listed is removed and named, and the rest stays', async () => {
  await openCart([keypad, camera], { api: shopApi([camera]), priceList: 'B' });
  await expect
    .element(cart)
    .toMatchTextContent(`No longer in the price list and removed: ${keypad.name}.`);
  await expect.element(cartLine(camera.name)).toBeVisible();
  await expect.element(cart).toMatchTextContent('Total: R824.90');
});

test('the only product being gone leaves an empty cart that says why', async () => {
  await openCart([keypad], { api: shopApi([]), priceList: 'B' });
  await expect.element(cart).toMatchTextContent(`and removed: ${keypad.name}.`);
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
});

test('a renamed product has its new name in the cart without a question', async () => {
  const renamed = { ...keypad, name: 'Halden keypad, LED' };
  await openCart([keypad], { api: shopApi([renamed]), priceList: 'B' });
  await expect.element(cartLine(renamed.name)).toBeVisible();
  expect(button('OK').query()).toBeNull();
});

test('an empty cart does not ask the price list', async () => {
  const { api } = await openCart([], { priceList: 'B' });
  await expect.element(cart).toMatchTextContent(cartTexts.empty);
  expect(api.received(readCurrentPrices)).toEqual([]);
});

test('without an answer the cart stays as it is', async () => {
  const api = shopApi([keypad]);
  api.answer(readCurrentPrices, breaks);
  await openCart([keypad], { api, priceList: 'B' });
  await expect.poll(() => api.received(readCurrentPrices).length).toBe(1);
  await expect.element(cart).toMatchTextContent('Total: R914.90');
});

test('a new price list compares the cart again, and each change is compared with the known price', async () => {
  function TwoLists() {
    const [list, setList] = useState<string>();
    return (
      <>
        <button type="button" onClick={() => setList(list ? 'B' : 'A')}>
          Next list
        </button>
        <CartPage priceList={list} />
      </>
    );
  }
  const api = shopApi([dearer]);
  await renderInSite(<TwoLists />, { api, cart: [keypad], path: '/consulting' });
  await expect.element(cartLine(keypad.name)).toBeVisible();
  expect(api.received(readCurrentPrices)).toEqual([]);
  await button('Next list').click();
  await expect.element(cart).toMatchTextContent(BOTH_PRICES);
  api.answer(readCurrentPrices, gives([encodeProduct({ ...keypad, price: 95_000 })]));
  await button('Next list').click();
  await expect.element(cart).toMatchTextContent('Halden LED keypad: R914.90, now R950.00');
  await expect.element(cart).toMatchTextContent('Total: R950.00');
});

test('news that was not accepted is still there when the visitor comes back to the page', async () => {
  const api = shopApi([dearer]);
  const { screen } = await openCart([keypad], { api, priceList: 'B' });
  await expect.element(cart).toMatchTextContent(BOTH_PRICES);
  await screen.unmount();
  await openCart([dearer], { api, priceList: 'B' });
  await expect.element(cart).toMatchTextContent(BOTH_PRICES);
  await button('OK').click();
  await expect.element(cart).not.toMatchTextContent(CHANGED);
  expect(sessionStorage.getItem('cart-news:1')).toBeNull();
});

test.each(['', '{', 'null', '7', '{"changed":[{}],"gone":[]}', '{"changed":[]}'])(
  'damaged kept news (%j) is no news',
  async (text) => {
    sessionStorage.setItem('cart-news:1', text);
    await openCart([keypad]);
    await expect.element(cartLine(keypad.name)).toBeVisible();
    expect(button('OK').query()).toBeNull();
  },
);

test('news that was not accepted is in the review of the order too', async () => {
  await openCart([keypad], { api: shopApi([dearer]), priceList: 'B' });
  await expect.element(cart).toMatchTextContent(BOTH_PRICES);
  await openCheckout();
  await expect.element(dialog).toMatchTextContent(BOTH_PRICES);
  await expect.element(dialog).toMatchTextContent('Total: R1000.00');
});
