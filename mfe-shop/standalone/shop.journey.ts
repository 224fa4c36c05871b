import { cartTexts, checkoutTexts } from '@app/contracts/order';
import { priceListTexts } from '@app/contracts/product';
import { expect, test } from '@app/standalone/journey';

const camera = '2MP turret camera 2.8 mm';

test('the shop alone: a visitor finds a camera, orders it and opens the order', async ({
  page,
}) => {
  await page.goto('/consulting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(priceListTexts.heading);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('turret');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/consulting?q=turret');
  await page.getByRole('button', { name: `Add to Cart: ${camera}` }).click();
  const cart = page.getByRole('region', { name: cartTexts.title });
  await expect(cart).toContainText(camera);
  await expect(page.getByRole('banner')).toContainText('Cart: 1');

  await cart.getByRole('button', { name: cartTexts.checkout }).click();
  const dialog = page.getByRole('dialog', { name: checkoutTexts.title });
  await dialog.getByRole('button', { name: checkoutTexts.no, exact: true }).click();
  await dialog.getByLabel(checkoutTexts.email).fill('thandi@example.com');
  await dialog.getByLabel(checkoutTexts.name, { exact: true }).fill('Thandi Mokoena');
  await dialog.getByLabel(checkoutTexts.phone).fill('0315550100');
  await dialog.getByRole('button', { name: checkoutTexts.submit }).click();
  await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();
  await expect(cart).toContainText('ORD-EXAMPLE');

  await cart.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText(camera);
});
