import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type WordedDesign, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import { emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { assistantHours, designLabour, technicianHours } from './labour.ts';

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
  test('is the hours of all systems with 10% on top, and an assistant for half of them', () => {
    expect(lines(labour(market, taking(10, 5.5), taking(4.5)))).toEqual([
      ['Site survey', 1],
      ['Technician hour', 22],
      ['Assistant hour', 11],
      ['Commissioning and handover', 1],
    ]);
  });

  test('without a line for commissioning has 2 hours of handover', () => {
    const unlisted = labour(noProducts, taking(10, 5.5), taking(4.5));
    expect(lines(unlisted)).toEqual([
      ['Technician hour', 25],
      ['Assistant hour', 13],
    ]);
    expect(unlisted.calculations[0]?.inputs.at(-1)).toEqual({ name: 'Handover', value: '2 h' });
    expect(unlisted.supplies[0]?.reason).toBe('Labour: 22 h + 10% = 25 h');
  });

  test('is not charged where nothing is installed', () => {
    expect(labour(market, emptyDesign)).toEqual(emptyDesign);
  });

  test('takes each line from the price list', () => {
    expect(labour(market, taking(1)).supplies.map(({ offer }) => offer?.device)).toEqual([
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
        const technician = technicianHours(named);
        expect(Number.isInteger(technician)).toBe(true);
        expect(technician).toBeGreaterThanOrEqual(sum * 1.1 - 1e-6);
        expect(technician).toBeLessThan(sum * 1.1 + 1);
        expect(assistantHours(technician)).toBe(Math.ceil(technician / 2));
        expect(technicianHours(named.slice(1))).toBeLessThanOrEqual(technician);
      }),
    );
  });
});
