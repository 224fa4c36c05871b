import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newHandles } from './handles.ts';

let drawn = 0;
// As evenly spread as random bytes, and the same in each run.
const randomness = {
  hex: (bytes: number) =>
    createHash('sha512')
      .update(String(drawn++))
      .digest('hex')
      .slice(0, 2 * bytes),
};
const many = Array.from({ length: 2000 }, () => newHandles('ORD', randomness));

describe('the handles of a lead', () => {
  test('have a reference without letters and digits that look alike', () => {
    for (const { reference } of many) {
      expect(reference).toMatch(/^ORD-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      expect(reference.slice(4)).not.toMatch(/[01OIL]/);
    }
  });

  test('have a reference that uses the whole alphabet in every place', () => {
    for (const place of [4, 5, 6, 7, 9, 10, 11, 12]) {
      expect(new Set(many.map(({ reference }) => reference[place])).size).toBe(31);
    }
  });

  test('are different each time', () => {
    expect(new Set(many.map(({ reference }) => reference)).size).toBe(many.length);
    expect(new Set(many.map(({ token }) => token)).size).toBe(many.length);
  });

  test('have a token that cannot be guessed', () => {
    for (const { token } of many) expect(token).toMatch(/^[0-9a-f]{32}$/);
  });
});
