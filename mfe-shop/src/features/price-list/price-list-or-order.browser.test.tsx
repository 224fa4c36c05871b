import { aProduct } from '@app/cart/testing/builders';
import { priceListTexts } from '@app/contracts/product';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PriceListData } from './load-price-list.ts';
import { PriceListOrOrder } from './price-list-or-order.tsx';

const data: PriceListData = {
  catalogue: {
    term: '',
    page: 1,
    pages: 1,
    productCount: 1,
    categories: [{ name: 'IP CAMERAS', count: 1, products: [aProduct()] }],
  },
  opened: {
    kind: 'found',
    order: {
      reference: 'ORD-7K2M',
      placedAt: '2026-11-21T12:05:00.000Z',
      lines: [],
      total: 0,
      vat: 0,
      includeInstallEstimate: false,
    },
  },
};

const heading = page.getByRole('heading', { level: 1 });
const search = page.getByRole('searchbox', { name: 'Search products' });

test('an order link shows the order alone, and the way back the list; each focuses its heading', async () => {
  const { router } = await renderInSite(
    <PriceListOrOrder resource={{ phase: 'ready', data }} submission={undefined} />,
    { path: '/consulting' },
  );
  await expect.element(search).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await router.navigate('/consulting?order=token');
  await expect.element(heading).toHaveTextContent('Your order ORD-7K2M');
  await expect.element(heading).toHaveFocus();
  expect(search.query()).toBeNull();
  expect(page.getByRole('link', { name: 'View order' }).query()).toBeNull();
  await page.getByRole('link', { name: 'Back to the price list' }).click();
  await expect.element(heading).toHaveTextContent(priceListTexts.heading);
  await expect.element(heading).toHaveFocus();
  await expect.element(search).toBeVisible();
});

test('an order that loads slowly does not say that products load', async () => {
  await renderInSite(<PriceListOrOrder resource={{ phase: 'loading' }} submission={undefined} />, {
    path: '/consulting?order=token',
  });
  await expect.element(page.getByText('Loading your order...')).toBeVisible();
  expect(page.getByText(priceListTexts.loading).query()).toBeNull();
});
