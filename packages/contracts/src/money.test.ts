import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatRand, toCents, toRand, vatIncludedIn } from './money.ts';
import { rand } from './rand.ts';

/** Cents: 200 lines of 999 at almost a million rand each. */
const LARGEST_ORDER = 20_000_000_000_000;

describe('money', () => {
  test.each([
    [804.9, 80_490],
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [0, 0],
    [1_000_000.01, 100_000_001],
  ])('R %d is %i cents', (rand, cents) => {
    expect(toCents(rand)).toBe(cents);
  });

  test('is the same after encoding and decoding', () => {
    for (const cents of [0, 1, 99, 101, 80_490, 123_456_789]) {
      expect(toCents(toRand(cents))).toBe(cents);
    }
  });

  test('on the wire never has more than two decimals', () => {
    fc.assert(
      fc.property(fc.nat(LARGEST_ORDER), (cents) => {
        const json = JSON.stringify(toRand(cents));
        expect(json).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(v.parse(rand, JSON.parse(json))).toBe(cents);
      }),
    );
  });

  test.each([-0.01, '804.90', null, Number.NaN, Number.POSITIVE_INFINITY])(
    'on the wire is never %j',
    (amount) => {
      expect(v.is(rand, amount)).toBe(false);
    },
  );

  test.each([
    [0, 'R0.00'],
    [5, 'R0.05'],
    [80_490, 'R804.90'],
    [999_999, 'R9999.99'],
    [1_000_000, 'R10\u00a0000.00'],
    [1_043_940, 'R10\u00a0439.40'],
    [123_456_789, 'R1\u00a0234\u00a0567.89'],
    [-80_490, '-R804.90'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatRand(cents)).toBe(text);
  });

  test.each([
    [11_500, 0.15, 1500],
    [160_980, 0.15, 20_997],
    [1, 0.15, 0],
    [11_500, 0, 0],
  ])('%i cents hold VAT at %d of %i', (cents, rate, vat) => {
    expect(vatIncludedIn(cents, rate)).toBe(vat);
  });

  test('groups from ten thousand rand up and never below', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), (cents) => {
        const text = formatRand(cents);
        expect(text).toMatch(
          cents < 1_000_000 ? /^R\d{1,4}\.\d\d$/ : /^R\d{1,3}(\u00a0\d{3})+\.\d\d$/,
        );
        expect(toCents(Number(text.replace(/[R\u00a0]/g, '')))).toBe(cents);
      }),
    );
  });

  test('contains VAT that is the rate times the amount without VAT, to the cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const vat = vatIncludedIn(cents, percent / 100);
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat - ((cents - vat) * percent) / 100)).toBeLessThanOrEqual(1.001);
      }),
    );
  });
});
