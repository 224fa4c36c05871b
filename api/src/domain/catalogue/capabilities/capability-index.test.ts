import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { readAt } from '../../../../testing/dumps.ts';
import type { StoredProduct } from '../ports.ts';
import { buildCapabilityIndex, type CapabilityIndex } from './capability-index.ts';
import { deviceKindOf, deviceKinds } from './device-kinds.ts';
import type { Need } from './need.ts';

const sample = fileURLToPath(new URL('../../../../../data/price-list.sql', import.meta.url));

describe('the sample price list', () => {
  let list: readonly StoredProduct[];
  let index: CapabilityIndex;

  beforeAll(async () => {
    list = (await readAt(readFileSync(sample), Number.MAX_SAFE_INTEGER)).products;
    index = buildCapabilityIndex(list);
  });

  test('has a device kind for every product, and a product for nearly every kind', () => {
    const notListed = [
      'beam-bracket',
      'beam-post',
      'power-plugs',
      'sim-contract',
      'weatherproof-box',
    ];
    const kinds = new Set<string | undefined>(
      list.map(({ name, category }) => deviceKindOf(name.toLowerCase(), category.toLowerCase())),
    );
    expect([...kinds, ...notListed].toSorted()).toEqual([...deviceKinds].toSorted());
  });

  test('has the same kinds under other category names, but for one keypad', () => {
    const moved = list.filter(
      ({ name, category }) =>
        deviceKindOf(name.toLowerCase(), category.toLowerCase()) !==
        deviceKindOf(name.toLowerCase(), 'group 7'),
    );
    expect(moved.map(({ sku }) => sku)).toEqual(['GA-KP']);
  });

  const cheapest = (need: Need) => index.fitting(need)[0]?.sku;

  test.each<[string, Need, string | undefined]>([
    ['a camera', { device: 'ip-camera' }, 'LM-IP2B28'],
    ['a camera of 4 MP', { device: 'ip-camera', atLeast: { megapixels: 4 } }, 'LM-IP4B28'],
    [
      'a camera with a short and a long lens',
      { device: 'ip-camera', atLeast: { lensMm: 12 }, atMost: { widestLensMm: 2.8 } },
      'LM-IP2V',
    ],
    ['a recorder for 10 cameras', { device: 'nvr', atLeast: { channels: 10 } }, 'LM-NVR16P'],
    ['a recorder for 500 cameras', { device: 'nvr', atLeast: { channels: 500 } }, undefined],
    [
      'a detector for a home with a dog',
      { device: 'indoor-detector', with: ['pet-immune'] },
      'ST-PIRP',
    ],
    [
      'a detector without wires',
      { device: 'indoor-detector', with: ['wireless'], without: ['pet-immune'] },
      'ST-PIRW',
    ],
    ['an energizer of 5 J', { device: 'energizer', atLeast: { joules: 5 } }, 'EF-E6'],
    [
      'a motor for 700 kg',
      { device: 'sliding-gate-motor', atLeast: { kilograms: 700 } },
      'GM-S800',
    ],
    ['a UPS of 800 VA', { device: 'ups', atLeast: { voltAmperes: 800 } }, 'UP-1000'],
    ['an inverter of 2 kWh', { device: 'inverter', atLeast: { wattHours: 2000 } }, 'UP-INV3'],
    ['a controller for 3 doors', { device: 'access-controller', atLeast: { doors: 3 } }, 'AC-C4'],
  ])('the cheapest that fits the need for %s', (_, need, sku) => {
    expect(cheapest(need)).toBe(sku);
  });

  test('gives a price range from the cheapest to three quarters of the fitting products', () => {
    expect(index.priceRange({ device: 'ip-camera', atLeast: { megapixels: 4 } })).toEqual({
      from: 95_490,
      to: 227_490,
    });
  });
});

test.each([
  ['Acme 2MP HD-TVI turret camera 2.8mm', 'analogue-camera'],
  ['Acme turret camera 2.8mm 5MP AHD', 'analogue-camera'],
  ['Acme analog dome camera', 'analogue-camera'],
  ['Acme 8-channel hybrid DVR', 'dvr'],
  ['RG-59 siamese cable 305m', 'coax-cable'],
  ['Coax cable 100m', 'coax-cable'],
  ['DC plug male, screw terminals', 'power-plugs'],
  ['DC mini-UPS 12V 60Wh', 'dc-ups'],
])('"%s" is a product of the kind %s', (name, kind) => {
  expect(deviceKindOf(name.toLowerCase(), '')).toBe(kind);
});

test('of equal prices, the first SKU is the cheapest', () => {
  const twins = ['B', 'A'].map((sku) => aProduct({ sku, name: '4-channel NVR' }));
  const index = buildCapabilityIndex(twins);
  expect(index.fitting({ device: 'nvr' }).map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('a product whose name is unknown meets no need, whatever its category', () => {
  const index = buildCapabilityIndex([aProduct({ name: 'Lens cloth', category: 'IP CAMERAS' })]);
  expect(index.fitting({ device: 'ip-camera' })).toEqual([]);
  expect(index.priceRange({ device: 'ip-camera' })).toBeUndefined();
});

test('a figure that a name does not give meets no bound on it', () => {
  const index = buildCapabilityIndex([aProduct({ name: 'Vantis IP camera PoE' })]);
  expect(index.fitting({ device: 'ip-camera', atLeast: { megapixels: 1 } })).toEqual([]);
  expect(index.fitting({ device: 'ip-camera', atMost: { megapixels: 8 } })).toEqual([]);
});
