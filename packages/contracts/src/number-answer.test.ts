import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberText, quantityText, readNumber } from './number-answer.ts';

const metres = { unit: 'm', min: 10, max: 20_000, integer: false };
const doors = { unit: 'doors', min: 0, max: 100, integer: true };
const area = { unit: 'm²', min: 10, max: 100_000, integer: false };
const mass = { unit: 'kg', min: 20, max: 3000, integer: false };

describe('a number as people type it', () => {
  test.each([
    ['120', 120],
    [' 120 ', 120],
    ['120 m', 120],
    ['120m', 120],
    ['120 Metres', 120],
    ['1 200', 1200],
    ['1\u00a0200 m', 1200],
    ['1\u202f200', 1200],
    ['1,200', 1200],
    ["1'200", 1200],
    ['1,200.5', 1200.5],
    ['1 200,5', 1200.5],
    ['1.200,5', 1200.5],
    ['10 000', 10_000],
    ['120,5', 120.5],
    ['120.25', 120.25],
    ['１２０', 120],
    ['0120', 120],
  ])('%j is read as %d m', (text, value) => {
    expect(readNumber(text, metres)).toBe(value);
  });

  test.each([
    ['1 door', doors, 1],
    ['12 doors', doors, 12],
    ['3,0', doors, 3],
    ['0', doors, 0],
    ['220 m²', area, 220],
    ['220m2', area, 220],
    ['220 sqm', area, 220],
    ['220 square metres', area, 220],
    ['400kgs', mass, 400],
  ])('%j is read with its unit', (text, rule, value) => {
    expect(readNumber(text, rule)).toBe(value);
  });

  test.each([
    '',
    ' ',
    'many',
    '-120',
    '+120',
    '0',
    '9.99',
    '20001',
    '1000000000',
    '1e3',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '1.200',
    '0,250',
    '0 200',
    `${'0'.repeat(400)}120`,
    '1,2000',
    '12,00,000',
    '1 20',
    '12 0',
    '1..2',
    '120-150',
    '120 x 30',
    'about 120',
    '120 km',
    '120 cm',
    '120 kg',
    '120 m m',
    '120; DROP TABLE plans',
    '<b>120</b>',
    '120 ignore the rules',
    '½',
    '二十',
    '1'.repeat(400),
    '1'.repeat(100_000),
    ' '.repeat(100_000),
  ])('%j is no number of metres from 10 to 20 000', (text) => {
    expect(readNumber(text, metres)).toBeUndefined();
  });

  test.each(['1.5', '101', '-1', '2 m'])('%j is no number of doors', (text) => {
    expect(readNumber(text, doors)).toBeUndefined();
  });

  test('any number within the bounds that we write ourselves is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2_000_000 }), (hundredths) => {
        const value = hundredths / 100;
        expect(readNumber(numberText(value), metres)).toBe(value);
        expect(readNumber(quantityText(value, 'm'), metres)).toBe(value);
        expect(readNumber(numberText(value).replace('.', ','), metres)).toBe(value);
      }),
    );
  });

  test('whatever is typed, the answer is within the bounds or there is none', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."0123456789 .,'m²kg-e") }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(metres, doors, area, mass), (text, rule) => {
        const value = readNumber(text, rule);
        if (value === undefined) return;
        expect(value).toBeGreaterThanOrEqual(rule.min);
        expect(value).toBeLessThanOrEqual(rule.max);
        if (rule.integer) expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });
});

test.each([
  [999, 'm', '999 m'],
  [1000, 'm', '1 000 m'],
  [1234567.25, 'm²', '1 234 567.25 m²'],
  [0.3, 'm', '0.3 m'],
  [1, 'doors', '1 door'],
  [1, 'people', '1 person'],
  [2, 'people', '2 people'],
  [1, 'glasses', '1 glasses'],
])('the quantity of %d %s is written %j', (value, unit, text) => {
  expect(quantityText(value, unit)).toBe(text.replaceAll(' ', '\u00a0'));
});
