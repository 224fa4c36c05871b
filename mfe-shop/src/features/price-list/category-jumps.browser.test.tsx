import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { aProduct } from '@app/cart/testing/builders';
import { readCataloguePage } from '@app/contracts/catalogue';
import { encodeProduct } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCataloguePage, openLoading } from '../../testing/price-list-visit.tsx';

const wire = (allCategories?: { name: string; count: number }[]) => {
  const { categories, ...rest } = aCataloguePage([aProduct()], { pages: 2 });
  return {
    ...rest,
    categories: categories.map((one) => ({ ...one, products: one.products.map(encodeProduct) })),
    ...(allCategories && { allCategories }),
  };
};
const opener = page.getByText('Categories', { exact: true });

test('every category can be opened from the list of categories', async () => {
  const api = memoryApi();
  const all = [
    { name: 'IP CAMERAS', count: 1 },
    { name: 'SIRENS', count: 4 },
  ];
  api.answer(readCataloguePage, gives(wire(all)));
  await openLoading(api);
  await opener.click();
  await checkAccessibility();
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/consulting?category=IP+CAMERAS',
    '/consulting?category=SIRENS',
  ]);
});

test('an API that does not tell its categories has no list of them', async () => {
  const api = memoryApi();
  api.answer(readCataloguePage, gives(wire()));
  await openLoading(api);
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  expect(opener.query()).toBeNull();
});
