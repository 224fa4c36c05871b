import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type WordedDesign, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import { emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { assistantHours, designLabour, manHours } from './labour.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const taking = (...hours: number[]): SystemDesign => ({
  ...emptyDesign,
  labour: hours.map((each) => ({ task: 'intercom-kit', hours: each })),
});

const labour = (list: Market, ...others: SystemDesign[]): WordedDesign =>
  worded(designLabour({ site: aSite(), market: list, scope: 'recommended' }, others));

const lines = ({ supplies }: WordedDesign) =>
  supplies.map(({ item, quantity }) => [item, quantity]);

describe('labour', () => {
  test('is the man-hours of all systems with 10% on top, a third of them an assistant’s', () => {
    expect(lines(labour(market, taking(10, 5.5), taking(4.5)))).toEqual([
      ['Site survey', 1],
      ['Technician hour', 15],
      ['Assistant hour', 7],
      ['Commissioning and handover', 1],
    ]);
  });

  test('without a line for commissioning has 2 hours of handover', () => {
    const unlisted = labour(noProducts, taking(10, 5.5), taking(4.5));
    expect(lines(unlisted)).toEqual([
      ['Technician hour', 17],
      ['Assistant hour', 8],
    ]);
    expect(unlisted.calculations[0]?.inputs.at(-1)).toEqual({ name: 'Handover', value: '2 h' });
    expect(unlisted.supplies[0]?.reason).toBe(
      'Labour: 22 man-hours + 10% = 25, of which a technician 17',
    );
  });

  test('is not charged where nothing is installed', () => {
    expect(labour(market, emptyDesign)).toEqual(emptyDesign);
  });

  test('takes each line from the price list', () => {
    expect(labour(market, taking(3)).supplies.map(({ offer }) => offer?.device)).toEqual([
      'site-survey',
      'labour',
      'labour-assistant',
      'commissioning',
    ]);
  });

  test('of any tasks is in whole hours, enough for all of them, and grows with them', () => {
    const tasks = fc.array(
      fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(tasks, (each) => {
        const named = each.map((hours) => ({ task: 'handover' as const, hours }));
        const sum = each.reduce((total, hours) => total + hours, 0);
        const hours = manHours(named);
        expect(Number.isInteger(hours)).toBe(true);
        expect(hours).toBeGreaterThanOrEqual(sum * 1.1 - 1e-6);
        expect(hours).toBeLessThan(sum * 1.1 + 1);
        expect(manHours(named.slice(1))).toBeLessThanOrEqual(hours);
        const assistant = assistantHours(hours);
        expect(assistant).toBeLessThanOrEqual(hours / 3);
        expect(assistant).toBeGreaterThan(hours * 0.33 - 1);
      }),
    );
  });
});
