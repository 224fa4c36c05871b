import { beforeAll, expect, test } from 'vitest';
import { amountsOf, partsOf } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import { designVehicles } from './vehicles.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const site = aSite({ trackedVehicles: 3, trackedAssets: 2 });

test.each([
  ['essential', { 'vehicle-tracker': 3, 'asset-tracker': 2 }],
  ['recommended', { 'vehicle-tracker': 3, 'vehicle-panic-button': 3, 'asset-tracker': 2 }],
  [
    'complete',
    {
      'vehicle-tracker': 3,
      'vehicle-panic-button': 3,
      'vehicle-camera': 3,
      'asset-tracker': 2,
    },
  ],
] as const)('three vehicles and two assets in the %s budget: %o', (scope, amounts) => {
  expect(Object.fromEntries(amountsOf(designVehicles({ site, market, scope })))).toEqual(amounts);
});

test('without a price list the same is to be quoted', () => {
  const parts = partsOf(designVehicles({ site, market: noProducts, scope: 'complete' }));
  expect(parts.map(({ quantity, offer }) => [quantity, offer])).toEqual([
    [3, undefined],
    [3, undefined],
    [3, undefined],
    [2, undefined],
  ]);
});

test('assets alone need no note on drivers', () => {
  const assets = aSite({ trackedAssets: 1 });
  expect(designVehicles({ site: assets, market, scope: 'complete' }).compliance).toEqual([]);
});
