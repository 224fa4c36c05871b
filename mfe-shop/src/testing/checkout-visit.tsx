import { gives, type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import type { Cart } from '@app/cart';
import { aLine } from '@app/cart/testing/builders';
import { encodeCartLine } from '@app/contracts/cart-line';
import { readCurrentPrices } from '@app/contracts/current-prices';
import {
  CHECKOUT_CLOSE_MS,
  cartTexts,
  checkoutTexts,
  placeOrder,
  type WireReceipt,
} from '@app/contracts/order';
import { encodeProduct } from '@app/contracts/product';
import { CART_KEY } from '@app/kit/cart-storage';
import { renderInSite } from '@app/testing/render-in-site';
import { useRef } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CartPanel } from '../features/cart/cart-panel.tsx';

/** A product in a category without an install estimate. */
export const keypad = aLine({
  sku: 'HL-KL',
  name: 'Halden LED keypad',
  category: 'ALARM KEYPADS',
  price: 91490,
});
/** A product in a category with an install estimate. */
export const camera = aLine({
  sku: 'VT-4T',
  name: 'Turret camera',
  category: 'IP CAMERAS',
  price: 82490,
});

/** Lines of one piece each, with long SKUs. */
export const linesWithSkus = (count: number): Cart =>
  Array.from({ length: count }, (_, index) => ({ ...keypad, sku: `LONG-SKU-${index}` }));

export const customer = {
  email: 'thandi@example.com',
  name: 'Thandi Mokoena',
  phone: '0315550100',
};

export const receipt = {
  success: true,
  reference: 'ORD-1234',
  total: 914.9,
  link: '/consulting?order=token',
} satisfies WireReceipt;

/** An API that has the cart's prices and accepts every order. */
export function shopApi(cart: Cart): MemoryApi {
  const api = memoryApi();
  api.answer(readCurrentPrices, gives(cart.map(encodeProduct)));
  api.answer(placeOrder, gives(receipt));
  return api;
}

interface Visit {
  readonly api?: MemoryApi;
  readonly load?: () => Promise<void>;
  /** Tells the price list of the page from others. Without one, the cart is not compared with it. */
  readonly priceList?: string;
}

/** Shows the cart beside the price list, with these lines in it. */
export const openCart = (cart: Cart, { api = shopApi(cart), load, priceList }: Visit = {}) =>
  renderInSite(<CartPage priceList={priceList} />, {
    api,
    cart,
    path: '/consulting',
    ...(load && { load }),
  });

export function CartPage({ priceList }: { readonly priceList?: string | undefined }) {
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <h1>Price list</h1>
      <CartPanel ref={panel} priceList={priceList} />
    </>
  );
}

export const cart = page.getByRole('region', { name: cartTexts.title });
export const cartLine = (name: string) => cart.getByRole('listitem').filter({ hasText: name });
/** What was last announced about the cart; toasts are outside of main. */
export const announced = page.getByRole('main').getByRole('status').last();
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog', { name: checkoutTexts.title });
export const step = (name: string) => dialog.getByRole('heading', { name });
export const field = (label: string) => dialog.getByLabelText(label, { exact: true });

export async function openCheckout(): Promise<void> {
  await button(cartTexts.checkout).click();
  await expect.element(dialog).toBeVisible();
  // The page behind has buttons of the same names, and is out of reach a moment after the dialog shows.
  await expect.element(cart).not.toBeInTheDocument();
}

export async function fillDetails(details = customer): Promise<void> {
  await field(checkoutTexts.email).fill(details.email);
  await field(checkoutTexts.name).fill(details.name);
  await field(checkoutTexts.phone).fill(details.phone);
}

/** What is submitted from here on stays on the screen until `letItClose`, however slow the machine is. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A component that is drawn starts its timers in the frame after it. */
export async function twoFrames(): Promise<void> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
}

/** Lets the time pass after which the dialog of a placed order closes. */
export async function letItClose(): Promise<void> {
  await twoFrames();
  vi.advanceTimersByTime(CHECKOUT_CLOSE_MS);
  vi.useRealTimers();
}

/** A change of the cart by another tab. Unless it is `unheard`, this tab gets the storage event. */
export function changeCartElsewhere(lines: Cart, heard: 'heard' | 'unheard' = 'heard'): void {
  localStorage.setItem(CART_KEY, JSON.stringify(lines.map(encodeCartLine)));
  if (heard === 'heard') window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
}
