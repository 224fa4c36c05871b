import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDecimal } from './cents-from-decimal.ts';

const cents = (text: string) => {
  const result = centsFromDecimal(text);
  return result.ok ? result.value : result.failure;
};

describe('centsFromDecimal', () => {
  test.each([
    ['0', 0],
    ['-0.00', 0],
    ['804.90', 80490],
    ['804.9', 80490],
    ['804', 80400],
    ['804.', 80400],
    ['.5', 50],
    ['+7.05', 705],
    [' 12.3400 ', 1234],
    ['0012.30', 1230],
    ['1.15', 115],
    ['4.35', 435],
    ['99999999.99', 9_999_999_999],
    ['1.5e2', 15000],
    ['5E-1', 50],
    ['1,234.50', 123450],
    ['1 234.50', 123450],
    ['1\u00a0234\u00a0567.89', 123456789],
    ['-0,000.00', 0],
  ])('reads %s exactly', (text, expected) => {
    expect(cents(text)).toBe(expected);
  });

  test('rounds the long doubles of a SQLite dump to cents and refuses those with a third decimal', () => {
    expect(cents('804.89999999999997729')).toBe(80490);
    expect(cents('12.099999999999999644')).toBe(1210);
    expect(cents('99999999.989999994635')).toBe(9_999_999_999);
    expect(cents('12.345000000000000639')).toBe('has more than two decimals');
    expect(cents('19.990000000000002')).toBe('has more than two decimals');
  });

  test.each([
    ['', 'is empty'],
    [' ', 'is empty'],
    ['.', 'is not a number'],
    ['-', 'is not a number'],
    ['R12', 'is not a number'],
    ['R1,234.50', 'is not a number'],
    ['-1,234.50', 'is negative'],
    ['100,000,000.00', 'is more than 99,999,999.99'],
    ['1.2.3', 'is not a number'],
    ['0x1F', 'is not a number'],
    ['NaN', 'is not a number'],
    ['Infinity', 'is not a number'],
    ['1e', 'is not a number'],
    ['12.345', 'has more than two decimals'],
    ['0.001', 'has more than two decimals'],
    ['1e-7', 'has more than two decimals'],
    ['-0.01', 'is negative'],
    ['-0.001', 'is negative'],
    ['-1e3', 'is negative'],
    ['100000000', 'is more than 99,999,999.99'],
    ['99999999.995e0', 'is more than 99,999,999.99'],
    ['1e400', 'is more than 99,999,999.99'],
    ['9'.repeat(300), 'is more than 99,999,999.99'],
  ])('refuses %s', (text, reason) => {
    expect(cents(text)).toBe(reason);
  });

  test.each([
    ...['1,234', '1234,50', '1 234,50', '1.234,50', '12 50'],
    ...['1,23.50', '1,234 567.00', '1,234.567', '1,2345.00'],
  ])('refuses %s, whose comma or space can mean two things', (text) => {
    expect(cents(text)).toMatch(/^has a comma or a space in it/);
  });

  test('reads every amount of cents, written with decimals or as a double', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        const whole = Math.trunc(amount / 100);
        const decimals = String(amount % 100).padStart(2, '0');
        expect(cents(`${whole}.${decimals}`)).toBe(amount);
        expect(cents(`${whole}.${decimals}000`)).toBe(amount);
        // All the digits of the double, as SQLite writes it.
        expect(cents((amount / 100).toFixed(20))).toBe(amount);
      }),
    );
  });
});
