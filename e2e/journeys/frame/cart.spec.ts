import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
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

test('a cart survives navigation, a reload and hydration, and its count in the header moves nothing', async ({
  page,
}) => {
  await test.step('the cart survives navigation and a reload', async () => {
    await buy(page, turret);
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await page.goBack();
    await expect(cartLine(page, turret.name)).toBeVisible();
    await page.reload();
    await cartIsRead(page);
    await expect(totalOf(cart(page))).toHaveText(`Total: ${turret.price}`);
  });
  await test.step('the count in the header moves nothing when it appears', async () => {
    await openPage(page, '/contact');
    const places = () =>
      page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().x));
    await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
    const withCount = await places();
    await page.evaluate(() => localStorage.removeItem('cart:1'));
    await page.reload();
    await expect(inHeader(page, 'Cart')).toBeVisible();
    expect(await places()).toEqual(withCount);
  });
});

test('two tabs show and change the same cart, which the header counts and opens', async ({
  page,
  context,
}) => {
  await test.step('two tabs show and change the same cart', async () => {
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
  await test.step('the cart in the header counts on every page and in every tab, and opens the cart', async () => {
    await page.getByRole('button', { name: `Remove ${otherTurret.name}` }).click();
    const second = await context.newPage();
    await openPage(second, '/contact');
    await expect(inHeader(second, 'Cart')).toBeVisible();
    await buy(page, turret);
    await expect(inHeader(page, 'Cart, 1 item')).toBeVisible();
    await expect(inHeader(second, 'Cart, 1 item')).toBeVisible();
    await page.getByRole('button', { name: `One more: ${turret.name}` }).click();
    await expect(inHeader(second, 'Cart, 2 items')).toHaveText('2');
    await second.setViewportSize({ width: 390, height: 700 });
    await inHeader(second, 'Cart, 2 items').click();
    await expect(second).toHaveURL('/consulting#cart');
    await expect(cart(second)).toBeFocused();
    await expect(cart(second)).toBeInViewport();
  });
});

test('a shared cart is opened by another visitor, who is asked first and gets the prices of the list', async ({
  page,
  anotherVisitor,
}) => {
  await buy(page, turret);
  await page.getByRole('button', { name: `One more: ${turret.name}` }).click();
  await page.getByRole('button', { name: 'Share this cart' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this cart' }).inputValue();
  expect(new URL(link).search).toBe(`?cart=${turret.sku}:2`);

  const other = await (await anotherVisitor()).newPage();
  const document = await other.goto(`${link},NOPE-1:1`);
  expect(document?.headers()).toMatchObject({ 'cache-control': 'no-store' });
  const dialog = other.getByRole('dialog', { name: 'Shared cart' });
  await expect(dialog).toContainText(`2 × ${turret.name}`);
  await expect(dialog).toContainText('Not in our price list: NOPE-1.');
  await dialog.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(cartLine(other, turret.name)).toContainText(turret.twice);
  await expect(other).toHaveURL('/consulting');
  await other.getByRole('button', { name: `Remove ${turret.name}` }).click();
  // The toast of the addition, which this one takes the place of, has an Undo too.
  await other
    .getByRole('status', { name: 'Removed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(cartLine(other, turret.name)).toContainText(turret.twice);
});

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
