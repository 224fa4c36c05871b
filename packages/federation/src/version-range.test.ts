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
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['2.0.0-rc.1', '^1.0.0 || ^2.0.0', false],
    ['2.0.0-rc.1', '^1.0.0 || ^2.0.0-rc.1', true],
    ['2.0.0-rc.10', '^2.0.0-rc.9', true],
    ['2.0.0-beta.1', '^2.0.0-rc.1', false],
    ['2.1.0-rc.1', '^2.0.0-rc.1', false],
    ['2.0.0', '^2.0.0-rc.1', true],
    ['2.1.0', '^2.0.0-rc.1', true],
    ['2.0.0-canary-0a1b-20261101', '2.0.0-canary-0a1b-20261101', true],
    ['2.0.0-canary-0a1b-20261102', '2.0.0-canary-0a1b-20261101', false],
  ])('of %s satisfies %j: %s', (version, range, satisfied) => {
    expect(satisfies(version, range)).toBe(satisfied);
  });

  test.each([
    ['1.2', '1.2'],
    ['1.2.3', '~1.2.3'],
    ['1.2.3', '*'],
    ['1.2.3', ''],
    ['1.2.3', '|| ||'],
    ['0.2.3', '^0.2.3'],
    ['', '^1.2.3'],
  ])('of %j does not satisfy %j, because one of the two cannot be read', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});

describe('of versions with and without prereleases,', () => {
  const number = fc.integer({ min: 0, max: 3 });
  const major = fc.integer({ min: 1, max: 3 });
  const identifier = fc.oneof(number, fc.constantFrom('alpha', 'rc', 'rc-1', 'RC', '10', '0a'));
  const prerelease = fc
    .array(identifier, { minLength: 1, maxLength: 3 })
    .map((identifiers) => `-${identifiers.join('.')}`);
  const ending = fc.oneof(fc.constant(''), prerelease);
  const numbers = fc.tuple(major, number, number);
  const version = fc.tuple(numbers, ending).map(([parts, end]) => parts.join('.') + end);

  test('the ranges that are read mean what they mean to npm', () => {
    const short = fc
      .tuple(numbers, fc.integer({ min: 1, max: 2 }))
      .map(([parts, length]) => `^${parts.slice(0, length).join('.')}`);
    const caret = version.map((one) => `^${one}`);
    const range = fc
      .array(fc.oneof(caret, short, version), { minLength: 1, maxLength: 3 })
      .map((some) => some.join(' || '));
    fc.assert(
      fc.property(version, range, (one, of) => {
        expect(satisfies(one, of)).toBe(semver.satisfies(one, of));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('the newer one is that of npm', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(isNewer(one, other)).toBe(semver.gt(one, other));
      }),
      { numRuns: runs(1000) },
    );
  });
});
