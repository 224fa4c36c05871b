import { breaks, gives, memoryApi } from '@app/api-client/testing/memory-api';
import { encodeOrder, type OrderSummary, readOrder } from '@app/contracts/order-summary';
import { sampleSite } from '@app/site/testing/sample-site';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { button } from '../../testing/checkout-visit.tsx';
import type { OpenedOrder } from './open-order.ts';
import { OrderPage } from './order-page.tsx';

const order: OrderSummary = {
  reference: 'ORD-7K2M',
  placedAt: '2026-11-21T12:05:00.000Z',
  lines: [{ sku: 'VT-4T', name: 'Turret camera', price: 82_490, quantity: 2, lineTotal: 164_980 }],
  total: 164_980,
  vat: 21_519,
  includeInstallEstimate: false,
};
const { company } = sampleSite;

const open = (loaded: OpenedOrder | undefined, api = memoryApi()) =>
  renderInSite(<OrderPage token="token" loaded={loaded} />, { api, path: '/consulting' });

const view = page.getByRole('region', { name: 'Order', exact: true });
const heading = page.getByRole('heading', { level: 1 });
const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
afterEach(() => print(''));

test('an order has its own heading, its lines and what happens next', async () => {
  await open({ kind: 'found', order });
  await expect.element(heading).toHaveTextContent('Your order ORD-7K2M');
  await expect.element(view).toMatchTextContent('Received on 21 November 2026');
  await expect.element(view.getByRole('row', { name: /Turret/ })).toMatchTextContent('R1649.80');
  await expect.element(view.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect.element(view).toMatchTextContent('Nothing is charged before that.');
  await expect.element(view).toMatchTextContent('within 30 days of your order');
  await expect.element(view).toMatchTextContent('within 7 days after you receive the goods');
  await expect.element(view).toMatchTextContent(`The seller is ${company.name}`);
  await expect.element(view.getByRole('link', { name: company.phone.shown })).toBeVisible();
  await expect.element(view).not.toMatchTextContent('install estimate with the confirmation');
  await expect.element(view.getByRole('link', { name: 'Back to the price list' })).toBeVisible();
  await checkAccessibility();
});

test('an order with an install estimate says when the estimate comes', async () => {
  await open({ kind: 'found', order: { ...order, includeInstallEstimate: true } });
  await expect.element(view).toMatchTextContent('You asked for an install estimate.');
  await expect.element(view).toMatchTextContent('install estimate with the confirmation');
});

test('on paper an order has the letterhead', async () => {
  await open({ kind: 'found', order });
  const sender = view.getByText(company.name, { exact: true });
  const shown = () => sender.element().checkVisibility();
  const printButton = button('Print').element();
  await expect.poll(shown).toBe(false);
  expect(printButton.checkVisibility()).toBe(true);
  await print('print');
  await expect.poll(shown).toBe(true);
  expect(printButton.checkVisibility()).toBe(false);
  expect(sender.element().parentElement?.textContent).toContain(company.phone.shown);
});

test('an order that loads slowly says so below its heading', async () => {
  await open(undefined);
  await expect.element(heading).toHaveTextContent('Your order');
  await expect.element(view).toMatchTextContent('Loading your order...');
  await checkAccessibility();
});

test('a link that is not valid says so and gives the phone number', async () => {
  await open({ kind: 'not-found' });
  await expect.element(heading).toHaveTextContent('Your order');
  await expect.element(view).toMatchTextContent('This order link is not valid.');
  await expect.element(view.getByRole('link', { name: company.phone.shown })).toBeVisible();
  await checkAccessibility();
});

test('an order that could not be read is shown after Try again, with the focus', async () => {
  const api = memoryApi();
  api.answer(readOrder, breaks);
  await open({ kind: 'unavailable' }, api);
  await expect.element(view).toMatchTextContent('We could not open this order.');
  await expect.element(button('Try again')).toBeVisible();
  api.answer(readOrder, gives(encodeOrder(order)));
  button('Try again').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Your order ORD-7K2M');
  await expect.element(view).toHaveFocus();
});
