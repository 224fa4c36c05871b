import {
  addButton,
  buy,
  cart,
  cartIsRead,
  cartLine,
  openPriceList,
  otherTurret,
  totalOf,
  turret,
} from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

test('the cart survives navigation and a reload', async ({ page }) => {
  await buy(page, turret);
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.goBack();
  await expect(cartLine(page, turret.name)).toBeVisible();
  await page.reload();
  await cartIsRead(page);
  await expect(totalOf(cart(page))).toHaveText(`Total: ${turret.price}`);
});

test('two tabs show and change the same cart', async ({ page, context }) => {
  await buy(page, turret);
  const second = await context.newPage();
  await openPriceList(second, `?q=${otherTurret.sku}`);
  await expect(cartLine(second, turret.name)).toBeVisible();
  await addButton(second, otherTurret.name).click();
  await expect(cartLine(page, otherTurret.name)).toBeVisible();
  await page.getByRole('button', { name: `One more: ${turret.name}` }).click();
  await expect(cartLine(second, turret.name)).toContainText(turret.twice);
  await second.getByRole('button', { name: `Remove ${turret.name}` }).click();
  await expect(cartLine(page, turret.name)).toBeHidden();
  await expect(totalOf(cart(page))).toHaveText(`Total: ${otherTurret.price}`);
});
