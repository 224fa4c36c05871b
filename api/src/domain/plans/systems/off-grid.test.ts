import { beforeAll, expect, test } from 'vitest';
import { worded } from '../../../../testing/design-counts.ts';
import { marketWith } from '../../../../testing/market-with.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import type { Scope } from '../plan-parts.ts';
import { designOffGrid } from './off-grid.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (remotePoints: number, scope: Scope = 'recommended', from: Market = market) =>
  designOffGrid({ site: aSite({ remotePoints }), market: from, scope });

test('each point without mains power gets one solar camera with mobile data, a pole and a bracket', () => {
  const { devices, supplies } = design(3);
  expect(devices.map(({ place }) => place)).toEqual([
    { at: 'remote-point', index: 0, of: 3 },
    { at: 'remote-point', index: 1, of: 3 },
    { at: 'remote-point', index: 2, of: 3 },
  ]);
  expect(devices[0]?.offer?.features).toContain('solar');
  expect(devices[0]?.offer?.features).toContain('mobile');
  expect(supplies.map(({ offer, quantity }) => [offer?.device, quantity])).toEqual([
    ['camera-pole', 3],
    ['camera-bracket', 3],
  ]);
});

test('a complete plan has two cameras at each point', () => {
  const { devices } = design(2, 'complete');
  expect(devices.map(({ place }) => ('index' in place ? place.index : -1))).toEqual([0, 1, 0, 1]);
  expect(new Set(devices.map(({ id }) => id)).size).toBe(4);
});

test('a camera states the level that it reaches at its distance', () => {
  expect(design(1).devices[0]?.view).toMatchObject({
    level: 'discern',
    distance: 15,
    pixelsPerMetre: 107,
  });
});

test('a list with towers and no kits offers towers', () => {
  const towers: Market = {
    fitting: (need) => (need.device === 'camera-tower' ? market.fitting(need) : []),
  };
  const { devices } = design(1, 'recommended', towers);
  expect(devices[0]?.offer?.device).toBe('camera-tower');
  expect(devices[0]?.symbol).toBe('tower');
});

test('without products the design stands and is to be quoted', () => {
  const { devices, supplies } = design(2, 'recommended', noProducts);
  expect([...devices, ...supplies].every(({ offer }) => offer === undefined)).toBe(true);
  expect(devices).toHaveLength(2);
});

test('no points, no design', () => {
  expect(design(0)).toMatchObject({ devices: [], supplies: [], labour: [] });
});

test('the days without sun are those of the price list, or ours, which the datasheet decides', () => {
  const assumptionsOf = (from: Market) =>
    worded(design(1, 'recommended', from)).assumptions.join(' ');
  expect(assumptionsOf(market)).toContain(
    'has to work for 3 days without sun. The price list does not',
  );
  const stated = marketWith(['Off-grid 4G solar camera kit, 4MP, 5 days autonomy', 9000]);
  expect(assumptionsOf(stated)).toContain(
    'By the price list a solar camera works for 5 days without',
  );
});

test('a poor mobile signal is said', () => {
  const { assumptions } = designOffGrid({
    site: aSite({ remotePoints: 1, signal: 'poor' }),
    market,
    scope: 'recommended',
  });
  expect(assumptions).toContain('mobile-data-poor');
});
