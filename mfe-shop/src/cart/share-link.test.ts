import type { Cart } from '@app/cart';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCartLine } from './a-cart-line.ts';
import { readSharedCart, shareLink } from './share-link.ts';

const read = (link: string) =>
  readSharedCart(new URL(link, 'https://a.example').searchParams.get('cart') ?? '');
const cartOf = (...lines: readonly (readonly [string, number])[]): Cart =>
  lines.map(([sku, quantity]) => aCartLine({ sku, quantity }));

test('a link to a cart has its SKUs and quantities and nothing else', () => {
  expect(shareLink(cartOf(['VT-4T', 2], ['HL-KL', 1]))).toBe('/consulting?cart=VT-4T:2,HL-KL:1');
});

test('every cart is read back from its link', () => {
  const sku = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= 64);
  const line = fc.tuple(sku, fc.integer({ min: 1, max: 999 }));
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ([one]) => one, minLength: 1, maxLength: 5 }),
      (lines) => {
        const link = shareLink(cartOf(...lines));
        fc.pre(link !== undefined);
        expect(read(link)).toEqual({
          lines: lines.map(([sku, quantity]) => ({ sku, quantity })),
          unreadable: [],
        });
      },
    ),
  );
});

test.each(['A,B', 'A:2', 'A%2CB', 'A B', 'A+B', 'A&B=C#D', '100%', 'Käbel"'])(
  'the SKU %j is read back from a link',
  (sku) => {
    const link = shareLink(cartOf([sku, 7], ['OTHER', 1])) ?? '';
    expect(read(link).lines).toEqual([
      { sku, quantity: 7 },
      { sku: 'OTHER', quantity: 1 },
    ]);
  },
);

test('a cart that is too long for a link has none', () => {
  const lines = Array.from({ length: 200 }, (_, index) => [`LONG-SKU-${index}`, 1] as const);
  expect(shareLink(cartOf(...lines))).toBeUndefined();
  expect(shareLink(cartOf(...lines.slice(0, 100)))).toBeDefined();
});

describe('a link that somebody wrote by hand', () => {
  test('needs no quantity, may have spaces and may end with a comma', () => {
    expect(readSharedCart('VT-4T, HL-KL:3,').lines).toEqual([
      { sku: 'VT-4T', quantity: 1 },
      { sku: 'HL-KL', quantity: 3 },
    ]);
  });

  test('names what it cannot read', () => {
    expect(readSharedCart(`A:0,B:1000,:3,${'x'.repeat(65)}:1,OK:1`)).toEqual({
      lines: [{ sku: 'OK', quantity: 1 }],
      unreadable: ['A:0', 'B:1000', ':3', `${'x'.repeat(65)}:1`],
    });
  });

  test('adds up a product that it has twice, to 999 at most', () => {
    expect(readSharedCart('A:2,A:3').lines).toEqual([{ sku: 'A', quantity: 5 }]);
    expect(readSharedCart('A:999,A:1').lines).toEqual([{ sku: 'A', quantity: 999 }]);
  });

  test('fills a cart at most, and names the rest', () => {
    const skus = Array.from({ length: 201 }, (_, index) => `S${index}`);
    const { lines, unreadable } = readSharedCart(skus.join());
    expect(lines).toHaveLength(200);
    expect(unreadable).toEqual(['S200']);
  });

  test.each(['', ',', ' , ,'])('%j offers nothing', (text) => {
    expect(readSharedCart(text)).toEqual({ lines: [], unreadable: [] });
  });
});
