import { technologyTitles } from '@app/site/technology-titles';
import { expect, test } from 'vitest';
import { readSample } from '../../../../testing/plan-lists.ts';
import { buildCapabilityIndex } from '../capabilities/capability-index.ts';
import { capableOf } from '../capabilities/capable.ts';
import type { StoredProduct } from '../ports.ts';
import { buildSearchIndex } from '../search/search-index.ts';
import { technologyDevices } from './technology-devices.ts';
import { technologyPrices } from './technology-prices.ts';

const sample = await readSample();
const pricesOf = (products: readonly StoredProduct[]) => {
  const index = buildCapabilityIndex(products);
  return technologyPrices({
    priceRanges: async (needs) => needs.map((need) => index.priceRange(need)),
  });
};

test('prices of the sample list are those of the cheapest devices that fit', async () => {
  const shown = (await pricesOf(sample)).map(({ label, from }) => [label, from]);
  expect(Object.fromEntries(shown)).toEqual({
    '4 MP, 2.8 mm camera': 95490,
    '4-channel recorder': 158990,
    '12 m motion detector': 22500,
    'Door contact': 4500,
    '8-zone alarm panel': 135990,
    '1-zone energiser': 244500,
    'Gate contact kit': 51500,
    '500 kg gate motor': 556000,
    'Safety beams, pair': 54990,
    'Theft cage': 110000,
    '1-door controller': 220490,
    'Card reader': 61500,
    Maglock: 68000,
    '24-hour monitoring, a month': 32490,
    'LTE communicator': 226490,
    '4 MP, 12 mm camera': 180500,
    '4 MP solar camera kit': 777500,
    'Vehicle tracking unit': 184500,
    'Dash camera': 540500,
    'Temperature sensor': 140500,
    Gateway: 1064000,
    'Video intercom kit': 422990,
  });
});

test('every technology has a price in the sample list', async () => {
  const priced = new Set((await pricesOf(sample)).map(({ technology }) => technology));
  expect([...priced].sort()).toEqual(Object.keys(technologyTitles).sort());
});

test('an empty price list gives no prices', async () => {
  expect(await pricesOf([])).toEqual([]);
});

test('a device that no product fits is left out, and the others stay', async () => {
  const without = capableOf(sample)
    .filter(({ device }) => device !== 'nvr')
    .map(({ product }) => product);
  const labels = (await pricesOf(without)).map(({ label }) => label);
  expect(labels).toContain('4 MP, 2.8 mm camera');
  expect(labels).not.toContain('4-channel recorder');
});

const search = buildSearchIndex(sample);
const capabilities = buildCapabilityIndex(sample);
test.each(Object.values(technologyDevices).flat())(
  'the search "$search" finds the cheapest $label',
  ({ search: term, need }) => {
    const hits = Array.from(search.search(term).positions, (at) => sample[at]?.sku);
    expect(hits).toContain(capabilities.fitting(need)[0]?.sku);
    expect(hits.length).toBeLessThan(40);
  },
);
