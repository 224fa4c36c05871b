import type { CartLine } from '@app/contracts/cart-line';
import { CART_KEY } from '@app/kit/cart-storage';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartLink } from './cart-link.tsx';

const camera = { sku: 'C1', name: 'Camera', category: 'IP CAMERAS', price: 100_00 };
const cartOf = (quantity: number): CartLine[] => (quantity > 0 ? [{ ...camera, quantity }] : []);
const link = (name: string) => page.getByRole('link', { name, exact: true });

const show = (quantity: number, path = '/contact') =>
  renderInSite(
    <>
      <CartLink />
      <section id="cart" tabIndex={-1} aria-label="Shopping Cart" />
    </>,
    { path, cart: cartOf(quantity) },
  );

test('an empty cart has a link without a count', async () => {
  await show(0);
  await expect.element(link('Cart')).toBeVisible();
  expect(link('Cart').element().textContent).toBe('');
});

test('one item and more are counted, above 99 only for screen readers', async () => {
  const { screen } = await show(1);
  await expect.element(link('Cart, 1 item')).toHaveTextContent('1');
  await screen.unmount();
  await show(120);
  await expect.element(link('Cart, 120 items')).toHaveTextContent('99+');
});

test('an order in another tab empties the count', async () => {
  await show(2);
  await expect.element(link('Cart, 2 items')).toBeVisible();
  localStorage.setItem(CART_KEY, '[]');
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  await expect.element(link('Cart')).toBeVisible();
});

test('the link is as wide with a count as without', async () => {
  const { screen } = await show(0);
  const width = () => page.getByRole('link').element().getBoundingClientRect().width;
  const empty = width();
  await screen.unmount();
  await show(120);
  await expect.element(link('Cart, 120 items')).toBeVisible();
  expect(width()).toBe(empty);
});

test('from another page the link leads to the cart on the price list', async () => {
  await show(0, '/technology/intercom-systems?q=gate');
  await expect.element(link('Cart')).toHaveAttribute('href', '/consulting#cart');
});

test('on the price list the link keeps the search and moves the focus to the cart', async () => {
  const { router } = await show(1, '/consulting?q=camera');
  await link('Cart, 1 item').click();
  await expect.element(page.getByRole('region', { name: 'Shopping Cart' })).toHaveFocus();
  const { search, hash } = router.state.location;
  expect([search, hash]).toEqual(['?q=camera', '#cart']);
});

test('from the page of an order the link leads to the list', async () => {
  await show(0, '/consulting?order=abc');
  await expect.element(link('Cart')).toHaveAttribute('href', '/consulting#cart');
});
