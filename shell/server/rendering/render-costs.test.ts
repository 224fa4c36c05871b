import { expect, test } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createRenderCosts } from './render-costs.ts';

const shop = { remote: 'shop', version: '2' };
const MINUTE = 60_000;

function start() {
  const clock = { now: 0 };
  const { log, lines } = recordedLog();
  return { costs: createRenderCosts(log, () => clock.now), clock, lines };
}

test('the costs of a version have the number of its renders and faults, the median and the 95th percentile', () => {
  const { costs } = start();
  for (let ms = 1; ms <= 100; ms++) costs.rendered(shop, { ms });
  costs.failed(shop);
  costs.rendered({ remote: 'marketing', version: '1' }, { ms: 7.04 });
  expect(costs.read()).toEqual([
    { remote: 'marketing', version: '1', renders: 1, faults: 0, p50Ms: 7, p95Ms: 7 },
    { remote: 'shop', version: '2', renders: 100, faults: 1, p50Ms: 50, p95Ms: 95 },
  ]);
});

test('a version that was measured has the heap of its process and what one render left in it', () => {
  const { costs } = start();
  for (const [bytes, growthBytes] of [
    [20, 0],
    [21, 2048],
    [22, 900_000],
  ] as const)
    costs.rendered(shop, { ms: 1, heap: { bytes: bytes * 2 ** 20, growthBytes } });
  expect(costs.read()).toMatchObject([{ heapMb: 22, growthKb: 2 }]);
});

test('the times of a version are those of its latest 500 renders', () => {
  const { costs } = start();
  for (let count = 0; count < 500; count++) costs.rendered(shop, { ms: 900 });
  for (let count = 0; count < 500; count++) costs.rendered(shop, { ms: 3 });
  expect(costs.read()).toMatchObject([{ renders: 1000, p50Ms: 3, p95Ms: 3 }]);
});

test('of many versions the 50 that were rendered last are remembered', () => {
  const { costs } = start();
  const versions = Array.from({ length: 60 }, (_, index) => String(100 + index));
  for (const version of versions) {
    costs.rendered({ remote: 'shop', version }, { ms: 1 });
    costs.rendered({ remote: 'about', version: '1' }, { ms: 1 });
  }
  const read = costs.read().map(({ remote, version }) => `${remote} ${version}`);
  expect(read).toEqual(['about 1', ...versions.slice(-49).map((version) => `shop ${version}`)]);
});

test('the costs of what was rendered are logged every ten minutes, and nothing when nothing was', () => {
  const { costs, clock, lines } = start();
  costs.rendered(shop, { ms: 4 });
  clock.now = 10 * MINUTE - 1;
  costs.rendered(shop, { ms: 4 });
  expect(lines).toEqual([]);
  clock.now += 1;
  costs.rendered(shop, { ms: 4 });
  expect(lines).toMatchObject([
    { msg: 'cost of rendering', ...shop, renders: 3, faults: 0, p50Ms: 4, p95Ms: 4 },
  ]);
  clock.now += 10 * MINUTE;
  costs.failed({ remote: 'about', version: '1' });
  expect(lines.slice(1)).toMatchObject([{ msg: 'cost of rendering', remote: 'about', faults: 1 }]);
});
