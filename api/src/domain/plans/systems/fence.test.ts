import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countOf, fewerIn, partsOf, skusOf, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import type { Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { refusalWords } from '../words/statements/refusals.ts';
import { zonesOf } from './fence/fence-figures.ts';
import { designFence, fenceZones } from './fence.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const boundaryOf = (changes: Partial<Site['boundary']>) => ({
  boundary: { ...aSite().boundary, ...changes },
});
const design = (changes: Partial<Site> = {}, scope: Scope = 'recommended') =>
  designFence({ site: aSite(changes), market, scope });
const assumptionsOf = (changes: Partial<Site>) => worded(design(changes)).assumptions.join();

describe('a home behind a 2 m wall of 120 m', () => {
  test('has a fence of 8 lines with what it stands on, is fed by and earthed with', () => {
    const fence = design();
    expect({
      brackets: countOf(fence, 'fence-bracket'),
      corners: countOf(fence, 'fence-corner-bracket'),
      rolls: countOf(fence, 'fence-wire'),
      packs: countOf(fence, 'fence-insulators'),
      springs: countOf(fence, 'fence-springs'),
      spikes: countOf(fence, 'earth-spike'),
      signs: countOf(fence, 'fence-sign'),
      contacts: countOf(fence, 'fence-gate-contact'),
    }).toEqual({
      brackets: 40,
      corners: 4,
      rolls: 3,
      packs: 4,
      springs: 4,
      spikes: 7,
      signs: 18,
      contacts: 2,
    });
    expect(skusOf(fence, 'energizer')).toEqual(['EF-E4']);
    expect(skusOf(fence, 'fence-bracket')).toEqual(['EF-B8']);
  });

  test('has 2 m of conduit for each earth spike, to be quoted', () => {
    const conduit = worded(design()).supplies.find(({ item }) => item.startsWith('Conduit'));
    expect(conduit).toMatchObject({ quantity: 14, offer: undefined });
  });

  test('has 6 lines and no keypad in the essential budget', () => {
    const fence = design({}, 'essential');
    expect(skusOf(fence, 'fence-bracket')).toEqual(['EF-B6']);
    expect(countOf(fence, 'energizer-keypad')).toBe(0);
  });

  test('needs no battery beside that of the energiser for two outages of 4 h, and one for 10 h', () => {
    expect(countOf(design(), 'battery')).toBe(0);
    // 4 J × 0.08 A × 10 h × 2 × 1.25 = 8 Ah, and the energiser has 7 Ah.
    expect(skusOf(design({ outageHours: 10 }), 'battery')).toEqual(['BT-8G']);
  });
});

test.each([
  [{ length: 170 }, 'EF-E4', 1],
  [{ length: 300 }, 'EF-E8', 1],
  [{ length: 500 }, 'EF-E12', 1],
  [{ length: 900 }, 'EF-E15', 1],
  [{ length: 1000 }, 'EF-E12', 2],
])('a boundary of %o has energiser %s, %i of it', (boundary, sku, count) => {
  const fence = design(boundaryOf(boundary));
  expect(skusOf(fence, 'energizer')).toEqual([sku]);
  expect(countOf(fence, 'energizer')).toBe(count);
});

test.each([
  [20, 1],
  [299, 1],
  [300, 2],
  [600, 2],
  [601, 3],
])('a fence of %i m has %i zones', (length, zones) => {
  expect(zonesOf(length)).toBe(zones);
});

test('a farm has signs and spikes every 100 m, and signs every 10 m along public roads', () => {
  const fence = design({ rural: true, ...boundaryOf({ length: 1000 }) });
  expect(countOf(fence, 'fence-sign')).toBe(25 + 8 + 2 + 4);
  expect(countOf(fence, 'earth-spike')).toBe(3 * 2 + 10);
});

test('an estate has 12 lines, with brackets to be quoted when none is listed', () => {
  const fence = worded(design({ type: 'Residential Estate', trade: 'commercial' }));
  expect(partsOf(fence)).toContainEqual(
    expect.objectContaining({
      item: 'Fence bracket for 12 lines, for the top of a wall',
      offer: undefined,
    }),
  );
});

describe('a boundary that is too low', () => {
  const low = boundaryOf({ height: 1.49 });

  test('has beams on its four sides, and the reason with what is lawful', () => {
    const fence = design(low);
    expect(fence.devices.map(({ symbol }) => symbol)).toEqual(['beam', 'beam', 'beam', 'beam']);
    expect(fence.refusals.map(refusalWords)).toEqual([
      expect.stringMatching(/1\.49 m.*Raise the wall.*beams/),
    ]);
  });

  test('has beams that reach 1.25 times their side', () => {
    const fence = design(boundaryOf({ height: 1, length: 240 }));
    // Sides of 68.6 m and 51.4 m: 85.7 m and 64.3 m.
    expect(skusOf(fence, 'beam-pair')).toEqual(['BM-Q100']);
  });

  test('has several beams on sides that are longer than beams reach', () => {
    const fence = design(boundaryOf({ height: 1, length: 1000 }));
    expect(fence.devices.map(({ place }) => place)).toEqual(
      [0, 1, 2, 3].flatMap((side) =>
        [0, 1].map((index) => ({ at: 'boundary-side', side, part: { index, of: 2 } })),
      ),
    );
    expect(countOf(fence, 'beam-pair')).toBe(8);
  });

  test('has no fence zone', () => {
    expect(fenceZones(aSite(low))).toBe(0);
  });

  test('at 1.5 m carries a fence that an installer inspects first', () => {
    const fence = design(boundaryOf({ height: 1.5 }));
    expect(fence.refusals).toEqual([]);
    expect(worded(fence).assumptions.join()).toMatch(/We inspect its whole length/);
    expect(assumptionsOf(boundaryOf({ height: 1.8 }))).not.toMatch(/inspect/);
  });
});

test('a site without any boundary gets a reason and no parts', () => {
  const fence = design(boundaryOf({ kind: 'none', length: 0, height: 0 }));
  expect(partsOf(fence)).toEqual([]);
  expect(fence.refusals).toHaveLength(1);
});

test('a palisade carries the fence on its posts, and the plan says so', () => {
  expect(assumptionsOf(boundaryOf({ kind: 'palisade' }))).toMatch(/posts of your palisade/);
});

describe('for any site', () => {
  const boundary = fc.record({
    length: fc.integer({ min: 0, max: 10_000 }),
    kind: fc.constantFrom('wall', 'palisade', 'mesh', 'none'),
    height: fc.double({ min: 0, max: 4, noNaN: true }),
    heightAssumed: fc.boolean(),
  });
  const site = fc.record({
    type: fc.constantFrom('Residential Home', 'Warehouse', 'Residential Estate', 'Farm'),
    trade: fc.constantFrom('home', 'commercial'),
    rural: fc.boolean(),
    boundary,
    pedestrianGates: fc.integer({ min: 0, max: 5 }),
    outageHours: fc.integer({ min: 0, max: 24 }),
  });
  const scope = fc.constantFrom<Scope>('essential', 'recommended', 'complete');
  const list = () => fc.constantFrom(market, noProducts);

  test('a longer boundary never has fewer parts, but for batteries of energisers that are smaller', () => {
    fc.assert(
      fc.property(
        site,
        fc.integer({ min: 1, max: 500 }),
        scope,
        list(),
        (one, more, at, products) => {
          const longer = boundaryOf({ ...one.boundary, length: one.boundary.length + more });
          const now = designFence({ site: aSite(one), market: products, scope: at });
          const then = designFence({
            site: aSite({ ...one, ...longer }),
            market: products,
            scope: at,
          });
          expect(fewerIn(now, then).filter((kind) => kind !== 'battery')).toEqual([]);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('a larger budget never has fewer parts', () => {
    fc.assert(
      fc.property(site, (one) => {
        const [essential, recommended, complete] = (
          ['essential', 'recommended', 'complete'] as const
        ).map((at) => designFence({ site: aSite(one), market: noProducts, scope: at }));
        if (!essential || !recommended || !complete) throw new Error('three budgets');
        const pieces = (fence: typeof essential) =>
          partsOf(fence).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pieces(essential)).toBeLessThanOrEqual(pieces(recommended));
        expect(pieces(recommended)).toBeLessThanOrEqual(pieces(complete));
      }),
    );
  });

  test('there is a certificate with a fence, and no part of a fence with a refusal', () => {
    fc.assert(
      fc.property(site, scope, list(), (one, at, products) => {
        const { boundary: found } = one;
        const lawful = found.kind !== 'none' && found.length > 0 && found.height >= 1.5;
        const fence = designFence({ site: aSite(one), market: products, scope: at });
        const items = partsOf(worded(fence)).map(({ item }) => item);
        expect(items.filter((item) => item.startsWith('Certificate'))).toHaveLength(lawful ? 1 : 0);
        expect(items.some((item) => /fence|energiser|earth/i.test(item))).toBe(lawful);
        expect(fence.refusals).toHaveLength(lawful ? 0 : 1);
        expect(fenceZones(aSite(one)) > 0).toBe(lawful);
      }),
    );
  });

  test('every quantity is a whole number above 0, and every device has its own id', () => {
    fc.assert(
      fc.property(site, scope, list(), (one, at, products) => {
        const fence = designFence({ site: aSite(one), market: products, scope: at });
        for (const { quantity } of partsOf(fence)) expect(quantity).toBeGreaterThan(0);
        expect(partsOf(fence).every(({ quantity }) => Number.isInteger(quantity))).toBe(true);
        const ids = fence.devices.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('an energiser has the joules and zones that its circuit needs', () => {
    fc.assert(
      fc.property(site, scope, (one, at) => {
        const fence = designFence({ site: aSite(one), market, scope: at });
        const energizers = fence.devices.filter(({ symbol }) => symbol === 'energizer');
        const zones = fenceZones(aSite(one));
        const perEnergizer = Math.ceil(zones / Math.max(1, energizers.length));
        for (const { offer } of energizers)
          expect(offer?.figures.zones).toBeGreaterThanOrEqual(perEnergizer);
      }),
    );
  });
});
