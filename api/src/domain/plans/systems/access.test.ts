import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countOf, fewerIn, partsOf, skusOf, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { designSite } from '../design-site.ts';
import { doorsOf } from '../layout/door-uses.ts';
import type { Market } from '../market/market.ts';
import { marketOf, offersOf } from '../market/offers.ts';
import type { Site } from '../site.ts';
import { refusalWords } from '../words/statements/refusals.ts';
import { controllersFor } from './access/controllers.ts';
import { designAccess } from './access.ts';
import { designIntercom } from './intercom.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (access: Partial<Site['access']>, changes: Partial<Site> = {}) =>
  designAccess({
    site: aSite({
      access: { doors: 3, rooms: [], escapeDoors: 1, credential: 'card', users: 20, ...access },
      ...changes,
    }),
    market,
    scope: 'recommended',
  });

test('three doors, one on an escape route, have what each of them needs', () => {
  const access = design({});
  expect({
    controllers: skusOf(access, 'access-controller'),
    readers: countOf(access, 'card-reader'),
    maglocks: countOf(access, 'maglock'),
    strikes: countOf(access, 'electric-strike'),
    buttons: countOf(access, 'exit-button'),
    glass: countOf(access, 'break-glass'),
    contacts: countOf(access, 'door-contact'),
    closers: countOf(access, 'door-closer'),
    supplies: countOf(access, 'access-power-supply'),
    batteries: skusOf(access, 'battery'),
  }).toEqual({
    controllers: ['AC-C4'],
    readers: 3,
    maglocks: 1,
    strikes: 2,
    buttons: 3,
    glass: 1,
    contacts: 3,
    closers: 3,
    supplies: 1,
    batteries: ['BT-7'],
  });
});

test('a pedestrian gate that a reader and an intercom open has one lock, on the backed-up supply of the doors', () => {
  const wants: Site['wants'] = new Set(['access', 'intercom']);
  const site = { ...estate, wants };
  expect(locksAt(site)).toEqual(['intercom-lock-1']);
  expect(locksAt({ ...site, wants: new Set(['access']) })).toEqual(['access-lock-1']);
  const access = designAccess({ site, market, scope: 'recommended' });
  const controlled = access.runs.flatMap((run) => ('from' in run ? [run.from] : []));
  expect(controlled).toContain('intercom-lock-1');
  const intercom = designIntercom({ site, market, scope: 'recommended' });
  expect(countOf(intercom, 'power-supply')).toBe(0);
});

const estate = aSite({
  type: 'Residential Estate',
  access: { doors: 1, rooms: [], escapeDoors: 0, credential: 'card', users: 20 },
});

const locksAt = (site: Site) =>
  designSite({ site, market, scope: 'recommended' })
    .flatMap(({ devices }) => devices)
    .filter(({ symbol }) => symbol === 'lock')
    .map(({ id }) => id);

test('readers and locks are called by the doors that the drawing has', () => {
  const site = aSite({
    type: 'Clinic',
    outerDoors: 2,
    highValueRooms: ['dispensary'],
    consultingRooms: 1,
    wants: new Set(['access']),
    access: { doors: 3, rooms: ['dispensary'], escapeDoors: 1, credential: 'card', users: 9 },
  });
  const labels = worded(designAccess({ site, market, scope: 'recommended' })).devices.map(
    ({ label }) => label,
  );
  expect(labels).toEqual([
    'Access controller 1',
    'Reader, outer door 1',
    'Reader, outer door 2',
    'Reader, dispensary',
    'Maglock, outer door 1',
    'Strike, outer door 2',
    'Strike, dispensary',
  ]);
});

test('a door more than the site has is to be chosen, and counts as no outer door', () => {
  const site = aSite({
    type: 'Office',
    outerDoors: 1,
    rooms: 0,
    highValueRooms: [],
    consultingRooms: 0,
    pedestrianGates: 0,
    wants: new Set(['access']),
    access: { doors: 2, rooms: [], escapeDoors: 0, credential: 'card', users: 9 },
  });
  const labels = worded(designAccess({ site, market, scope: 'recommended' })).devices.map(
    ({ label }) => label,
  );
  expect(labels).toContain('Reader, outer door 1');
  expect(labels).toContain('Reader, further door 1, to be chosen at the site visit');
  expect(doorsOf(site)({ place: { at: 'access-door', index: 1 } })).toBe('inside');
});

test('cards are for 10% more people, and of the kind that the reader reads', () => {
  const access = design({ users: 20 });
  expect(skusOf(access, 'card-reader')).toEqual(['AC-RS']);
  expect([skusOf(access, 'access-card'), countOf(access, 'access-card')]).toEqual([['CR-SMT'], 22]);
});

test('people who open with a finger carry no card, and the plan says what the law asks', () => {
  const access = design({ credential: 'fingerprint' });
  expect(countOf(access, 'fingerprint-reader')).toBe(3);
  expect(worded(access).supplies.filter(({ item }) => item.startsWith('Card'))).toEqual([]);
  expect(worded(access).compliance).toContainEqual({
    text: expect.stringMatching(/special personal information/),
    standard: 'popia',
  });
});

test('a wish for a locked escape door is refused with what is lawful', () => {
  const access = design({}, { wishesRefused: ['locked-escape-door'] });
  expect(access.refusals.map(refusalWords)).toEqual([
    expect.stringMatching(/opens from inside without a key/),
  ]);
});

test('no doors need no parts', () => {
  expect(partsOf(design({ doors: 0 }))).toEqual([]);
});

describe('controllers', () => {
  test.each([
    [1, [1]],
    [3, [4]],
    [5, [4, 1]],
    [6, [4, 2]],
    [7, [8]],
    [12, [8, 4]],
  ])('for %i doors are the cheapest that have enough: %o', (doors, sizes) => {
    expect(controllersFor(market, doors, 20).map((one) => one.doors)).toEqual(sizes);
  });

  test('are of one family, even where another is cheaper for some doors', () => {
    const product = (name: string, price: number) => ({
      sku: name,
      name,
      category: 'ACCESS CONTROLLERS',
      price,
    });
    const list = marketOf(
      offersOf([
        product('Portas 4-door IP access controller', 500_00),
        product('Portas 1-door IP access controller', 200_00),
        product('Zento 1-door IP access controller', 150_00),
      ] as Parameters<typeof offersOf>[0]),
    );
    const names = controllersFor(list, 5, 20).map(({ offer }) => offer?.name);
    expect(names).toEqual([
      'Portas 4-door IP access controller',
      'Portas 1-door IP access controller',
    ]);
  });

  test('to be quoted are the usual sizes', () => {
    expect(controllersFor(noProducts, 11, 20)).toEqual([
      { offer: undefined, doors: 8 },
      { offer: undefined, doors: 4 },
    ]);
  });
});

describe('for any doors', () => {
  const access = fc.record({
    doors: fc.integer({ min: 1, max: 60 }),
    rooms: fc.constant([]),
    escapeDoors: fc.integer({ min: 0, max: 60 }),
    credential: fc.constantFrom('card', 'keypad', 'fingerprint', 'face'),
    users: fc.integer({ min: 0, max: 10_000 }),
  });
  const site = fc.record({
    access,
    trade: fc.constantFrom('home', 'commercial'),
    outageHours: fc.integer({ min: 0, max: 24 }),
  });

  test('controllers have as many doors, each its own reader and lock', () => {
    fc.assert(
      fc.property(site, fc.constantFrom(market, noProducts), (one, products) => {
        const { doors, users } = one.access;
        const controllers = controllersFor(products, doors, users);
        const capacity = controllers.reduce((sum, controller) => sum + controller.doors, 0);
        expect(capacity).toBeGreaterThanOrEqual(doors);
        const made = designAccess({ site: aSite(one), market: products, scope: 'recommended' });
        const symbols = Map.groupBy(made.devices, ({ symbol }) => symbol);
        expect(symbols.get('reader')).toHaveLength(doors);
        expect(symbols.get('lock')).toHaveLength(doors);
        expect(symbols.get('panel')).toHaveLength(controllers.length);
      }),
    );
  });

  test('one door more never means fewer parts, but for batteries that more supplies share', () => {
    fc.assert(
      fc.property(site, (one) => {
        const of = (doors: number) =>
          designAccess({
            site: aSite({ ...one, access: { ...one.access, doors, escapeDoors: 1 } }),
            market,
            scope: 'recommended',
          });
        const fewer = fewerIn(of(one.access.doors), of(one.access.doors + 1));
        expect(fewer.filter((kind) => kind !== 'battery')).toEqual([]);
      }),
    );
  });

  test('every maglock has a break-glass, and no other door has one', () => {
    fc.assert(
      fc.property(site, (one) => {
        const made = designAccess({ site: aSite(one), market, scope: 'recommended' });
        const escapes = Math.min(one.access.escapeDoors, one.access.doors);
        expect(countOf(made, 'maglock')).toBe(escapes);
        expect(countOf(made, 'break-glass')).toBe(escapes);
      }),
    );
  });
});
