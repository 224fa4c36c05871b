import { cartTexts, checkoutTexts, OrderReceipt, type WireReceipt } from '@app/contracts/order';
import * as v from 'valibot';
import { checkAccessibility } from '../support/accessibility.ts';
import { followPriceEstimates, openPage } from '../support/open-page.ts';
import {
  addButton,
  buy,
  cart,
  cartIsRead,
  cartLine,
  checkoutDialog,
  customer,
  fillDetails,
  keypad,
  openCheckout,
  otherTurret,
  search,
  submitButton,
  totalOf,
  turret,
} from '../support/price-list-visit.ts';
import { orderReferences } from '../support/recorded-orders.ts';
import { expect, test } from '../support/test.ts';

// Slow: the whole way from the home page to the order, with an accessibility check of each state.
test('a visitor finds two cameras, orders them and opens the order', {
  tag: '@store-deep',
}, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Security proposals' }).click();
  await expect(page).toHaveURL('/proposal');
  await followPriceEstimates(page);
  await expect(page).toHaveURL('/consulting');
  await cartIsRead(page);

  await search(page, 'turret');
  await expect(page).toHaveURL('/consulting?q=turret');
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('status')).toHaveText(/found for "turret"/);
  await expect(products.locator('details[open]:not([data-filters])')).not.toHaveCount(0);
  await expect(products.locator('details:not([open], [data-jumps], [data-filters])')).toHaveCount(
    0,
  );

  await addButton(page, turret.name).click();
  await addButton(page, otherTurret.name).click();
  await expect(cartLine(page, turret.name)).toContainText(turret.price);
  await page.getByRole('button', { name: `One more: ${turret.name}` }).click();
  await expect(cartLine(page, turret.name)).toContainText(turret.twice);
  await page.getByRole('button', { name: `One less: ${turret.name}` }).click();
  await expect(cartLine(page, turret.name)).toContainText(turret.price);
  await expect(totalOf(cart(page))).toHaveText('Total: R1654.90');

  const dialog = await openCheckout(page);
  await expect(dialog.getByRole('heading', { name: checkoutTexts.installQuestion })).toBeVisible();
  await dialog.getByRole('button', { name: checkoutTexts.yes }).click();
  await expect(dialog.getByRole('checkbox', { name: 'install estimate' })).toBeChecked();
  await fillDetails(dialog);
  await checkAccessibility(page);
  const answer = page.waitForResponse('**/api/order-confirmation');
  await submitButton(dialog).click();
  const receipt: WireReceipt = await (await answer).json();
  v.assert(OrderReceipt, receipt);
  expect(receipt).toMatchObject({ success: true, total: 1654.9 });
  expect(receipt.reference).toMatch(/^ORD-/);

  await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 4000 });
  await expect(cart(page)).toContainText(cartTexts.empty);
  await expect(cart(page)).toContainText(receipt.reference);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await cart(page).getByRole('link', { name: 'View order' }).click();
  const order = page.getByRole('region', { name: 'Order', exact: true });
  await expect(order.getByRole('heading', { name: receipt.reference })).toBeVisible();
  await expect(order.getByRole('row', { name: turret.name })).toContainText(turret.price);
  await expect(order.getByRole('row', { name: /^Total/ })).toContainText('R1654.90');
  await expect(order).toContainText('You asked for an install estimate.');
  await checkAccessibility(page);
  await page.goBack();
  await expect(page).toHaveURL('/consulting?q=turret');
  await expect(order).toBeHidden();

  await page.goto(receipt.link);
  await expect(order.getByRole('heading', { name: receipt.reference })).toBeVisible();
});

test.describe('an order over a connection that breaks', () => {
  test.use({
    allowedProblems: {
      like: [/failed request: .*order-confirmation/, /console error: .*Failed to fetch/],
    },
  });

  test('a retry after a lost answer and a reload makes one order', { tag: '@store' }, async ({
    page,
    site,
  }) => {
    const name = 'Lindiwe Reload';
    await buy(page, keypad);
    const first = await openCheckout(page);
    await fillDetails(first, { ...customer, name });
    await page.route('**/api/order-confirmation', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(first).click();
    await expect(first.getByText('No connection.')).toBeVisible();
    await page.unroute('**/api/order-confirmation');
    await page.reload();
    const second = checkoutDialog(page);
    await fillDetails(second, { ...customer, name });
    await submitButton(second).click();
    await expect(second.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
    expect(await orderReferences(site, name)).toHaveLength(1);
  });
});
