import { expect, test, vi } from 'vitest';
import type { Need, PriceRange } from '../catalogue/capabilities/need.ts';
import type { Catalogue, PriceListVersion } from '../catalogue/ports.ts';
import { catalogueCosts } from './catalogue-costs.ts';

const labour: Need = { device: 'labour' };
const aVersion = (id: string): PriceListVersion => ({ id, importedAt: '', productCount: 1 });

function setUp() {
  const world = { version: undefined as PriceListVersion | undefined };
  const priceRanges = vi.fn(
    async (needs: readonly Need[]): Promise<(PriceRange | undefined)[]> =>
      needs.map(({ device }) => (device === 'labour' ? { from: 45_000, to: 45_000 } : undefined)),
  );
  const catalogue = { version: () => world.version, queries: { priceRanges } };
  const log = { error: vi.fn() };
  const costs = catalogueCosts(catalogue as unknown as Catalogue, log);
  return { world, priceRanges, log, costs };
}

test('costs are those of the price list that is served, looked up once for each', async () => {
  const { world, priceRanges, costs } = setUp();
  world.version = aVersion('1');
  expect((await costs()).priceOf(labour)).toEqual({ from: 45_000, to: 45_000 });
  expect((await costs()).priceOf({ device: 'maglock' })).toBeUndefined();
  expect(priceRanges).toHaveBeenCalledTimes(1);
  world.version = aVersion('2');
  priceRanges.mockImplementation(async (needs) => needs.map(() => ({ from: 1, to: 2 })));
  expect((await costs()).priceOf(labour)).toEqual({ from: 1, to: 2 });
});

test('without a price list nothing has a price', async () => {
  const { costs, priceRanges } = setUp();
  expect((await costs()).priceOf(labour)).toBeUndefined();
  expect(priceRanges).not.toHaveBeenCalled();
});

test('a search that does not answer is logged and asked again for the next report', async () => {
  const { world, priceRanges, costs, log } = setUp();
  world.version = aVersion('1');
  priceRanges.mockRejectedValueOnce(new Error('the worker ended'));
  expect((await costs()).priceOf(labour)).toBeUndefined();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await costs()).priceOf(labour)).toBeDefined();
});
