import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { compareProducts } from './compare-products.ts';

const named = (name: string) => aProduct({ sku: name, name, category: 'DEVICES' });

test('rows have one value for each product, and an empty one where a name does not say', () => {
  const products = [
    named('Vantis 4MP IP bullet camera 2.8mm PoE'),
    named('Vantis 8MP IP dome camera 2.8-12mm'),
    named('Cloth for lenses'),
  ];
  expect(compareProducts(products)).toEqual({
    products,
    rows: [
      { label: 'Megapixels', values: ['4 MP', '8 MP', ''] },
      { label: 'Widest lens', values: ['2.8 mm', '2.8 mm', ''] },
      { label: 'Longest lens', values: ['2.8 mm', '12 mm', ''] },
      { label: 'Outdoor', values: ['Yes', '', ''] },
      { label: 'PoE', values: ['Yes', '', ''] },
    ],
  });
});

test('no products have no rows', () => {
  expect(compareProducts([])).toEqual({ products: [], rows: [] });
});
