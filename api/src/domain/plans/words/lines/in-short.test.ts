import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anySite } from '../../../../../testing/any-site.ts';
import { readSample } from '../../../../../testing/plan-lists.ts';
import { makePlan } from '../../make-plan.ts';
import type { Market } from '../../market/market.ts';
import { marketOf, offersOf } from '../../market/offers.ts';
import { budgetInShort } from './in-short.ts';

describe('a plan in short', () => {
  let market: Market;
  beforeAll(async () => {
    market = marketOf(offersOf(await readSample()));
  });

  test('has each system of its lines once, with the devices that are drawn, in one sentence', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const plan = makePlan({ site, market, vatRate: 0.15, priceListDate: undefined });
        const systems = plan.systems ?? [];
        expect(systems.map(({ name }) => name)).toEqual([
          ...new Set(plan.bom.map(({ system }) => system)),
        ]);
        for (const { name, devices, has } of systems) {
          const drawn = plan.layout.devices.filter(({ line }) => plan.bom[line]?.system === name);
          expect(devices, name).toBe(drawn.length);
          expect(has, name).toMatch(/^$|^[^.]+\.$/);
        }
        for (const { level, adds, open } of plan.budgets) {
          expect(adds, level).toMatch(/^[A-Z](?:[^.]|\.\d)*\.$/);
          expect(open, level).toMatch(/\.$/);
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

test('a larger budget that has only a keypad more says so', () => {
  const keypads = (quantity: number) =>
    new Map([
      [
        'alarm device keypad',
        { system: 'alarm', drawn: true, name: 'keypad', quantity, products: new Set<string>() },
      ],
    ] as const);
  expect(budgetInShort(keypads(2), keypads(1))).toBe('Adds 1 keypad.');
});
