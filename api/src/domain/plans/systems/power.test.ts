import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type WordedDesign, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { deviceKindOf } from '../../catalogue/capabilities/device-kinds.ts';
import type { Market } from '../market/market.ts';
import { emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { backupNeed, voltAmperesFor, wattHoursFor } from './power/backup-need.ts';
import { wattHoursOf } from './power/choose-backup.ts';
import { designPower } from './power.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const drawing = (watts: number, twice = false): SystemDesign => ({
  ...emptyDesign,
  loads: [{ name: 'recorders', watts, twice }],
});

const power = (watts: number, outageHours: number, list = market): WordedDesign =>
  worded(
    designPower({ site: aSite({ outageHours }), market: list, scope: 'recommended' }, [
      drawing(watts),
    ]),
  );

describe('formulas of backup power', () => {
  test('VA is watts ÷ 0.7 × 1.2', () => {
    expect(voltAmperesFor(70)).toBeCloseTo(120, 9);
  });

  test('Wh is what is used ÷ 0.34 for lead and ÷ 0.729 for lithium', () => {
    expect(wattHoursFor(340, false)).toBeCloseTo(1000, 9);
    expect(wattHoursFor(729, true)).toBeCloseTo(1000, 9);
  });

  test('a load that must survive two outages in a row counts twice', () => {
    const loads = [
      { name: 'recorders', watts: 25, twice: false },
      { name: 'router', watts: 10, twice: true },
    ] as const;
    expect(backupNeed(loads, 4)).toMatchObject({ watts: 35, usedWattHours: 25 * 4 + 10 * 8 });
  });
});

describe('backup power beside an inverter that stays', () => {
  const beside = (spareWatts: number) =>
    worded(
      designPower(
        {
          site: aSite({
            wants: new Set(['video']),
            stays: { systems: new Set(['power']), cameras: 0, spareWatts },
          }),
          market,
          scope: 'recommended',
        },
        [drawing(200)],
      ),
    );

  test('is none where the inverter carries the load, and the plan says so', () => {
    const { assumptions, devices } = beside(200);
    expect(devices).toEqual([]);
    expect(assumptions).toEqual([expect.stringContaining('carries the 200 W of this plan')]);
  });

  test('is for the watts beyond what the inverter carries', () => {
    expect(beside(150).devices.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Backup for 50 W over 4 h/),
    ]);
    expect(beside(0)).toMatchObject({ devices: power(200, 4).devices });
  });
});

describe('backup power beside a generator that starts by itself', () => {
  test('is for the half hour until it has started', () => {
    const made = worded(
      designPower(
        { site: aSite({ generator: true, outageHours: 12 }), market, scope: 'recommended' },
        [drawing(200)],
      ),
    );
    expect(made.devices.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Backup for 200 W over 0\.5 h/),
    ]);
  });
});

describe('backup power', () => {
  test('is not planned where there are no outages', () => {
    const none = power(100, 0);
    expect(none).toEqual({
      ...emptyDesign,
      assumptions: ['You have no long power cuts, so there is no UPS.'],
    });
  });

  test('is not planned where nothing needs it', () => {
    const { devices, labour } = designPower(
      { site: aSite({ outageHours: 4 }), market, scope: 'recommended' },
      [emptyDesign],
    );
    expect([devices, labour]).toEqual([[], []]);
  });

  test('of a router for an hour is the cheapest UPS that is enough', () => {
    const [ups, ...others] = power(12, 1).devices;
    expect(others).toEqual([]);
    expect(ups?.offer?.name).toBe('UPS 650VA line-interactive');
    expect(ups?.reason).toBe(
      'Backup for 12 W over 1 h: 12 W ÷ 0.7 × 1.2 = 21 VA; 12 Wh ÷ 0.34 = 36 Wh of lead battery',
    );
  });

  test('says what it took for the energy of a UPS that states none', () => {
    expect(power(12, 1).assumptions.join(' ')).toContain('0.13 Wh for each VA');
  });

  test('of recorder and cameras for four hours is one inverter, not a row of small UPSs', () => {
    expect(power(37, 4).devices.map(({ offer }) => offer?.device)).toEqual(['inverter']);
    const { calculations, devices } = power(97, 4);
    expect(devices.map(({ offer }) => offer?.device)).toEqual(['inverter']);
    expect(calculations.map(({ name, result }) => [name, result])).toEqual([
      ['Load in an outage', '97 W'],
      ['Backup power, VA', '167 VA'],
      ['Backup energy, Wh', '533 Wh'],
    ]);
  });

  test('of a local switch and a boom is a line of its own, beside what it keeps running', () => {
    const loads: SystemDesign['loads'] = [
      { name: 'local-switch', watts: 48, twice: false, apart: 3 },
      { name: 'boom', watts: 20, peakWatts: 250, twice: false, apart: 2 },
    ];
    const own = (list: Market) =>
      worded(
        designPower({ site: aSite({ outageHours: 4 }), market: list, scope: 'recommended' }, [
          { ...emptyDesign, loads },
        ]),
      );
    const { devices, labour, supplies } = own(market);
    expect(devices).toEqual([]);
    expect(supplies.map(({ system, quantity }) => [system, quantity])).toEqual([
      ['cabling', 3],
      ['gates', 2],
    ]);
    expect(labour.map(({ hours }) => hours)).toEqual([3, 2]);
    expect(own(noProducts).supplies.map(({ item }) => item)).toEqual([
      'UPS of at least 83 VA and 565 Wh, for a local switch',
      'UPS of at least 429 VA and 236 Wh, for a boom',
    ]);
  });

  test('of an estate says that there is no generator, and why', () => {
    const site = aSite({ type: 'Residential Estate', outageHours: 4 });
    const { assumptions } = worded(
      designPower({ site, market, scope: 'recommended' }, [drawing(97)]),
    );
    expect(assumptions.join(' ')).toContain(
      'The plan has no generator, because the price list has none',
    );
    expect(power(97, 4).assumptions.join(' ')).not.toContain('generator');
  });

  test('that is much larger than the load says what it gives, and that nothing cheaper carries it', () => {
    expect(power(37, 4).assumptions).toContain(
      'The equipment uses 148 Wh in a power cut, and "Inverter 1kVA with 100Ah lithium" gives about 874 Wh. The price list has nothing cheaper that carries it. If you have a solar inverter with 37 W to spare, tell us: then you do not need it.',
    );
    expect(power(200, 4).assumptions.join(' ')).not.toContain('nothing cheaper');
  });

  test('is the cheapest of the list that carries the load alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 800 }),
        fc.integer({ min: 1, max: 8 }),
        (watts, hours) => {
          const { devices } = power(watts, hours);
          if (devices.length !== 1) return;
          const share = (lithium: boolean) => (lithium ? 0.9 * 0.9 * 0.9 : 0.5 * 0.85 * 0.8);
          const able = (['ups', 'inverter'] as const)
            .flatMap((device) => market.fitting({ device }))
            .filter(
              (offer) =>
                wattHoursOf(offer) * share(offer.features.has('lithium')) >= watts * hours &&
                (offer.figures.voltAmperes ?? 0) >= (watts / 0.7) * 1.2,
            );
          const cheapest = Math.min(...able.map(({ price }) => price));
          expect(devices[0]?.offer?.price).toBeLessThanOrEqual(cheapest);
        },
      ),
    );
  });

  test('beyond every product is several equal units', () => {
    const { devices, labour } = power(2000, 4);
    expect(devices.length).toBeGreaterThan(1);
    expect(new Set(devices.map(({ offer }) => offer?.sku)).size).toBe(1);
    expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length);
    expect(labour[0]?.hours).toBe(devices.length);
  });

  test('a 12 V UPS for more than its 24 W is not chosen', () => {
    const dc: Market = {
      fitting: (need) => (need.device === 'dc-ups' ? market.fitting(need) : []),
    };
    expect(power(12, 1, dc).devices[0]?.offer?.device).toBe('dc-ups');
    expect(power(25, 0.25, dc).devices[0]?.offer).toBeUndefined();
  });

  test('without a price list is one unit to be quoted, named by what it is', () => {
    const [unit, ...others] = power(97, 4, noProducts).devices;
    expect(others).toEqual([]);
    expect(unit).toMatchObject({ offer: undefined, item: 'UPS or inverter of at least 167 VA' });
    expect(deviceKindOf(unit?.item.toLowerCase() ?? '', '')).toBe('inverter');
  });

  test('carries VA and Wh of any load and outage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 12 }),
        (watts, hours) => {
          const { devices } = power(watts, hours);
          const offers = devices.flatMap(({ offer }) => offer ?? []);
          const lithium = offers[0]?.features.has('lithium') ?? false;
          const held = offers.reduce((sum, offer) => sum + wattHoursOf(offer), 0);
          expect(held).toBeGreaterThanOrEqual(wattHoursFor(watts * hours, lithium) - 1e-6);
          if (offers[0]?.device === 'dc-ups') return expect(watts).toBeLessThanOrEqual(24);
          const carried = offers.reduce((sum, { figures }) => sum + (figures.voltAmperes ?? 0), 0);
          expect(carried).toBeGreaterThanOrEqual(voltAmperesFor(watts) - 1e-6);
        },
      ),
    );
  });
});
