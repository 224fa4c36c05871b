import { expect, test, vi } from 'vitest';
import { anOffer } from '../../../../testing/plan-parts.ts';
import type { Catalogue, PriceListVersion } from '../../catalogue/ports.ts';
import { catalogueMarket } from './catalogue-market.ts';
import type { Offer } from './market.ts';

const aVersion = (id: string): PriceListVersion => ({
  id,
  importedAt: `2026-11-2${id}T08:00:00.000Z`,
  productCount: 1,
});
const camera = { device: 'ip-camera' } as const;

function setUp() {
  const world = { version: undefined as PriceListVersion | undefined };
  const offers = vi.fn(async (): Promise<readonly Offer[]> => [anOffer({ sku: 'OLD' })]);
  const catalogue = { version: () => world.version, queries: { offers } };
  const log = { error: vi.fn() };
  const listed = catalogueMarket(catalogue as unknown as Catalogue, log);
  return { world, offers, log, listed };
}

const skus = ({ market }: Awaited<ReturnType<ReturnType<typeof catalogueMarket>>>) =>
  market.fitting(camera).map(({ sku }) => sku);

test('the market is that of the price list that is served, asked for once for each', async () => {
  const { world, offers, listed } = setUp();
  world.version = aVersion('1');
  const [first, second] = await Promise.all([listed(), listed()]);
  expect(skus(first)).toEqual(['OLD']);
  expect(second).toBe(first);
  expect(first.priceListDate).toBe('2026-11-21');
  expect(offers).toHaveBeenCalledTimes(1);
  world.version = aVersion('2');
  offers.mockResolvedValue([anOffer({ sku: 'NEW' })]);
  const later = await listed();
  expect([skus(later), later.priceListDate]).toEqual([['NEW'], '2026-11-22']);
});

test('a list that is replaced while its products are on their way keeps its own date', async () => {
  const { world, offers, listed } = setUp();
  world.version = aVersion('1');
  const answer = Promise.withResolvers<readonly Offer[]>();
  offers.mockReturnValueOnce(answer.promise);
  const first = listed();
  world.version = aVersion('2');
  offers.mockResolvedValueOnce([anOffer({ sku: 'NEW' })]);
  const second = listed();
  answer.resolve([anOffer({ sku: 'OLD' })]);
  expect([skus(await first), (await first).priceListDate]).toEqual([['OLD'], '2026-11-21']);
  expect([skus(await second), (await second).priceListDate]).toEqual([['NEW'], '2026-11-22']);
});

test('without a price list the market is empty and has no date', async () => {
  const { offers, listed } = setUp();
  const none = await listed();
  expect([skus(none), none.priceListDate]).toEqual([[], undefined]);
  expect(offers).not.toHaveBeenCalled();
});

test('a worker that does not answer is logged, leaves the market empty, and is asked again for the next plan', async () => {
  const { world, offers, listed, log } = setUp();
  world.version = aVersion('1');
  offers.mockRejectedValueOnce(new Error('the worker ended'));
  const [first, second] = await Promise.all([listed(), listed()]);
  expect([skus(first), skus(second), first.priceListDate]).toEqual([[], [], undefined]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(skus(await listed())).toEqual(['OLD']);
});
