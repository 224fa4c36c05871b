import { beforeAll, describe, expect, test } from 'vitest';
import { examplePlans } from '../../../../testing/example-plans.ts';
import { readSample } from '../../../../testing/plan-lists.ts';
import { buildCapabilityIndex } from '../capabilities/capability-index.ts';
import { type DeviceKind, deviceKindOf, deviceKinds } from '../capabilities/device-kinds.ts';
import { fold } from '../search/analyzer.ts';
import { aboutProduct } from './about-product.ts';
import { cameraMounts, goesWith, type Part } from './goes-with.ts';
import { uses } from './uses.ts';

const products = await readSample();
const index = buildCapabilityIndex(products);

function about(name: string) {
  const product = products.find((one) => one.name.startsWith(name));
  if (!product) throw new Error(`The sample has no ${name}`);
  return aboutProduct(product, index);
}
const partsOf = (name: string) => about(name)?.goesWith.map((part) => part.name);

describe('what a product is for', () => {
  test('a bullet camera is drawn as one and goes with its mount, a recorder of its make and signs', () => {
    expect(about('Norvik 4MP IP bullet')).toMatchObject({
      use: 'Watches a place and sends its picture over the network.',
      drawing: 'camera-bullet',
      plans: { topic: 'video-surveillance' },
    });
    expect(partsOf('Norvik 4MP IP bullet')).toEqual([
      'Junction box for bullet/turret camera',
      expect.stringMatching(/^Norvik 4-channel .* NVR/),
      'Sign "24-hour CCTV surveillance" A4',
      'POPIA CCTV notice A4',
    ]);
  });

  test('a dome camera goes with a bracket for domes', () => {
    expect(partsOf('Vantis 4MP IP vandal dome')?.[0]).toBe('Wall bracket for dome camera');
  });

  test('a gate motor goes with the cage for its model', () => {
    expect(partsOf('Movant D500')).toContain('Anti-theft cage for D500/D800');
    expect(partsOf('Movant D1000')).toContain('Anti-theft cage for D1000/D2000');
  });

  test('a reader goes with cards of its frequency', () => {
    expect(partsOf('Proximity reader 125kHz')).toEqual(['Proximity card 125kHz']);
    expect(partsOf('Smart card reader')).toEqual(['Smart card 13.56MHz']);
  });

  test('an alarm panel goes with a keypad and siren of its make and a lead battery', () => {
    expect(partsOf('Halden 8-zone alarm panel')).toEqual([
      'Halden LED keypad',
      '12V 7Ah sealed lead-acid battery',
      'Halden indoor siren 15W',
    ]);
  });

  test('a product whose name does not say what it is has nothing', () => {
    const [product] = products;
    if (!product) throw new Error('The sample is empty');
    expect(aboutProduct({ ...product, name: 'Brass widget' }, index)).toBeUndefined();
  });

  test('a camera whose name has no form, or two, has no drawing', () => {
    const [camera] = products.filter(({ name }) => name.startsWith('Norvik 2MP licence plate'));
    if (!camera) throw new Error('The sample has no number plate camera');
    expect(aboutProduct(camera, index)).not.toHaveProperty('drawing');
    const both = { ...camera, name: 'IP camera, dome or bullet' };
    expect(aboutProduct(both, index)).not.toHaveProperty('drawing');
  });

  test('no product goes with itself or with something twice', () => {
    for (const product of products) {
      const skus = (aboutProduct(product, index)?.goesWith ?? []).map(({ sku }) => sku);
      expect(new Set([...skus, product.sku]).size, product.name).toBe(skus.length + 1);
    }
  });

  test.each(deviceKinds)('of %s is one short sentence', (kind) => {
    expect(uses[kind].use).toMatch(/^[A-Z][^.]{8,100}\.$/);
  });
});

/** What rules choose on sites that no example is of, or from lists with other prices. */
const notInExamples: readonly DeviceKind[] = [
  'access-tag',
  'apartment-intercom',
  'camera-tower',
  'dc-ups',
  'face-reader',
  'fingerprint-reader',
  'intercom-monitor',
  'ip-communicator',
  'keypad-reader',
  'leak-sensor',
];

describe('plans', () => {
  let bought: readonly ReadonlySet<DeviceKind>[];
  beforeAll(async () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    const kindOf = (sku = '') => {
      const { name = '', category = '' } = bySku.get(sku) ?? {};
      return deviceKindOf(fold(name), fold(category)) ?? [];
    };
    bought = (await examplePlans())
      .flatMap(({ plan }) => [plan, ...plan.budgets])
      .map(({ bom }) => new Set(bom.flatMap(({ sku }) => kindOf(sku))));
  });
  const pairs = [
    ...Object.entries(goesWith),
    ...Object.values(cameraMounts).map((part) => ['ip-camera', [part]] as const),
  ]
    .flatMap(([kind, parts]: readonly [string, readonly Part[]]) =>
      parts.map(({ need }) => [kind as DeviceKind, need.device] as const),
    )
    .filter(([kind]) => !notInExamples.includes(kind));

  test.each(pairs)('that have %s have %s too', (kind, part) => {
    expect(bought.some((kinds) => kinds.has(kind) && kinds.has(part))).toBe(true);
  });

  test('use each kind that is said to be used, as far as the sample has it', () => {
    const listed = products.flatMap(
      ({ name, category }) => deviceKindOf(fold(name), fold(category)) ?? [],
    );
    const said = new Set(listed.filter((kind) => uses[kind].system));
    const used = new Set(bought.flatMap((kinds) => [...kinds]));
    expect([...said.difference(used)].toSorted()).toEqual(notInExamples);
    // Every plan has these services, so none is said to use them.
    const services = ['labour', 'labour-assistant', 'site-survey', 'commissioning'];
    expect([...new Set(listed).difference(said).intersection(used)]).toEqual(services);
  });
});
