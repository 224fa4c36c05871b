import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../testing/edit-distance.ts';
import { keysOneEditAway, prefixRange } from './sorted-keys.ts';

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), maxLength: 6 });
const sortedKeys = fc.uniqueArray(key, { maxLength: 60 }).map((keys) => keys.sort());

describe('prefixRange', () => {
  test('finds exactly the keys with the prefix', () => {
    fc.assert(
      fc.property(sortedKeys, key, (keys, prefix) => {
        const { from, to } = prefixRange(keys, prefix);
        expect(keys.slice(from, to)).toEqual(keys.filter((each) => each.startsWith(prefix)));
      }),
    );
  });
});

describe('keysOneEditAway', () => {
  test('finds exactly the keys at Damerau distance 1', () => {
    fc.assert(
      fc.property(sortedKeys, key, (keys, token) => {
        const found = [...keysOneEditAway(keys, token)].map((position) => keys[position]);
        const near = keys.filter((each) => editDistance(each, token) === 1);
        expect(found.filter((each) => each !== token).sort()).toEqual(near);
      }),
      { numRuns: runs(500) },
    );
  });
});
