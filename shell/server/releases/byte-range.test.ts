import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a range of 100 bytes', () => {
  test.each([
    ['bytes=0-1', { from: 0, to: 1 }],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=90-200', { from: 90, to: 99 }],
    ['bytes=99-99', { from: 99, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['Bytes=5-6', { from: 5, to: 6 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'whole'],
    ['bytes=7-3', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes= 0-1', 'whole'],
    ['items=0-1', 'whole'],
    ['', 'whole'],
  ])('%j is read as %j', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  test('is unsatisfiable for an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  test('never ends beyond the end of the file', () => {
    const number = fc.nat().map(String);
    const end = fc.oneof(fc.constant(''), number);
    fc.assert(
      fc.property(end, end, fc.nat(1000), (first, last, size) => {
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (typeof range === 'string') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeGreaterThanOrEqual(range.from);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
