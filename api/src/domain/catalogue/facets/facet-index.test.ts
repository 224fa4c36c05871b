import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { capableOf } from '../capabilities/capable.ts';
import { buildFacetIndex } from './facet-index.ts';

const list = (...rows: readonly (readonly [name: string, rand: number])[]) =>
  rows.map(([name, rand], at) =>
    aProduct({ sku: `S-${at}`, name, category: 'DEVICES', price: rand * 100 }),
  );

const products = list(
  ['Vantis 2MP IP bullet camera PoE', 805],
  ['Vantis 4MP IP indoor dome camera PoE', 1050],
  ['Vantis 8MP IP bullet camera PoE', 2500],
  ['Halden 4MP IP bullet camera PoE', 955],
  ['Halden 8-channel NVR 4MP', 2499],
  ['Halden 16-channel NVR 8MP', 12_000],
  ['Cloth for lenses', 20],
);
const index = buildFacetIndex(products, capableOf(products), ['Halden', 'Vantis']);
const all = Uint32Array.from(products, (_, at) => at);

/** Kept positions and, by facet, its choices with their counts. */
function filtered(...filters: string[]) {
  const { kept, facets } = index.filter(all, filters);
  const choices = facets.map(({ id, choices }) => [
    id,
    Object.fromEntries(choices.map(({ filter, count }) => [filter.slice(id.length + 1), count])),
  ]);
  return { kept: [...kept], ...Object.fromEntries(choices) };
}

test('without filters all products are kept, and each choice has its count', () => {
  expect(filtered()).toEqual({
    kept: [...all],
    brand: { Halden: 3, Vantis: 3 },
    megapixels: { 2: 1, 4: 2, 8: 1 },
    channels: { 8: 1, 16: 1 },
    place: { indoor: 1, outdoor: 3 },
    price: { 0: 1, 500: 2, 1000: 2, 2500: 1, 10000: 1 },
  });
});

test('choices come in the order of their figures, with labels', () => {
  const { facets } = index.filter(all, []);
  const labels = facets.map(({ choices }) => choices.map(({ label }) => label));
  expect(labels).toEqual([
    ['Halden', 'Vantis'],
    ['2 MP', '4 MP', '8 MP'],
    ['8 channels', '16 channels'],
    ['Indoor', 'Outdoor'],
    [
      ...['Under R500', 'R500 to R1000', 'R1000 to R2500', 'R2500 to R5000'],
      'R10\u00a0000 and more',
    ],
  ]);
});

test('two choices of one facet are alternatives, and two facets must both fit', () => {
  expect(filtered('megapixels-4', 'megapixels-8').kept).toEqual([1, 2, 3]);
  expect(filtered('megapixels-4', 'brand-Halden').kept).toEqual([3]);
});

test('a filtered facet counts what its other choices would give, and other facets what is kept', () => {
  const { megapixels, brand, channels } = filtered('megapixels-4');
  expect(megapixels).toEqual({ 2: 1, 4: 2, 8: 1 });
  expect(brand).toEqual({ Halden: 1, Vantis: 1 });
  expect(channels).toBeUndefined();
});

test('a choice that the list does not have keeps nothing, and an unknown facet is ignored', () => {
  expect(filtered('megapixels-5').kept).toEqual([]);
  expect(filtered('colour-red').kept).toEqual([...all]);
});

test('a chosen choice stays, also when it leaves nothing or is the only one', () => {
  expect(filtered('megapixels-2', 'brand-Halden')).toMatchObject({
    kept: [],
    brand: { Halden: 0, Vantis: 1 },
    megapixels: { 2: 0, 4: 1 },
  });
  expect(index.filter(Uint32Array.of(0), ['brand-Vantis']).facets).toEqual([
    {
      id: 'brand',
      label: 'Brand',
      choices: [{ filter: 'brand-Vantis', label: 'Vantis', count: 1 }],
    },
  ]);
});

test('of many choices the twelve with the most products are shown', () => {
  const brands = Array.from({ length: 20 }, (_, at) => `Maker${String.fromCharCode(65 + at)}`);
  const many = list(
    ...brands.flatMap((brand, at) =>
      Array.from({ length: at + 1 }, () => [`${brand} siren`, 9] as const),
    ),
  );
  const { facets } = buildFacetIndex(many, [], brands).filter(Uint32Array.from(many.keys()), []);
  expect(facets[0]?.choices.map(({ label }) => label)).toEqual(brands.slice(8));
});
