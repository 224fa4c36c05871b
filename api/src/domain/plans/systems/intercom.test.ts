import { exclusions } from '@app/knowledge/planning/exclusions';
import { beforeAll, expect, test } from 'vitest';
import { countOf, partsOf, skusOf } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import type { Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { designIntercom } from './intercom.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (changes: Partial<Site> = {}, scope: Scope = 'recommended') =>
  designIntercom({ site: aSite(changes), market, scope });

test.each([
  ['essential', 'IC-A1'],
  ['recommended', 'IC-V1'],
  ['complete', 'IC-IP1'],
] as const)('one unit has a kit, in the %s budget %s', (scope, sku) => {
  expect(design({}, scope).devices[0]?.offer?.sku).toBe(sku);
});

test('a kit at a pedestrian gate comes with a lock and its power supply', () => {
  const intercom = design();
  expect(intercom.devices.map(({ place }) => place.at)).toEqual([
    'pedestrian-gate',
    'pedestrian-gate',
  ]);
  expect([countOf(intercom, 'gate-lock'), countOf(intercom, 'power-supply')]).toEqual([1, 1]);
});

test('without a gate the intercom is at the front door, with no gate lock', () => {
  const intercom = design({ pedestrianGates: 0, vehicleGates: [] });
  expect(intercom.devices.map(({ place }) => place.at)).toEqual(['entrance']);
  expect(countOf(intercom, 'power-supply')).toBe(0);
});

test('six units have a station, and a monitor each on a switch with enough ports', () => {
  const intercom = design({ intercomUnits: 6 });
  expect(skusOf(intercom, 'apartment-intercom')).toEqual(['IC-AP12']);
  expect(countOf(intercom, 'intercom-monitor')).toBe(6);
  expect([skusOf(intercom, 'poe-switch'), countOf(intercom, 'poe-switch')]).toEqual([['POE-8'], 1]);
});

test('more units than a station has buttons for have an intercom that phones', () => {
  expect(skusOf(design({ intercomUnits: 200 }), 'mobile-intercom')).toEqual(['IC-GSM']);
});

test('without signal no intercom phones, and 13 units have two stations', () => {
  const intercom = design({ intercomUnits: 13, signal: 'poor', rural: true });
  expect(countOf(intercom, 'apartment-intercom')).toBe(2);
  expect(countOf(intercom, 'mobile-intercom')).toBe(0);
});

test('on a farm it phones, and its airtime is not in the price', () => {
  const intercom = design({ rural: true });
  expect(skusOf(intercom, 'mobile-intercom')).toEqual(['IC-GSM']);
  expect(intercom.exclusions.map((id) => exclusions[id]).join()).toMatch(/Airtime/);
});

test('more units never mean fewer monitors or stations', () => {
  const amounts = Array.from({ length: 40 }, (_, units) => {
    const intercom = design({ intercomUnits: units, signal: 'poor' });
    return countOf(intercom, 'intercom-monitor') + countOf(intercom, 'apartment-intercom');
  });
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('without a price list the same is to be quoted', () => {
  for (const intercomUnits of [1, 6, 200]) {
    const site = aSite({ intercomUnits });
    const quoted = partsOf(designIntercom({ site, market: noProducts, scope: 'complete' }));
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.every(({ offer, quantity }) => !offer && quantity > 0)).toBe(true);
  }
});
