import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { madeOnce } from '../../../testing/made-once.ts';
import {
  readSample,
  renamedCategories,
  withoutNetworkCameras,
} from '../../../testing/plan-lists.ts';
import { anySite } from '../../../testing/plan-sites.ts';
import type { StoredProduct } from '../catalogue/ports.ts';
import { billOf } from './bill.ts';
import { scopes } from './budgets.ts';
import { countParts } from './counted-parts.ts';
import { designSite } from './design-site.ts';
import { makePlan } from './make-plan.ts';
import type { Market } from './market/market.ts';
import { marketOf, offersOf } from './market/offers.ts';
import type { Plan } from './plan.ts';
import type { Site } from './site.ts';
import type { PartName } from './words/lines/part-names.ts';

const RUNS = runs(8);

/** One large one can do the work of two small ones. */
const mayBeFewerAndLarger: ReadonlySet<PartName | undefined> = new Set([
  'power',
  'recorder',
  'panel',
  'energizer',
  'switch',
  // Where equipment stands elsewhere in a larger building, cables of 90 m may reach the cameras without it.
  'poe-ups',
  'camera-supply',
]);

const lists: Readonly<Record<string, (sample: readonly StoredProduct[]) => StoredProduct[]>> = {
  'the sample price list': (sample) => [...sample],
  'an empty price list': () => [],
  'a price list of cameras only': (sample) => sample.filter(({ name }) => /camera/i.test(name)),
  'a price list without network cameras': withoutNetworkCameras,
  'a price list with other category names': renamedCategories,
};

describe('plans of a site that changes in one thing', () => {
  let market: Market;
  beforeAll(async () => {
    market = marketOf(offersOf(await readSample()));
  });
  const designsOf = madeOnce((site: Site) => designSite({ site, market, scope: 'recommended' }));
  const partsOf = (site: Site) => countParts(designsOf(site));
  const bomOf = (site: Site) => billOf(designsOf(site)).lines;

  const larger: Readonly<Record<string, (site: Site, by: number) => Site>> = {
    'a longer boundary': (site, by) => ({
      ...site,
      boundary: { ...site.boundary, length: site.boundary.length * (1 + by / 10) },
    }),
    'more rooms': (site, by) => ({ ...site, rooms: site.rooms + by }),
    'more outer doors': (site, by) => ({ ...site, outerDoors: site.outerDoors + by }),
    'more open floor': (site, by) => ({ ...site, openFloorArea: site.openFloorArea + 100 * by }),
  };

  test.each(Object.entries(larger))('have no fewer devices of a kind with %s', (_, grown) => {
    fc.assert(
      fc.property(anySite, fc.integer({ min: 1, max: 20 }), (site, by) => {
        const after = partsOf(grown(site, by));
        for (const [key, { drawn, name, quantity }] of partsOf(site)) {
          if (!drawn || mayBeFewerAndLarger.has(name)) continue;
          expect(after.get(key)?.quantity ?? 0, key).toBeGreaterThanOrEqual(quantity);
        }
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test('have other indoor detectors with pets, and nothing else that differs', () => {
    // Their cable is measured to where each of them hangs.
    const withoutDetectors = (site: Site) =>
      bomOf(site).filter(
        ({ item, system }) => !/^(?!.*outdoor).*PIR|labour/i.test(item) && system !== 'Cabling',
      );
    fc.assert(
      fc.property(anySite, (site) => {
        const without = withoutDetectors({ ...site, pets: 'none' });
        expect(withoutDetectors({ ...site, pets: 'inside' })).toEqual(without);
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test('have no backup power where there are no outages', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const systems = bomOf({ ...site, outageHours: 0 }).map(({ system }) => system);
        expect(systems).not.toContain('Backup power');
      }),
      { numRuns: 2 * RUNS },
    );
  });
});

describe.each(Object.entries(lists))('plans with %s', (_, listOf) => {
  let products: ReadonlyMap<string, StoredProduct>;
  let market: Market;
  const makeAnew = (site: Site) =>
    makePlan({ site, market, vatRate: 0.15, priceListDate: '2026-11-20' });
  const plan = madeOnce(makeAnew);

  beforeAll(async () => {
    const list = listOf(await readSample());
    products = new Map(list.map((product) => [product.sku, product]));
    market = marketOf(offersOf(list));
  });

  const forAnySite = (check: (plan: Plan, site: Site) => void) =>
    fc.assert(
      fc.property(anySite, (site) => {
        check(plan(site), site);
      }),
      { numRuns: RUNS },
    );

  const billsOf = ({ bom, budgets }: Plan) => [bom, ...budgets.map((budget) => budget.bom)];

  test('have whole quantities of at least 1', () => {
    forAnySite((made) => {
      for (const { quantity } of billsOf(made).flat()) {
        expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
      }
    });
  });

  test('have one line for a product in a system', () => {
    forAnySite((made) => {
      for (const bom of billsOf(made)) {
        const keys = bom.map(({ system, sku, item }) => JSON.stringify([system, sku ?? item]));
        expect(new Set(keys).size).toBe(keys.length);
      }
    });
  });

  test('name products of the price list at their prices', () => {
    forAnySite((made) => {
      for (const line of billsOf(made).flat()) {
        if (line.sku === undefined) {
          expect([line.unitPrice, line.lineTotal]).toEqual([undefined, undefined]);
          continue;
        }
        const { name, price } = products.get(line.sku) ?? {};
        expect([line.item, line.unitPrice]).toEqual([name, price]);
        expect(line.lineTotal).toBe(line.quantity * (price ?? Number.NaN));
      }
    });
  });

  test('have totals that add up to the cent', () => {
    forAnySite((made) => {
      for (const { bom, totals } of [made, ...made.budgets]) {
        const sum = bom.reduce((total, { lineTotal = 0 }) => total + lineTotal, 0);
        expect(totals.total).toBe(sum);
        expect(totals.subtotal + totals.vat).toBe(sum);
        expect(Math.abs(totals.vat - totals.subtotal * 0.15)).toBeLessThanOrEqual(1);
      }
    });
  });

  test('draw each device that a line counts, and nothing else', () => {
    forAnySite(({ bom, layout }) => {
      const ids = layout.devices.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, devices] of Map.groupBy(layout.devices, ({ line }) => line)) {
        expect(bom[index]?.quantity).toBe(devices.length);
      }
    });
  });

  test('say why for every line, without a gap in the words', () => {
    forAnySite((made) => {
      for (const { justification, item } of billsOf(made).flat()) {
        expect(justification).toMatch(/\S/);
        expect(`${item} ${justification}`).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
        // An abbreviation keeps its capital: "PoE", not "poE".
        expect(justification).not.toMatch(/; [a-z]+[A-Z]/);
      }
    });
  });

  test('are the same for the same site', () => {
    forAnySite((made, site) => expect(makeAnew(structuredClone(site))).toEqual(made));
  });

  test('protect no less in a larger scope', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const counts = scopes.map((scope) => countParts(designSite({ site, market, scope })));
        for (const [index, larger] of counts.slice(1).entries()) {
          for (const [key, { drawn, name, quantity }] of counts[index] ?? []) {
            if (!drawn || mayBeFewerAndLarger.has(name)) continue;
            expect(larger.get(key)?.quantity ?? 0, key).toBeGreaterThanOrEqual(quantity);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('are the recommended budget', () => {
    forAnySite(({ bom, totals, budgets }) => {
      expect(budgets[1]?.bom).toEqual(bom);
      expect(budgets[1]?.totals).toEqual(totals);
      expect(budgets[1]?.differences).toEqual([]);
    });
  });
});
