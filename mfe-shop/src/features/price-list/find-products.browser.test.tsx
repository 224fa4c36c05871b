import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { aProduct } from '@app/cart/testing/builders';
import { readCataloguePage, readCategoryPage } from '@app/contracts/catalogue';
import { readComparison } from '@app/contracts/comparison';
import { encodeProduct } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCataloguePage, openLoading } from '../../testing/price-list-visit.tsx';

const turret = aProduct({ sku: 'VT-4T', name: 'Turret camera', price: 82490 });
const dome = aProduct({ sku: 'VT-4D', name: 'Dome camera', price: 80490 });

const facets = [
  {
    id: 'megapixels',
    label: 'Megapixels',
    choices: [
      { filter: 'megapixels-2', label: '2 MP', count: 7 },
      { filter: 'megapixels-4', label: '4 MP', count: 9 },
    ],
  },
];

/** A list of two cameras, in which every search and filter finds what `found` says. */
function cameras(found: object = {}) {
  const api = memoryApi();
  api.answer(readCataloguePage, ({ query }) => {
    const { categories, ...rest } = aCataloguePage([turret, dome], {
      term: query.get('q') ?? '',
      facets,
    });
    const wired = categories.map((category) => ({
      ...category,
      products: category.products.map(encodeProduct),
    }));
    return Response.json({ ...rest, categories: wired, ...found });
  });
  return api;
}

const field = page.getByRole('searchbox', { name: 'Search products' });
const card = (name: string) => page.getByRole('heading', { name });
const searches = (api: ReturnType<typeof cameras>) =>
  api.received(readCataloguePage).map(({ query }) => query.get('q'));

test('results follow what is typed after a pause, as one entry of the history', async () => {
  const api = cameras();
  const { router } = await openLoading(api, '/consulting?page=3');
  await expect.element(card('Turret camera')).toBeVisible();
  await field.click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('dome');
  vi.advanceTimersByTime(150);
  await expect.element(page.getByText('2 products found for "dome".')).toBeVisible();
  expect(searches(api).filter(Boolean)).toEqual(['dome']);
  await userEvent.keyboard('s');
  vi.advanceTimersByTime(150);
  await expect.element(page.getByText('2 products found for "domes".')).toBeVisible();
  expect(router.state.location.search).toBe('?q=domes');
  await expect.element(field).toHaveValue('domes');
  await expect.element(field).toHaveFocus();
  await router.navigate(-1);
  await expect.poll(() => router.state.location.search).toBe('?page=3');
  await expect.element(field).toHaveValue('');
});

test('Search after typing leaves one entry for the search, to which the next typing adds one', async () => {
  const { router } = await openLoading(cameras());
  const at = () => router.state.location.search;
  await field.fill('dome');
  await expect.poll(at).toBe('?q=dome');
  await userEvent.keyboard('{Enter}');
  await field.fill('turret');
  await expect.element(page.getByText('2 products found for "turret".')).toBeVisible();
  await router.navigate(-1);
  await expect.poll(at).toBe('?q=dome');
  await expect.element(field).toHaveValue('dome');
  await router.navigate(-1);
  await expect.poll(at).toBe('');
});

test('Back before the results follow shows the search of the entry before', async () => {
  const api = cameras();
  const { router } = await openLoading(api);
  await router.navigate('/consulting?q=dome');
  await expect.element(page.getByText('2 products found for "dome".')).toBeVisible();
  await field.fill('turret');
  // What a browser fires; the router here has a history of its own.
  dispatchEvent(new PopStateEvent('popstate'));
  await router.navigate(-1);
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByText('2 products found')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('while a search loads, the results before it stay, and what is typed on is kept', async () => {
  const api = cameras();
  await openLoading(api);
  await expect.element(card('Turret camera')).toBeVisible();
  const held = Promise.withResolvers<void>();
  const answered = cameras({ productCount: 1 });
  let first = true;
  api.answer(readCataloguePage, async ({ query }) => {
    if (first) {
      first = false;
      await held.promise;
    }
    const answer = await answered.read(readCataloguePage, {
      query: { q: query.get('q') ?? '' },
      fresh: true,
    });
    if (!answer.ok) throw new Error('The list was not read');
    const { categories, ...rest } = answer.value;
    return Response.json({
      ...rest,
      categories: categories.map((category) => ({
        ...category,
        products: category.products.map(encodeProduct),
      })),
    });
  });
  await field.fill('do');
  await expect.poll(() => api.received(readCataloguePage).length).toBe(2);
  await expect.element(page.getByText('Loading products...')).toBeVisible();
  await expect.element(card('Turret camera')).toBeVisible();
  await field.fill('dome');
  await expect.element(page.getByText('1 product found for "dome".')).toBeVisible();
  held.resolve();
  await expect.element(field).toHaveValue('dome');
  await expect.element(page.getByText('1 product found for "dome".')).toBeVisible();
});

test('what matched is marked, and a corrected search says so', async () => {
  await openLoading(
    cameras({ matched: ['camera'], corrected: 'camera', productCount: 2 }),
    '/consulting?q=camra',
  );
  const marks = page.getByText('camera', { exact: true });
  await expect.element(marks.first()).toBeVisible();
  expect(marks.elements().map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  await expect
    .element(page.getByText('Nothing matches "camra" exactly. 2 products found for "camera".'))
    .toBeVisible();
  await checkAccessibility();
});

test('filters and order are in the address, and a box shows its mark at once', async () => {
  const { router } = await openLoading(cameras(), '/consulting?q=camera');
  await page.getByText('Filter and sort').click();
  const box = page.getByRole('checkbox', { name: /^4 MP/ });
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.poll(() => router.state.location.search).toBe('?q=camera&filter=megapixels-4');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('price');
  await expect
    .poll(() => router.state.location.search)
    .toBe('?q=camera&filter=megapixels-4&sort=price');
  await expect.element(page.getByText('1 filter')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => router.state.location.search).toBe('?q=camera&sort=price');
  await expect.element(box).not.toBeChecked();
});

test('filters that leave nothing say so, and can be cleared', async () => {
  await openLoading(
    cameras({ productCount: 0, categories: [] }),
    '/consulting?filter=megapixels-2',
  );
  await expect.element(page.getByText('No products match these filters.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^2 MP/ })).toBeChecked();
  await checkAccessibility();
});

test('two chosen products are compared side by side, on a phone in a list that does not scroll sideways', async () => {
  await page.viewport(320, 700);
  const api = cameras();
  api.answer(
    readComparison,
    gives({
      products: [turret, dome].map(encodeProduct),
      rows: [
        { label: 'PoE', values: ['Yes', 'Yes'] },
        { label: 'Megapixels', values: ['4 MP', ''] },
      ],
    }),
  );
  const { router } = await openLoading(api);
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare: ${name}` });
  await box('Turret camera').click();
  await expect
    .element(page.getByText('1 of 4 products chosen. Choose one more to compare.'))
    .toBeVisible();
  await box('Dome camera').click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?compare=VT-4T&compare=VT-4D');
  const table = page.getByRole('table', { name: 'Products side by side' });
  await expect.element(table.getByRole('row', { name: /^Megapixels/ })).toMatchTextContent('4 MP');
  await expect.element(table.getByRole('link', { name: 'Dome camera' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Products' })).toHaveFocus();
  expect(table.getByRole('row', { name: /^PoE/ }).elements()).toEqual([]);
  const same = page.getByRole('heading', { name: /^Same in all: PoE/ });
  await same.click();
  const folded = page.getByRole('table', { name: 'Same in all' });
  await expect.element(folded.getByRole('row', { name: 'PoE Yes' })).toBeVisible();
  for (const element of [document.documentElement, table.element().parentElement])
    expect(element?.scrollWidth).toBe(element?.clientWidth);
  await checkAccessibility();
});

test('a fifth product cannot be chosen for a comparison', async () => {
  const api = memoryApi();
  const five = Array.from({ length: 5 }, (_, at) =>
    aProduct({ sku: `S-${at}`, name: `Siren ${at}` }),
  );
  const { categories, ...rest } = aCataloguePage(five);
  const wired = categories.map((one) => ({ ...one, products: one.products.map(encodeProduct) }));
  api.answer(readCataloguePage, gives({ ...rest, categories: wired }));
  await openLoading(api);
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (let at = 0; at < 4; at++) await boxes.nth(at).click();
  await expect.element(boxes.nth(4)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear choice' }).click();
  await expect.element(boxes.nth(4)).toBeEnabled();
});

const ipCameras = { term: '', page: 1, pages: 1, name: 'IP CAMERAS' } as const;

test('a product that the address opens is above the others of its category', async () => {
  const api = memoryApi();
  api.answer(
    readCategoryPage,
    gives({
      ...ipCameras,
      count: 2,
      products: [turret, dome].map(encodeProduct),
      opened: encodeProduct(dome),
    }),
  );
  await openLoading(api, '/consulting?sku=VT-4D');
  await expect.element(page.getByRole('heading', { name: 'More in IP CAMERAS' })).toBeVisible();
  const names = page.getByRole('heading', { level: 3 }).elements();
  expect(names.map((name) => name.textContent)).toEqual(['Dome camera', 'Turret camera']);
  await checkAccessibility();
});

test('an opened product says what it is for, what goes with it and where plans use it', async () => {
  const api = memoryApi();
  api.answer(
    readCategoryPage,
    gives({
      ...ipCameras,
      count: 1,
      products: [encodeProduct(dome)],
      opened: encodeProduct(dome),
      about: {
        use: 'Watches a place.',
        drawing: 'camera-dome',
        goesWith: [encodeProduct(turret)],
        plans: { text: 'Security plans with cameras use it.', topic: 'video-surveillance' },
      },
    }),
  );
  await openLoading(api, '/consulting?sku=VT-4D');
  const about = page.getByRole('region', { name: 'About this product' });
  await expect.element(about.getByText('Watches a place.')).toBeVisible();
  expect(about.element().querySelectorAll('svg')).toHaveLength(1);
  await expect
    .element(about.getByRole('link', { name: 'Turret camera' }))
    .toHaveAttribute('href', '/consulting?sku=VT-4T');
  await expect
    .element(about.getByRole('link', { name: 'Get a plan for your site' }))
    .toHaveAttribute('href', '/proposal?topic=video-surveillance');
  await checkAccessibility();
});

test('a SKU that the list does not have says so and offers the search', async () => {
  const api = memoryApi();
  const notFound = { code: 'not_found', message: 'Not there', error: 'Not there' };
  api.answer(readCategoryPage, () => Response.json(notFound, { status: 404 }));
  await openLoading(api, '/consulting?sku=GONE%3Cb%3E');
  await expect
    .element(page.getByText('There is no product with the SKU "GONE<b>" in the price list.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Search for/ }))
    .toHaveAttribute('href', '/consulting?q=GONE%3Cb%3E');
  await checkAccessibility();
});
