import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

describe('a fingerprint', () => {
  test('is the SHA-256 of the JSON in hex', () => {
    // printf '{"a":[1,null,"x"],"b":true}' | sha256sum
    expect(fingerprintOf({ b: true, a: [1, null, 'x'] })).toBe(
      '98d9d9eb9fde88e59263a83c4fac10e71ba374ce38fa76884da0f6a1d6b3c9bf',
    );
  });

  test('does not depend on the order of keys at any depth, or on keys that are undefined', () => {
    expect(fingerprintOf({ a: { x: 1, y: [{ p: 1, q: 2 }] }, b: 2 })).toBe(
      fingerprintOf({ b: 2, c: undefined, a: { y: [{ q: 2, p: 1 }], x: 1 } }),
    );
  });

  test.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: '","b":"' }, { a: '', b: '' }],
    [{ a: 12 }, { a: 1, b: 2 }],
  ])('differs between %j and %j', (left, right) => {
    expect(fingerprintOf(left)).not.toBe(fingerprintOf(right));
  });
});
