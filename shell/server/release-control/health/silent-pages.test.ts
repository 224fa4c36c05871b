import { expect, test } from 'vitest';
import { createSilentPages } from './silent-pages.ts';

const DAY_MS = 24 * 60 * 60_000;

function aPage() {
  const clock = { now: 1_800_000_000_000 };
  const silent = createSilentPages(() => clock.now);
  const open = (page: string, ...networks: readonly number[]) => {
    for (const network of networks) silent.opened(page, `196.1.${network}.0/24`);
  };
  const alive = (page: string, network: number) => silent.alive(page, `196.1.${network}.0/24`);
  return { clock, shares: silent.shares, open, alive };
}

test('networks that do not tell within half a minute that a page came alive are counted, once each', () => {
  const { clock, shares, open, alive } = aPage();
  open('/a', 1, 1, 2);
  expect(shares()).toEqual({ '/a': { failed: 0, of: 0 } });
  alive('/a', 2);
  expect(shares()).toEqual({ '/a': { failed: 0, of: 1 } });
  clock.now += 30_000;
  open('/a', 1, 2, 3);
  expect(shares()).toEqual({ '/a': { failed: 1, of: 2 } });
});

test('a network tells of its own visits to a page only, however often it does', () => {
  const { clock, shares, open, alive } = aPage();
  open('/a', 1, 2, 3);
  open('/b', 4);
  clock.now += 30_000;
  for (const network of [4, 9, 9]) alive('/a', network);
  alive('/nowhere', 1);
  expect(shares()).toEqual({ '/a': { failed: 3, of: 3 }, '/b': { failed: 1, of: 1 } });
});

test('what was a day ago is forgotten, and so are all but the last hundred networks of a page', () => {
  const { clock, shares, open, alive } = aPage();
  open('/a', 1, 2);
  alive('/a', 1);
  clock.now += DAY_MS;
  expect(shares()).toEqual({ '/a': { failed: 0, of: 0 } });
  open('/a', ...Array(150).keys());
  for (let network = 0; network < 60; network++) alive('/a', network);
  clock.now += 30_000;
  expect(shares()).toEqual({ '/a': { failed: 90, of: 100 } });
});
