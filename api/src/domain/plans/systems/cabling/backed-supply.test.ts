import { expect, test } from 'vitest';
import { marketWith } from '../../../../../testing/market-with.ts';
import { aSite } from '../../../../../testing/plan-builders.ts';
import { cheaperBackedSupply } from './backed-supply.ts';

const supply = ['12V DC 10A power supply boxed, fused outputs', 620] as const;
const backed = ['12V 5A power supply with battery back-up, metal box', 1050] as const;
const small = ['12V 7Ah sealed lead-acid battery', 315] as const;
const large = ['12V 18Ah sealed lead-acid battery', 910] as const;
const ups = (rand: number) => ['UPS 1000VA 500Wh', rand] as const;

const load = { cameras: 3, watts: 18, converters: 1 } as const;
const chosen = (rand: number, changes: Parameters<typeof aSite>[0] = {}, watts = 18) => {
  const market = marketWith(supply, backed, small, large, ups(rand));
  const site = aSite({ outageHours: 4, ...changes });
  const found = cheaperBackedSupply({ market, site, scope: 'recommended' }, { ...load, watts });
  return found && [found.ampereHours, found.battery.offer?.name, found.battery.quantity];
};

test('a battery beside the supply is taken where it costs less than a UPS', () => {
  // 18 W ÷ 12 V × 4 h × 1.25 ÷ 0.85 = 8.83 Ah.
  expect(chosen(5000)).toEqual([8.9, large[0], 1]);
  expect(chosen(500)).toBeUndefined();
});

test('half the outage takes the smaller battery', () => {
  expect(chosen(5000, { outageHours: 2 })).toEqual([4.5, small[0], 1]);
});

test('without outages, or more than the supply gives, there is no battery', () => {
  expect(chosen(5000, { outageHours: 0 })).toBeUndefined();
  expect(chosen(5000, { wants: new Set(['video']) })).toBeUndefined();
  expect(chosen(5000, {}, 60)).toBeUndefined();
});
