import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';
import { orderPath, paths } from './paths.ts';

test('the main menu has these entries in this order', () => {
  const shown = navigation.map(({ label, href, submenu }) => [
    label,
    href,
    ...(submenu ?? []).map((item) => `${item.label} ${item.href}`),
  ]);
  expect(shown).toEqual([
    ['Business Security', '/business-security'],
    ['Home Security', '/home-security'],
    ['Technology', '/exploring'],
    ['Security Plan', '/proposal', 'Price Estimates /consulting'],
    ['Technical Help', '/tech-help'],
    ['Contact', '/contact'],
    ['About Us', '/about'],
  ]);
});

test('no two pages have the same path', () => {
  expect(new Set(Object.values(paths)).size).toBe(Object.values(paths).length);
});

test('the path of an order is the price list page with the token of the order', () => {
  const token = '0123456789abcdef0123456789abcdef';
  expect(orderPath(token)).toBe(`/consulting?order=${token}`);
});
