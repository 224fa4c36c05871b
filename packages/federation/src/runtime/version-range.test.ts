import { expect, test } from 'vitest';
import { isNewer, satisfiesRange } from './version-range.ts';

test.each([
  ['5.10.0', '5.9.9', true],
  ['5.9.9', '5.10.0', false],
  ['6.0.0', '5.99.99', true],
  ['5.0.1', '5.0.1', false],
])('version %s against %s: newer is %s', (one, other, newer) => {
  expect(isNewer(one, other)).toBe(newer);
});

test.each([
  ['5.39.2', '^5.0.0', true],
  ['5.0.0', '^5.0.0', true],
  ['5.0.0', '^5.0.1', false],
  ['5.10.0', '^5.9.0', true],
  ['6.0.0', '^5.0.0', false],
  ['51.0.0', '^5.0.0', false],
  ['5.0.0', '~5.0.0', false],
  ['1.0.0', '*', true],
  ['1.0.0', false, true],
] as const)('version %s in range %s: %s', (version, range, satisfied) => {
  expect(satisfiesRange(version, range)).toBe(satisfied);
});
