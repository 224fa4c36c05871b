import { beforeAll, expect, test } from 'vitest';
import { countOf, partsOf, skusOf, worded } from '../../../../testing/design-counts.ts';
import { marketWith } from '../../../../testing/market-with.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import type { Site } from '../site.ts';
import { designSensors } from './sensors.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (sensors: Partial<Site['sensors']>, products = market) =>
  designSensors({
    site: aSite({ sensors: { ...aSite().sensors, ...sensors } }),
    market: products,
    scope: 'recommended',
  });

test('sensors that report by LoRaWAN share one gateway', () => {
  const made = design({ temperature: 3, 'cable-theft': 2 });
  expect(countOf(made, 'temperature-sensor')).toBe(3);
  expect(countOf(made, 'cable-theft-sensor')).toBe(2);
  expect(countOf(made, 'iot-gateway')).toBe(1);
});

test('sensors with a SIM card of their own need no gateway', () => {
  const made = design({ door: 2, 'power-failure': 1 });
  expect(countOf(made, 'iot-gateway')).toBe(0);
  expect(made.loads).toEqual([]);
});

test('sensors that need no gateway are chosen where they cost less than a gateway with cheaper ones', () => {
  const list = marketWith(
    ['LoRaWAN gateway, outdoor', 10_640],
    ['Temperature sensor, LoRaWAN', 1405],
    ['Temperature sensor, WiFi', 2100],
  );
  const few = design({ temperature: 2 }, list);
  expect(skusOf(few, 'temperature-sensor')).toEqual(['Temperature sensor, WiFi']);
  expect(countOf(few, 'iot-gateway')).toBe(0);
  const many = design({ temperature: 20 }, list);
  expect(skusOf(many, 'temperature-sensor')).toEqual(['Temperature sensor, LoRaWAN']);
  expect(countOf(many, 'iot-gateway')).toBe(1);
});

test('where the mobile signal is poor, sensors with a SIM card are measured before they are ordered', () => {
  const noteOf = (signal: Site['signal'], sensors: Partial<Site['sensors']>) =>
    designSensors({
      site: aSite({ signal, sensors: { ...aSite().sensors, ...sensors } }),
      market,
      scope: 'recommended',
    }).assumptions;
  expect(noteOf('poor', { door: 1 })).toContain('sensors-on-poor-signal');
  expect(noteOf('good', { door: 1 })).not.toContain('sensors-on-poor-signal');
  expect(noteOf('poor', { tank: 1 })).not.toContain('sensors-on-poor-signal');
});

test('each kind of sensor has its own test at handover', () => {
  expect(design({ temperature: 3, leak: 1 }).commissioning).toHaveLength(2);
});

test('no sensors need no parts', () => {
  expect(partsOf(design({}))).toEqual([]);
});

test('without a price list the sensors and their gateway are to be quoted', () => {
  const items = partsOf(worded(design({ tank: 1, door: 1 }, noProducts))).map(({ item }) => item);
  expect(items).toEqual([
    'LoRaWAN gateway, outdoor',
    'Tank level sensor, LoRaWAN',
    'Smart door sensor, mobile network',
  ]);
});
