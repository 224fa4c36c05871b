import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readCurrentPrices, readCurrentPricesByQuery } from './current-prices.ts';
import { fieldMessages } from './failure.ts';
import { wireSchema } from './json-schema.ts';

const TOO_MANY = { skus: 'At most 200 SKUs' };

describe('a request for current prices', () => {
  const messagesOf = (skus: unknown) => {
    const parsed = v.safeParse(readCurrentPrices.request, { skus });
    return parsed.success ? {} : fieldMessages(parsed.issues);
  };

  test('may name 200 SKUs', () => {
    expect(messagesOf(Array(200).fill('ü/?&,%'.repeat(10)))).toEqual({});
  });

  test.each([
    ['SKUs', 'A'],
    ['other values', 7],
  ])('with 5000 %s is refused with a short message', (_, sku) => {
    expect(messagesOf(Array(5000).fill(sku))).toEqual(TOO_MANY);
  });

  test.each([undefined, 'A,B', [7], { 0: 'A' }])('may not be %j', (skus) => {
    expect(messagesOf(skus)).not.toEqual({});
  });
});

describe('a query of current prices, as older releases of the shop send it', () => {
  const { query } = readCurrentPricesByQuery;
  const list = (count: number) => Array(count).fill('A').join(',');
  const encoded = (skus: readonly string[]) => skus.map(encodeURIComponent).join(',');

  test('decodes to the SKUs that were encoded, commas and percent signs included', () => {
    const skus = ['A-1', 'B,2', '100%', 'ü/?&'];
    expect(v.parse(query, { skus: encoded(skus) })).toEqual({ skus });
  });

  test('ignores SKUs that are empty or not encoded correctly', () => {
    expect(v.parse(query, { skus: ',A,%E0%A4,' })).toEqual({ skus: ['A'] });
  });

  test('may name at most 200 SKUs', () => {
    expect(v.is(query, { skus: list(200) })).toBe(true);
    const parsed = v.safeParse(query, { skus: list(201) });
    expect(parsed.issues && fieldMessages(parsed.issues)).toEqual(TOO_MANY);
  });

  test('has in the OpenAPI document the limit of 200 SKUs, and none that no URL has room for', () => {
    const { pattern = '', maxLength } = wireSchema(query).properties?.skus ?? {};
    expect(new RegExp(pattern).test(list(200))).toBe(true);
    expect(new RegExp(pattern).test(list(201))).toBe(false);
    expect(maxLength).toBeUndefined();
  });
});
