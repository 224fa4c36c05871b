import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveSearch } from '../../../../testing/naive-search.ts';
import { buildSearchIndex } from './search-index.ts';

const piece = fc.constantFrom(
  ...['4MP', '4', 'mp', '2.8mm', '28', 'mm', 'Wi', 'Fi', 'wifi', 'H', '265', 'h265', '10,000'],
  ...['camera', 'cameras', 'camrea', 'dome', 'doem', 'détector', 'detectr', 'siren', 'v', 'VT'],
  ...[
    'IP2B28',
    'ip',
    '12V',
    'CAT',
    '6',
    'key',
    'pad',
    'keypad',
    'x',
    'for',
    'channel',
    '8ch',
    'keypad4mp',
  ],
);
const separator = fc.constantFrom(' ', ' ', '-', '.', '/', ', ');
const text = (maxLength: number) =>
  fc
    .array(fc.tuple(piece, separator), { minLength: 1, maxLength })
    .map((parts) => parts.flat().slice(0, -1).join(''));
const product = fc.record({
  sku: text(2),
  name: text(5),
  category: fc.constantFrom(
    'CAMERAS',
    'IP CAMERAS',
    'ALARM KEYPADS & SIRENS',
    'CAMERA BRACKETS',
    'WIFI 4 MP',
    '',
  ),
  cost: fc.constant(1),
  price: fc.integer({ min: 1, max: 3 }),
});
const typedSoFar = fc.tuple(text(3), fc.nat({ max: 4 })).map(([whole, missing]) => {
  return whole.slice(0, Math.max(1, whole.length - missing));
});
const misspelt = fc.tuple(text(2), fc.nat({ max: 12 })).map(([whole, at]) => {
  return whole.slice(0, at) + whole.slice(at + 1);
});

test('the search index finds and ranks the same products as a search without an index', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 25 }),
      fc.array(fc.oneof(typedSoFar, misspelt), { minLength: 1, maxLength: 5 }),
      (products, queries) => {
        const index = buildSearchIndex(products);
        for (const query of queries) {
          const { positions, corrected } = index.search(query);
          if (corrected !== undefined) expect(naiveSearch(products, query), query).toEqual([]);
          expect([...positions], query).toEqual(naiveSearch(products, corrected ?? query));
        }
      },
    ),
    { numRuns: runs(300) },
  );
});

test('the search index answers any text with positions in the list, each once', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 10 }),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme' })),
      (products, query) => {
        const hits = [...buildSearchIndex(products).search(query).positions];
        expect(new Set(hits).size).toBe(hits.length);
        expect(hits.every((position) => position < products.length)).toBe(true);
      },
    ),
  );
});
