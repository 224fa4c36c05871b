import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { aProduct } from '@app/cart/testing/builders';
import { readCataloguePage, readCategoryPage } from '@app/contracts/catalogue';
import { encodeProduct, priceListTexts } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCataloguePage, openLoading } from '../../testing/price-list-visit.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ sku: `L-${at}`, name: `Camera number ${at}`, category: 'IP CAMERAS' }),
  );
const wire = (products: ReturnType<typeof many>) => products.map(encodeProduct);

/** A list with one open category of 100 products and a closed one of 2. */
function longApi() {
  const api = memoryApi();
  const products = wire(many(100));
  const [first, second] = products;
  const { categories: _, ...rest } = aCataloguePage([]);
  api.answer(
    readCataloguePage,
    gives({
      ...rest,
      productCount: 102,
      categories: [
        { name: 'IP CAMERAS', count: 100, products: products.slice(0, 12) },
        { name: 'SIRENS', count: 2, products: [] },
      ],
    }),
  );
  api.answer(readCategoryPage, ({ query }) => {
    const at = Number(query.get('page'));
    const sirens = query.get('name') === 'SIRENS';
    const found = sirens ? [first, second] : products.slice((at - 1) * 48, at * 48);
    return Response.json({
      term: '',
      page: at,
      pages: 3,
      name: query.get('name'),
      count: sirens ? 2 : 100,
      products: found,
    });
  });
  return api;
}

// The list writes into the address of the page, here that of the tests.
beforeEach(() => {
  const { href } = window.location;
  return () => window.history.replaceState(window.history.state, '', href);
});

const cards = () => page.getByRole('heading', { name: /^Camera number/ }).elements().length;
const more = page.getByRole('link', { name: 'Show more products of IP CAMERAS' });

test('a category shows its first products, and more on request until all are shown', async () => {
  const api = longApi();
  await openLoading(api);
  await expect.element(page.getByText('12 of 100 shown')).toBeVisible();
  expect(cards()).toBe(12);
  await expect
    .element(more)
    .toHaveAttribute('href', '/consulting?shown=1+IP+CAMERAS#products-IP-CAMERAS');
  await more.click();
  await expect.element(page.getByText('48 of 100 shown')).toBeVisible();
  await expect
    .element(more)
    .toHaveAttribute('href', '/consulting?shown=2+IP+CAMERAS#products-IP-CAMERAS');
  await more.click();
  await expect.element(page.getByText('96 of 100 shown')).toBeVisible();
  await more.click();
  await expect.poll(cards).toBe(100);
  await expect.element(more).not.toBeInTheDocument();
  expect(api.received(readCategoryPage).map(({ query }) => query.get('page'))).toEqual([
    ...['1', '2', '3'],
  ]);
  await checkAccessibility();
});

test('what is shown is in the address, which shows the same again', async () => {
  const api = longApi();
  const { screen } = await openLoading(api);
  await more.click();
  await expect.element(page.getByText('48 of 100 shown')).toBeVisible();
  await page.getByText('SIRENS', { exact: true }).click();
  await expect.poll(() => window.location.search).toBe('?shown=1+IP+CAMERAS&shown=1+SIRENS');
  const { pathname, search } = window.location;
  await screen.unmount();
  await openLoading(longApi(), pathname + search);
  await expect.poll(cards).toBe(50);
  await expect.element(page.getByText('48 of 100 shown')).toBeVisible();
  await more.click();
  await expect.element(page.getByText('96 of 100 shown')).toBeVisible();
});

test('after more products the focus is on the first new one', async () => {
  await openLoading(longApi());
  await more.click();
  await expect
    .element(page.getByRole('link', { name: 'Camera number 12', exact: true }))
    .toHaveFocus();
});

test('a closed category loads its products when it is opened, once', async () => {
  const api = longApi();
  await openLoading(api);
  const summary = page.getByText('SIRENS', { exact: true });
  await summary.click();
  await expect.poll(cards).toBe(14);
  await summary.click();
  await summary.click();
  expect(api.received(readCategoryPage)).toHaveLength(1);
});

test('products that cannot be loaded say so, and the link tries again', async () => {
  const api = longApi();
  api.answer(readCategoryPage, () => Response.error());
  await openLoading(api);
  await more.click();
  await expect
    .element(page.getByText(priceListTexts.error(priceListTexts.loadFailed)))
    .toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);
  expect(cards()).toBe(12);
  api.answer(readCategoryPage, ({ query }) =>
    Response.json({
      term: '',
      page: 1,
      pages: 3,
      name: query.get('name'),
      count: 100,
      products: wire(many(48)),
    }),
  );
  await more.click();
  await expect.element(page.getByText('48 of 100 shown')).toBeVisible();
});

test('a category alone is filtered and sorted without leaving it', async () => {
  const api = memoryApi();
  const [first, second] = wire(many(2));
  api.answer(readCategoryPage, ({ query }) => {
    const products = query.get('filter') ? [] : [first, second];
    return Response.json({
      term: '',
      page: 1,
      pages: 1,
      name: 'IP CAMERAS',
      count: products.length,
      products,
      facets: [
        {
          id: 'megapixels',
          label: 'Megapixels',
          choices: [
            { filter: 'megapixels-2', label: '2 MP', count: 2 },
            { filter: 'megapixels-4', label: '4 MP', count: 0 },
          ],
        },
      ],
    });
  });
  const { router } = await openLoading(api, '/consulting?category=IP+CAMERAS');
  const at = () => router.state.location.search;
  await page.getByText('Filter and sort').click();
  await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Name');
  await page.getByLabelText('Sort by').selectOptions('Price, lowest first');
  await expect.poll(at).toBe('?category=IP+CAMERAS&sort=price');
  expect(cards()).toBe(2);
  await page.getByRole('checkbox', { name: /^4 MP/ }).click();
  await expect.poll(at).toBe('?category=IP+CAMERAS&filter=megapixels-4&sort=price');
  await expect.element(page.getByText('No products match these filters.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect.poll(at).toBe('?category=IP+CAMERAS&sort=price');
  await expect.poll(cards).toBe(2);
});

test('of 2000 cards only those near the screen are laid out, and the last is when it is reached', async () => {
  const api = memoryApi();
  const products = many(2000);
  const answer = aCataloguePage(products);
  api.answer(
    readCataloguePage,
    gives({
      ...answer,
      categories: [{ name: 'IP CAMERAS', count: 2000, products: wire(products) }],
    }),
  );
  await openLoading(api);
  // Roles of so many elements take seconds to find.
  const headings = () => [...document.querySelectorAll('[data-sku] h3')];
  await expect.poll(() => headings().length).toBe(2000);
  const all = headings();
  const laidOut = () =>
    all.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length;
  await expect.poll(laidOut).toBeLessThan(200);
  all.at(-1)?.scrollIntoView();
  await expect.poll(() => all.at(-1)?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(laidOut()).toBeLessThan(400);
});
