import { cartTexts } from '@app/contracts/order';
import {
  addButton,
  buy,
  cart,
  cartIsRead,
  cartLine,
  keypad,
  openPriceList,
  otherTurret,
  search,
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

test('a second tab follows, and both change the same cart', async ({ page, context }) => {
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

test('minus at one takes the line out, and the focus is kept', async ({ page }) => {
  await buy(page, keypad);
  await page.getByRole('button', { name: `One less: ${keypad.name}` }).click();
  await expect(cart(page)).toContainText(cartTexts.empty);
  await expect(cart(page)).toBeFocused();
});

test('adding a product again raises its quantity', async ({ page }) => {
  await buy(page, turret);
  await addButton(page, turret.name).click();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await expect(cartLine(page, turret.name)).toContainText(turret.twice);
});

for (const control of ['Remove', 'One less:']) {
  test(`Enter held down on "${control}" takes out one product, not the next ones`, async ({
    page,
  }) => {
    await buy(page, turret);
    await search(page, keypad.sku);
    await addButton(page, keypad.name).click();
    await search(page, otherTurret.sku);
    await addButton(page, otherTurret.name).click();
    await expect(cart(page).getByRole('listitem')).toHaveCount(3);

    await page.getByRole('button', { name: `${control} ${turret.name}` }).focus();
    for (let repeats = 0; repeats < 6; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(cartLine(page, turret.name)).toBeHidden();
    await expect(cart(page).getByRole('listitem')).toHaveCount(2);
    await expect(cartLine(page, keypad.name).locator(':focus')).toHaveText(keypad.name);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `One less: ${keypad.name}` })).toBeFocused();
  });
}
