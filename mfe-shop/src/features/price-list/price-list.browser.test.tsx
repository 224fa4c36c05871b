import { aProduct } from '@app/cart/testing/builders';
import { type CataloguePage, priceListTexts, SEARCH_TERM_LIMIT } from '@app/contracts/product';
import type { Resource } from '@app/federation/remote-module';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { button, cart, cartLine } from '../../testing/checkout-visit.tsx';
import type { PriceListData } from './load-price-list.ts';
import { PriceList } from './price-list.tsx';

const turret = aProduct({ sku: 'VT-4T', name: 'Turret camera', price: 82490 });
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

const open = (resource: Resource<PriceListData>, path = '/consulting') =>
  renderInSite(<PriceList resource={resource} submission={undefined} />, { path });
const openPage = (catalogue: CataloguePage, path?: string) =>
  open({ phase: 'ready', data: { catalogue } }, path);

const product = (name: string) => page.getByRole('heading', { name });
const category = page.getByText('IP CAMERAS');
const beyondTheScreen = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a category opens and closes, and shows the number of its products', async () => {
  await openPage(aPage());
  await expect.element(page.getByText(priceListTexts.expand)).toBeVisible();
  await expect.element(page.getByText('2 products', { exact: true })).toBeVisible();
  await expect.element(product(turret.name)).not.toBeInTheDocument();
  await category.click();
  await expect.element(product(turret.name)).toBeVisible();
  await expect.element(product(dome.name)).toBeVisible();
  await checkAccessibility();
  await category.click();
  await expect.element(product(turret.name)).not.toBeInTheDocument();
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
  const keypad = aProduct({ sku: 'HL-KL', name: 'LED keypad' });
  const [cameras] = aPage().categories;
  const keypads = { name: 'ALARM KEYPADS', count: 1, products: [keypad] };
  await openPage(aPage({ productCount: 3, categories: [...(cameras ? [cameras] : []), keypads] }));
  const cards = [turret, dome, keypad].map(({ sku }) => page.getByText(`SKU: ${sku}`));
  const shown = () =>
    cards.map((card) => card.element().checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(shown).toEqual([false, false, false]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(shown).toEqual([true, true, true]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.poll(shown).toEqual([false, false, false]);
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
