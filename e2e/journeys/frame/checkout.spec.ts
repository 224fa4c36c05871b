import { cartTexts, checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import {
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
  totalOf,
} from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const detailsTyped = (page: Page) => checkoutDialog(page).getByLabel(checkoutTexts.email);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('Back, its own button and a reload each leave checkout with one entry in the history and the typed details', async ({
    page,
  }) => {
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

    await page.reload();
    await cartIsRead(page);
    await expect(totalOf(dialog)).toHaveText(`Total: ${keypad.price}`);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/consulting?q=${keypad.sku}`);

    // Its own button, also pressed twice, takes the entry of checkout out of the history.
    await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.cancel }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/consulting?q=${keypad.sku}`);
    // The page asks, because the browser may not have heard yet that checkout went back an entry.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL('/consulting');
  });
});

test.describe('when the code of checkout cannot be loaded', () => {
  test.use({
    allowedProblems: { like: [/failed request: .*\/r\/shop\//, /console error: .*chunk/i] },
  });

  test('the page stays as it was, and a second click opens checkout', { tag: '@deep' }, async ({
    page,
  }) => {
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
