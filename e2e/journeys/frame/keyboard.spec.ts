import { cartTexts, checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { cart, customer, openPriceList, turret } from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const MOST_STOPS = 150;

/** The element with the focus, and whether its focus is visible. */
async function focused(page: Page): Promise<{ name: string; tag: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const marked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return {
      name: (
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      ).trim(),
      tag: element.tagName,
      visible: marked && width > 0 && height > 0,
    };
  });
}

/** Checks that an element has the focus and that the focus is visible, and gives its name. */
async function focusIsSeen(page: Page): Promise<string> {
  const { name, tag, visible } = await focused(page);
  expect(tag, 'the focus is not lost').not.toBe('BODY');
  expect(visible, `the focus on ${tag} "${name}" can be seen`).toBe(true);
  return name;
}

/** Presses Tab until a control has the focus; the focus must be visible at every step. */
async function tabTo(page: Page, control: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if ((await focusIsSeen(page)).startsWith(control)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('an order can be placed by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await tabTo(page, 'Skip to content');
  await tabTo(page, 'Security Plan submenu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Price Estimates');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Product Price List' });
  await expect(heading).toBeFocused();

  await tabTo(page, 'Search products');
  await page.keyboard.type('turret');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/consulting?q=turret');
  await expect(page.getByText(`SKU: ${turret.sku}`, { exact: true })).toBeVisible();
  await focusIsSeen(page);
  await tabTo(page, 'Add to Cart');
  await page.keyboard.press('Enter');
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await focusIsSeen(page);

  await tabTo(page, cartTexts.checkout);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: checkoutTexts.title });
  await expect(dialog.getByRole('heading', { name: checkoutTexts.installQuestion })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: cartTexts.checkout })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: checkoutTexts.installQuestion })).toBeFocused();
  await tabTo(page, checkoutTexts.no);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Review your order' })).toBeFocused();
  await tabTo(page, checkoutTexts.email);
  await page.keyboard.type(customer.email);
  await tabTo(page, checkoutTexts.name);
  await page.keyboard.type(customer.name);
  await tabTo(page, checkoutTexts.phone);
  await page.keyboard.type(customer.phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeFocused();
  await expect(dialog).toBeHidden({ timeout: 4000 });
  await expect(cart(page)).toBeFocused();
  await expect(cart(page)).toContainText(/ORD-/);
});

test('the skip link moves the focus past the header, and the open dialog keeps it', {
  tag: '@deep',
}, async ({ page }) => {
  await test.step('the skip link moves the focus past the header', async () => {
    await openPage(page, '/contact');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the focus stays inside the open dialog', async () => {
    await openPriceList(page, `?q=${turret.sku}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('button', { name: cartTexts.checkout }).click();
    const dialog = page.getByRole('dialog', { name: checkoutTexts.title });
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  });
});
