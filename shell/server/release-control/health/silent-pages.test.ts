import { expect, test } from 'vitest';
import { createSilentPages } from './silent-pages.ts';

function aPage() {
  const clock = { now: 1_800_000_000_000 };
  const silent = createSilentPages(() => clock.now);
  const open = (page: string, ...networks: readonly number[]) => {
    for (const network of networks) silent.opened(page, `196.1.${network}.0/24`);
  };
  return { clock, silent, open };
}

test('browsers in a row that do not tell within half a minute that a page came alive are counted, once a network', () => {
  const { clock, silent, open } = aPage();
  open('/a', 1, 1, 2);
  expect(silent.longest()).toBe(0);
  clock.now += 30_000;
  open('/a', 1, 2, 3);
  expect(silent.longest()).toBe(2);
});

test('a page that one browser tells of is counted anew, and the others are not', () => {
  const { clock, silent, open } = aPage();
  open('/a', 1, 2, 3);
  open('/b', 4, 5);
  clock.now += 30_000;
  silent.alive('/a');
  expect(silent.longest()).toBe(2);
  open('/a', 6, 7, 8);
  clock.now += 30_000;
  expect(silent.longest()).toBe(3);
});
