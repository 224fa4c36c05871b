import type { MenuEntry } from '@app/federation/registry';
import { expect, test } from 'vitest';
import { mainMenu } from './main-menu.ts';

const remote = (menus: Readonly<Record<string, MenuEntry | null | undefined>>) => ({
  routes: Object.entries(menus).map(([path, menu]) => ({ path, menu })),
});
const hrefs = (items: ReturnType<typeof mainMenu>) => items.map(({ href }) => href);

test('entries come in their order, whichever remote brings them, and by address where that is the same', () => {
  const one = remote({ '/c': { label: 'C', order: 20 }, '/b': { label: 'B', order: 20 } });
  const other = remote({ '/a': { label: 'A', order: 30 }, '/d': { label: 'D', order: 1 } });
  expect(hrefs(mainMenu([one, other]))).toEqual(['/d', '/b', '/c', '/a']);
});

test('a page without an entry has none', () => {
  expect(mainMenu([remote({ '/a': null, '/contact': null })])).toEqual([]);
});

test('an entry is in the submenu of another remote, and in the bar when that is gone', () => {
  const plans = remote({ '/plans': { label: 'Plans', order: 10, section: '/plan/' } });
  const prices = remote({ '/prices': { label: 'Prices', order: 1, under: '/plans' } });
  expect(mainMenu([prices, plans])).toMatchObject([
    { href: '/plans', section: '/plan/', submenu: [{ href: '/prices', label: 'Prices' }] },
  ]);
  expect(mainMenu([prices])).toMatchObject([{ href: '/prices', label: 'Prices' }]);
});

test('an entry is the current one in its section only while no other remote has pages there', () => {
  const explorer = remote({
    '/explorer': { label: 'Explorer', order: 10, section: '/technology/' },
    '/technology/a': null,
  });
  const rival = remote({ '/technology/b': null });
  expect(mainMenu([explorer])[0]?.section).toBe('/technology/');
  expect(mainMenu([explorer, rival])[0]?.section).toBeUndefined();
});

test('the bar has eight entries and a submenu six: the first of them', () => {
  const many = (from: number, under?: string) =>
    remote(
      Object.fromEntries(
        Array.from({ length: 9 }, (_, at) => [
          `/${under ?? ''}${from - at}`,
          { label: `Page ${at}`, order: from - at, ...(under ? { under: `/${under}` } : {}) },
        ]),
      ),
    );
  const menu = mainMenu([many(20), many(40, '12')]);
  expect(hrefs(menu)).toEqual(['/12', '/13', '/14', '/15', '/16', '/17', '/18', '/19']);
  expect(hrefs(menu[0]?.submenu ?? [])).toEqual([
    '/1232',
    '/1233',
    '/1234',
    '/1235',
    '/1236',
    '/1237',
  ]);
});

test('pages of releases from before have the entries that they had', () => {
  const before = remote({ '/about': undefined, '/proposal': undefined, '/consulting': undefined });
  expect(mainMenu([before])).toMatchObject([
    { href: '/proposal', label: 'Security Plan', submenu: [{ label: 'Price Estimates' }] },
    { href: '/about', label: 'About Us' },
  ]);
});
