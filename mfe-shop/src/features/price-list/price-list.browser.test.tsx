import { aProduct } from '@app/cart/testing/builders';
import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts, SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { tooLong } from '@app/contracts/text';
import type { Resource } from '@app/federation/remote-module';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { announced, button, cart, cartLine } from '../../testing/checkout-visit.tsx';
import type { PriceListData } from './load-price-list.ts';
import { PriceListOrOrder } from './price-list-or-order.tsx';

const turret = aProduct({ sku: 'VT-4T', name: 'Turret camera', price: 82490 });
const keypad = aProduct({ sku: 'HL-KL', name: 'LED keypad', price: 91490 });
const dome = aProduct({ sku: 'VT-4D', name: 'Dome camera', price: 80490 });

/** A page of the price list; name only what the test is about. */
const aPage = (changes: Partial<CataloguePage> = {}): CataloguePage => ({
  term: '',
  page: 1,
  pages: 1,
  productCount: 2,
  categories: [{ name: 'IP CAMERAS', count: 2, products: [turret, dome] }],
  ...changes,
});

const twoCategories = aPage({
  productCount: 3,
  categories: [
    { name: 'IP CAMERAS', count: 2, products: [turret, dome] },
    { name: 'ALARM KEYPADS', count: 1, products: [keypad] },
  ],
});

const open = (resource: Resource<PriceListData>, path = '/consulting') =>
  renderInSite(<PriceListOrOrder resource={resource} submission={undefined} />, { path });
const openPage = (catalogue: CataloguePage, path?: string) =>
  open({ phase: 'ready', data: { catalogue } }, path);

const product = (name: string) => page.getByRole('heading', { name });
const category = page.getByText('IP CAMERAS');
const beyondTheScreen = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('the first category is open, and each opens and closes', async () => {
  await openPage(twoCategories);
  await expect.element(page.getByText(priceListTexts.expand)).toBeVisible();
  await expect.element(page.getByText('2 products', { exact: true })).toBeVisible();
  await expect.element(product(turret.name)).toBeVisible();
  await expect.element(page.getByText('R824.90')).toBeVisible();
  await expect.element(product(keypad.name)).not.toBeInTheDocument();
  await page.getByText('ALARM KEYPADS').click();
  await expect.element(product(keypad.name)).toBeVisible();
  await expect.element(product(turret.name)).toBeVisible();
  await checkAccessibility();
  await category.click();
  await expect.element(product(turret.name)).not.toBeInTheDocument();
  await expect.element(product(keypad.name)).toBeVisible();
});

test('a search opens every category and tells how many products it found', async () => {
  await openPage(aPage({ term: 'camera' }), '/consulting?q=camera');
  await expect.element(page.getByText(priceListTexts.expandSearch)).toBeVisible();
  await expect.element(product(turret.name)).toBeVisible();
  await expect.element(page.getByText('2 products found for "camera".')).toBeVisible();
  await checkAccessibility();
});

test('adding a product again raises its quantity', async () => {
  await openPage(aPage({ term: 'camera' }), '/consulting?q=camera');
  await button(`Add to Cart: ${turret.name}`).click();
  await button(`Add to Cart: ${turret.name}`).click();
  await expect.element(cartLine(turret.name)).toMatchTextContent('R1649.80');
  expect(cart.getByRole('listitem').elements()).toHaveLength(1);
});

test('a button says that its product was added, and the cart announces it once', async () => {
  await openPage(aPage());
  const add = button(`Add to Cart: ${turret.name}`);
  await add.click();
  const added = button(`Added. Add to Cart: ${turret.name}`);
  await expect.element(added.getByText('Added', { exact: true })).toBeVisible();
  // Text and background change at once: half-way they would have no contrast.
  expect(getComputedStyle(added.element()).transitionProperty).not.toContain('background');
  await expect
    .element(announced)
    .toHaveTextContent('Added Turret camera, 1 in cart. Total: R824.90.');
  expect(page.getByText(/^Added/).elements()).toHaveLength(2);
  await expect.element(added).not.toBeInTheDocument();
  await expect.element(add).toBeVisible();
});

describe('a search that is too long', () => {
  const long = 'x'.repeat(SEARCH_TERM_LIMIT + 1);
  const field = page.getByRole('searchbox', { name: 'Search products' });
  const error = tooLong(SEARCH_TERM_LIMIT);

  test('is kept whole with a message until it is shortened', async () => {
    const { router } = await openPage(aPage());
    await field.fill(long);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(error);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(long);
    expect(router.state.location.search).toBe('');
    await checkAccessibility();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(page.getByText(error)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toBe(`?q=${long.slice(1)}`);
  });

  test('in an address has the message above the whole list', async () => {
    await openPage(aPage(), `/consulting?q=${long}`);
    await expect.element(field).toHaveValue(long);
    await expect.element(field).toHaveAccessibleDescription(error);
    await expect.element(product(turret.name)).toBeVisible();
    expect(page.getByRole('link', { name: 'Clear' }).query()).toBeNull();
  });
});

test('the search field has no cross of its own beside Clear', async () => {
  await openPage(aPage({ term: 'camera' }), '/consulting?q=camera');
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await expect.element(page.getByRole('link', { name: 'Clear' })).toBeVisible();
  const { width, height } = field.element().getBoundingClientRect();
  for (let right = 8; right < 40; right += 4) {
    await field.click({ position: { x: width - right, y: height / 2 } });
  }
  await expect.element(field).toHaveValue('camera');
});

describe('on a phone', () => {
  const bar = page.getByRole('link', { name: 'View cart' });

  test('the bar with the total hides while the cart is in view', async () => {
    await page.viewport(390, 700);
    const more = Array.from({ length: 9 }, (_, index) => aProduct({ sku: `MORE-${index}` }));
    const products = [turret, ...more];
    await openPage(aPage({ categories: [{ name: 'IP CAMERAS', count: 10, products }] }));
    await button(`Add to Cart: ${turret.name}`).click();
    await expect.element(bar).toBeVisible();
    await bar.click();
    await expect.element(cart).toHaveFocus();
    await expect.element(cart).toBeInViewport();
    await expect.element(bar).not.toBeInTheDocument();
    window.scrollTo(0, 0);
    await expect.element(bar).toBeVisible();
  });
});

test('a term that nothing matches is quoted', async () => {
  const term = 'zeppelin <b>';
  await openPage(
    aPage({ term, productCount: 0, categories: [] }),
    `/consulting?q=${encodeURIComponent(term)}`,
  );
  await expect.element(page.getByText(priceListTexts.noResults(term))).toBeVisible();
  await expect.element(page.getByRole('img', { name: /its frame is empty/ })).toBeVisible();
  expect(category.query()).toBeNull();
  await checkAccessibility();
});

test.each(['found', 'not found'])('a long word that is %s fits a narrow screen', async (how) => {
  await page.viewport(320, 700);
  const term = 'w'.repeat(SEARCH_TERM_LIMIT);
  const text = how === 'found' ? `2 products found for "${term}".` : priceListTexts.noResults(term);
  await openPage(
    aPage(how === 'found' ? { term } : { term, productCount: 0, categories: [] }),
    `/consulting?q=${term}`,
  );
  await expect.element(page.getByText(text)).toBeVisible();
  expect(beyondTheScreen(), 'pixels beyond the width of the screen').toBe(0);
});

test('closed categories are open on paper', async () => {
  await openPage(twoCategories);
  const cards = [turret, dome, keypad].map(({ sku }) => page.getByText(`SKU: ${sku}`));
  const shown = () =>
    cards.map((card) => card.element().checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(shown).toEqual([true, true, false]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(shown).toEqual([true, true, true]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.poll(shown).toEqual([true, true, false]);
});

describe('without products', () => {
  test('that are on their way the page says that it is loading', async () => {
    await open({ phase: 'loading' });
    await expect.element(page.getByText(priceListTexts.loading)).toBeVisible();
    await checkAccessibility();
  });

  test('that could not be loaded the page says why and offers another try', async () => {
    await open({ phase: 'failed' });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(priceListTexts.error(priceListTexts.loadFailed));
    await expect.element(button('Try again')).toBeVisible();
    await checkAccessibility();
  });

  test('in an empty price list the page leads on to contact', async () => {
    await openPage(aPage({ productCount: 0, categories: [] }));
    await expect
      .element(page.getByText('There are no products in the price list yet.'))
      .toBeVisible();
    await checkAccessibility();
  });
});
