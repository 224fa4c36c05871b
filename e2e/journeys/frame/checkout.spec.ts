import { readCurrentPrices } from '@app/contracts/current-prices';
import { cartTexts, checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
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
  openPriceList,
  otherTurret,
  search,
  submitButton,
  totalOf,
  turret,
} from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const detailsTyped = (page: Page) => checkoutDialog(page).getByLabel(checkoutTexts.email);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a double tap on the answer does not send the form', async ({ page }) => {
    await buy(page, turret);
    const dialog = await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.yes }).dblclick();
    await expect(dialog.getByRole('heading', { name: 'Review your order' })).toBeVisible();
    await submitButton(dialog).hover();
    await expect(dialog.getByText('Name required')).toBeHidden();
    await submitButton(dialog).click();
    await expect(dialog.getByText('Name required')).toBeVisible();
  });

  test('Back closes checkout and keeps what was typed', async ({ page }) => {
    await openPriceList(page);
    await buy(page, keypad);
    const dialog = await openCheckout(page);
    await fillDetails(dialog);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/consulting?q=${keypad.sku}`);
    await expect(cart(page).getByRole('button', { name: cartTexts.checkout })).toBeFocused();

    await openCheckout(page);
    await expect(detailsTyped(page)).toHaveValue(customer.email);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await expect(detailsTyped(page)).toHaveValue(customer.email);
  });

  test('checkout that was closed by its own button costs no extra Back', async ({ page }) => {
    await openPriceList(page);
    await buy(page, keypad);
    const dialog = await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.cancel }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/consulting?q=${keypad.sku}`);
    await page.goBack();
    await expect(page).toHaveURL('/consulting');
  });

  test('a reload keeps checkout open, and Close leads back to the list', async ({ page }) => {
    await openPriceList(page);
    await buy(page, keypad);
    await openCheckout(page);
    await page.reload();
    await cartIsRead(page);
    const dialog = checkoutDialog(page);
    await expect(totalOf(dialog)).toHaveText(`Total: ${keypad.price}`);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/consulting');
  });

  test('Back does not hide how an order that is on its way ends', async ({ page }) => {
    await buy(page, keypad);
    const dialog = await openCheckout(page);
    await fillDetails(dialog);
    const answer = await hold(page, '**/api/order-confirmation');
    await submitButton(dialog).click();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeVisible();
    answer();
    await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 4000 });
    await expect(cart(page)).toContainText(/ORD-/);
  });
});

test('checkout closes even when its place in the history is gone', async ({ page }) => {
  await openPriceList(page);
  await search(page, keypad.sku);
  await addButton(page, keypad.name).click();
  const dialog = await openCheckout(page);
  await fillDetails(dialog);
  const answer = await hold(page, '**/api/order-confirmation');
  await submitButton(dialog).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/consulting$/);
  answer();
  await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 4000 });
  await expect(cart(page)).toContainText(/ORD-/);
});

test.describe('when the code of checkout does not come', () => {
  test.use({
    allowedProblems: { like: [/failed request: .*\/r\/shop\//, /console error: .*chunk/i] },
  });

  test('the page stays as it was, and another try opens it', async ({ page }) => {
    await openPriceList(page);
    await buy(page, keypad);
    await page.route('**/r/shop/**', (route) => route.abort());
    await cart(page).getByRole('button', { name: cartTexts.checkout }).click();
    await expect(page.getByText('Checkout did not open')).toBeVisible();
    await expect(cartLine(page, keypad.name)).toBeVisible();
    await page.unrouteAll();
    const dialog = await openCheckout(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/consulting');
  });
});

test.describe('while another tab changes the cart', () => {
  test('an order takes out what was ordered and leaves the rest', async ({ page, context }) => {
    await buy(page, keypad);
    const dialog = await openCheckout(page);
    await fillDetails(dialog);
    const answer = await hold(page, '**/api/order-confirmation');
    await submitButton(dialog).click();

    const second = await context.newPage();
    await openPriceList(second, `?q=${keypad.sku}`);
    await addButton(second, keypad.name).click();
    await openPriceList(second, `?q=${turret.sku}`);
    await addButton(second, turret.name).click();
    await expect(cartLine(second, turret.name)).toBeVisible();

    answer();
    await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 4000 });
    await expect(cart(page).getByRole('listitem')).toHaveCount(2);
    await expect(cartLine(page, keypad.name)).toContainText(keypad.price);
    await expect(totalOf(cart(second))).toHaveText('Total: R1739.80');
  });

  test('new prices go to the cart as it is by then', async ({ page }) => {
    await buy(page, keypad);
    await openPriceList(page, `?q=${otherTurret.sku}`);
    await addButton(page, otherTurret.name).click();
    const data = { skus: [keypad.sku, otherTurret.sku] };
    const answer = await page.request.post(readCurrentPrices.path, { data });
    const current = (await answer.json()) as { Price: number }[];
    await page.route(`**${readCurrentPrices.path}`, async (route) => {
      await takeOutElsewhere(keypad.sku);
      await route.fulfill({ json: current.map((product) => ({ ...product, Price: 1000 })) });
    });
    const dialog = await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.no }).click();
    await expect(dialog.getByText('Prices have changed')).toBeVisible();
    await expect(totalOf(dialog)).toHaveText('Total: R1000.00');

    /** As another tab does, a moment before this one hears of it. */
    async function takeOutElsewhere(sku: string) {
      await page.evaluate((sku) => {
        const lines = JSON.parse(localStorage['cart:1']) as { Sku: string }[];
        localStorage['cart:1'] = JSON.stringify(lines.filter((line) => line.Sku !== sku));
      }, sku);
    }
  });
});

/** Keeps answers to a call waiting until the function that it gives is called. */
async function hold(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
