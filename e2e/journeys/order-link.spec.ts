import { OrderReceipt, placeOrder } from '@app/contracts/order';
import { priceListTexts } from '@app/contracts/product';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import {
  buy,
  cart,
  customer,
  fillDetails,
  keypad,
  openCheckout,
  submitButton,
} from '../support/price-list-visit.ts';
import { company } from '../support/repository.ts';
import { startServer } from '../support/server-process.ts';
import { startSilentApi } from '../support/silent-api.ts';
import { expect, test } from '../support/test.ts';

// Slow: a page server of its own waits in vain for an API that does not answer.

const orderView = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

/** An order that was placed earlier. */
async function anOrder(page: Page): Promise<OrderReceipt> {
  const order = { ...customer, cart: [{ Sku: keypad.sku, quantity: 1 }] };
  const answer = await page.request.post(placeOrder.path, { data: order });
  return v.parse(OrderReceipt, await answer.json());
}

/** Orders a keypad by the page, which keeps the link of the order in the cart panel. */
async function orderKeypad(page: Page): Promise<void> {
  await buy(page, keypad);
  const dialog = await openCheckout(page);
  await fillDetails(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden({ timeout: 8000 });
}

const viewOrder = (page: Page) => cart(page).getByRole('link', { name: 'View order' }).click();

test('an order, the way back and the link to the cart each move the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await orderKeypad(page);
  await viewOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await orderView(page).getByRole('link', { name: 'Back to the price list' }).click();
  await expect(page).toHaveURL('/consulting');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/#cart$/);
  await expect(cart(page)).toBeFocused();
});

test('a printed order names the seller', async ({ page }) => {
  const { link, reference } = await anOrder(page);
  await page.goto(link);
  const seller = orderView(page)
    .getByRole('paragraph')
    .filter({ has: page.getByText(company.name, { exact: true }) });
  await expect(orderView(page)).toContainText(reference);
  await expect(seller).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(seller).toBeVisible();
  await expect(seller).toContainText(company.phone.shown);
  await expect(seller).toContainText(company.email);
});

// A hydration warning of React would fail this test, as any console error does.
test('what the server has no answer for in time, the browser loads: an order, and prices while a visitor types', {
  tag: '@deep',
}, async ({ page, site }) => {
  const { link, reference } = await anOrder(page);
  const api = await startSilentApi(site.url, '/api/orders/', '/api/catalogue');
  const server = await startServer('server/serve.ts', site.place, { API_ORIGIN: api.url });
  // The page server waits in vain; the browser's own calls are answered.
  const calls = Promise.withResolvers<void>();
  await page.route('**/api/{orders,catalogue}**', async (route) => {
    await calls.promise;
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.url + pathname + search }) });
  });
  try {
    await page.goto(`${server.url}/consulting`);
    await expect(page.getByText(priceListTexts.loading)).toBeVisible();
    await page.getByRole('searchbox').fill('camera');
    calls.resolve();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await expect(page.getByText(priceListTexts.loading)).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('camera');

    await page.goto(server.url + link);
    await expect(orderView(page).getByRole('heading', { name: reference })).toBeVisible();
  } finally {
    // A font that is still on its way would be a failed request.
    await page.goto('about:blank');
    await server.stop();
    await api.close();
  }
});

test.describe('when an order cannot be read', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*\/api\/orders/, /console error: .*Failed to fetch/],
    },
  });

  test('the browser retries once by itself', { tag: '@deep' }, async ({ page }) => {
    await orderKeypad(page);
    await page.route('**/api/orders/*', (route) => route.abort(), { times: 1 });
    await viewOrder(page);
    await expect(orderView(page).getByRole('row', { name: keypad.name })).toBeVisible();
  });

  test('Try again shows the order and focuses it', { tag: '@deep' }, async ({ page }) => {
    await orderKeypad(page);
    await page.route('**/api/orders/*', (route) => route.abort());
    await viewOrder(page);
    const again = orderView(page).getByRole('button', { name: 'Try again' });
    await expect(orderView(page)).toContainText('We could not open this order.');
    await again.press('Enter');
    await expect(again).toBeFocused();
    await page.unroute('**/api/orders/*');
    await again.press('Enter');
    await expect(orderView(page).getByRole('row', { name: keypad.name })).toBeVisible();
    await expect(orderView(page)).toBeFocused();
  });
});
