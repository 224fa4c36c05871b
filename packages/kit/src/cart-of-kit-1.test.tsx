import { createRequire } from 'node:module';
import type { WireCartLine } from '@app/contracts/cart-line';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartProvider } from './cart.tsx';
import { useCart } from './cart-of-kit-1.ts';
import { CART_KEY } from './cart-storage.ts';

// Only the shell depends on react-dom. The tests render on the server, where a cart is empty until
// it is changed; the result of a change is read from the storage.
const shell = createRequire(new URL('../../../shell/package.json', import.meta.url));
const { renderToString } = shell('react-dom/server') as {
  renderToString(element: ReactNode): string;
};

const camera = { Sku: 'CAM-4MP', Product: 'Dome camera', Category: 'CAMERAS', Price: 804.9 };
const siren = { Sku: 'SIR-12V', Product: 'Siren', Category: 'SIRENS', Cost: 5, Price: 50.5 };

const stored = new Map<string, string>();
const storedCart = () => JSON.parse(stored.get(CART_KEY) ?? '[]') as WireCartLine[];

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** The cart as a shop that was built for kit 1.2 gets it. */
function cartOfOldShop() {
  let cart: ReturnType<typeof useCart> | undefined;
  function Shop() {
    cart = useCart();
    return null;
  }
  renderToString(
    <CartProvider>
      <Shop />
    </CartProvider>,
  );
  if (!cart) throw new Error('The shop was not rendered');
  return cart;
}

test('a product in rand, added by an older shop, is in the cart', () => {
  const cart = cartOfOldShop();
  cart.add(camera);
  cart.add(siren);
  cart.add(camera);
  expect(storedCart()).toEqual([
    { ...camera, quantity: 2 },
    { ...siren, quantity: 1 },
  ]);
});

test('a rule of an older shop gets lines in rand and changes them', () => {
  const cart = cartOfOldShop();
  cart.add(camera);
  cart.change((lines) => {
    expect(lines).toEqual([{ ...camera, quantity: 1 }]);
    return [...lines.map((line) => ({ ...line, Price: 900 })), { ...siren, quantity: 3 }];
  });
  expect(storedCart()).toEqual([
    { ...camera, Price: 900, quantity: 1 },
    { ...siren, quantity: 3 },
  ]);
});

test('an older shop can replace and clear the cart', () => {
  const cart = cartOfOldShop();
  cart.replace([{ ...siren, quantity: 4 }]);
  expect(storedCart()).toEqual([{ ...siren, quantity: 4 }]);
  cart.setQuantity('SIR-12V', 2);
  expect(storedCart()).toEqual([{ ...siren, quantity: 2 }]);
  cart.clear();
  expect(storedCart()).toEqual([]);
});
