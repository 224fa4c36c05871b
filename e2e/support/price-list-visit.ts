import { cartTexts, checkoutTexts } from '@app/contracts/order';
import { priceListTexts } from '@app/contracts/product';
import { expect, type Locator, type Page } from 'playwright/test';

/** A product as the price list shows it. */
export const turret = {
  sku: 'VT-IP2T28',
  name: 'Vantis 2MP IP turret camera 2.8mm 30m IR PoE H.265',
  price: 'R824.90',
  twice: 'R1649.80',
} as const;
export const otherTurret = {
  sku: 'VT-IP2T40',
  name: 'Vantis 2MP IP turret camera 4mm 30m IR PoE H.265',
  price: 'R830.00',
} as const;
/** In a category without installation estimates. */
export const keypad = {
  sku: 'HL-KL',
  name: 'Halden LED keypad',
  price: 'R914.90',
} as const;

export const customer = {
  email: 'thandi@example.com',
  name: 'Thandi Mokoena',
  phone: '0315550100',
};

/** Opens the price list and waits until the cart is read from storage, which needs hydration. */
export async function openPriceList(page: Page, query = ''): Promise<void> {
  await page.goto(`/consulting${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(priceListTexts.heading);
  await cartIsRead(page);
}

/** Waits until the cart shows a line, or the text for an empty cart after storage was read. */
export const cartIsRead = (page: Page): Promise<void> =>
  expect(
    page.locator('#cart').locator('[data-state="loaded"], li').first(),
    'the cart was read from storage',
  ).toBeVisible();

export const cart = (page: Page): Locator => page.getByRole('region', { name: cartTexts.title });

export const cartLine = (page: Page, name: string): Locator =>
  cart(page).getByRole('listitem').filter({ hasText: name });

export const totalOf = (part: Locator): Locator =>
  part.getByText(cartTexts.total).locator('xpath=..');

export async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add to Cart: ${name}` });

/** Searches the price list for a product and adds it to the cart. */
export async function buy(page: Page, product: { sku: string; name: string }): Promise<void> {
  await openPriceList(page, `?q=${product.sku}`);
  await addButton(page, product.name).click();
  await expect(cartLine(page, product.name)).toBeVisible();
}

export const checkoutDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: checkoutTexts.title });

export async function openCheckout(page: Page): Promise<Locator> {
  await cart(page).getByRole('button', { name: cartTexts.checkout }).click();
  const dialog = checkoutDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillDetails(dialog: Locator, details = customer): Promise<void> {
  await dialog.getByLabel(checkoutTexts.email).fill(details.email);
  await dialog.getByLabel(checkoutTexts.name, { exact: true }).fill(details.name);
  await dialog.getByLabel(checkoutTexts.phone).fill(details.phone);
}

export const submitButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: checkoutTexts.submit });
