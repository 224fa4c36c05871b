import { describe, expect, it } from 'vitest';
import { readPriceList } from '../../src/domain/catalogue/import/read-price-list.ts';
import type { StoredProduct } from '../../src/domain/catalogue/ports.ts';
import { dumpDialects, dumpOf } from './generated-dumps.ts';
import { generatedList } from './generated-products.ts';

const COUNT = 3000;
const list = generatedList(COUNT);

describe('the generated price list', () => {
  it('is the same with the same seed and another one with another', () => {
    expect(generatedList(COUNT)).toEqual(list);
    expect(generatedList(COUNT, 1)).not.toEqual(list);
  });
  it('has each SKU once', () => {
    expect(new Set(list.map(({ sku }) => sku)).size).toBe(COUNT);
  });
  it('has 400 categories', () => {
    expect(new Set(list.map(({ category }) => category)).size).toBe(400);
  });
  it.each(dumpDialects)('is read whole from its %s dump', async (dialect) => {
    const products: StoredProduct[] = [];
    const encoder = new TextEncoder();
    const pieces = Array.from(dumpOf(dialect, list), (piece) => encoder.encode(piece));
    const result = await readPriceList(pieces, (batch) => {
      products.push(...batch);
      return [];
    });
    expect(result).toMatchObject({ ok: true, value: { accepted: COUNT, refused: 0 } });
    expect(products).toEqual(list);
  });
});
