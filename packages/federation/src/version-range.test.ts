import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import semver from 'semver';
import { describe, expect, test } from 'vitest';
import { isNewer, satisfies } from './version-range.ts';

describe('a version', () => {
  test.each([
    ['1.2.3', '^1.2.3', true],
    ['1.2.4', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.10.0', '^1.9.0', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['1.9.9', '^2.0.0', false],
    ['1.2.0', '^1.2', true],
    ['1.1.9', '^1.2', false],
    ['1.0.0', '^1', true],
    ['2.4.0', '^1.3.0 || ^2.0.0', true],
    ['1.3.0', '^1.3.0||^2.0.0', true],
    ['1.2.9', '^1.3.0 || ^2.0.0', false],
    ['3.0.0', '^1.3.0 || ^2.0.0', false],
    ['2.0.0', '^1 || ^2 || ^3', true],
  ])('of %s satisfies %j: %s', (version, range, satisfied) => {
    expect(satisfies(version, range)).toBe(satisfied);
  });

  test.each([
    ['1.2.3', '1.2.3'],
    ['1.2.3', '~1.2.3'],
    ['1.2.3', '*'],
    ['1.2.3', ''],
    ['1.2.3', '|| ||'],
    ['0.2.3', '^0.2.3'],
    ['1.2.3-beta', '^1.2.3'],
    ['', '^1.2.3'],
  ])('of %j does not satisfy %j, because one of the two cannot be read', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});

test('the ranges that are read mean what they mean to npm', () => {
  const number = fc.integer({ min: 0, max: 3 });
  const major = fc.integer({ min: 1, max: 3 });
  const version = fc.tuple(major, number, number).map((parts) => parts.join('.'));
  const caret = fc
    .tuple(major, number, number, fc.integer({ min: 1, max: 3 }))
    .map(
      ([first, second, third, length]) => `^${[first, second, third].slice(0, length).join('.')}`,
    );
  const range = fc.array(caret, { minLength: 1, maxLength: 3 }).map((some) => some.join(' || '));
  fc.assert(
    fc.property(version, range, (one, of) => {
      expect(satisfies(one, of)).toBe(semver.satisfies(one, of));
    }),
    { numRuns: runs(2000) },
  );
});

test.each([
  ['5.10.0', '5.9.9', true],
  ['5.9.9', '5.10.0', false],
  ['6.0.0', '5.99.99', true],
  ['5.0.1', '5.0.1', false],
])('version %s against %s: newer is %s', (one, other, newer) => {
  expect(isNewer(one, other)).toBe(newer);
});
