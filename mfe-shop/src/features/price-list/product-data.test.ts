import { aProduct } from '@app/cart/testing/builders';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import { productData } from './product-data.ts';

const dome = aProduct({ sku: 'VT 4/D', name: 'Dome camera', category: 'IP CAMERAS', price: 80490 });

test('a product has its price in rand and a link that opens it', () => {
  const url = `${sampleSite.origin}/consulting?sku=VT+4%2FD`;
  expect(productData([dome], sampleSite)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: 'VT 4/D',
      name: 'Dome camera',
      category: 'IP CAMERAS',
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: '804.90',
        priceCurrency: 'ZAR',
        seller: { '@id': `${sampleSite.origin}/#business` },
      },
    },
  ]);
});

test('a product by itself is described by what it is for', () => {
  expect(productData([dome], sampleSite, 'Watches a place.')).toMatchObject([
    { description: 'Watches a place.' },
  ]);
});

test('several products are a list in the order of the page', () => {
  const [list] = productData([dome, aProduct({ sku: 'B' })], sampleSite);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { '@type': 'Product', sku: 'VT 4/D' } },
      { '@type': 'ListItem', position: 2, item: { '@type': 'Product', sku: 'B' } },
    ],
  });
});

test('no products have no block', () => {
  expect(productData([], sampleSite)).toEqual([]);
});
