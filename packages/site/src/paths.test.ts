import { expect, test } from 'vitest';
import { orderPath, paths } from './paths.ts';

test('no two pages have the same path', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length);
});

test('the path of an order is the price list page with the token of the order', () => {
  const token = '0123456789abcdef0123456789abcdef';
  expect(orderPath(token)).toBe(`/consulting?order=${token}`);
});
