import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anySite } from '../../../../testing/any-site.ts';
import { madeOnce } from '../../../../testing/made-once.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { planSite, type SitePlan } from '../design-site.ts';
import type { Market } from '../market/market.ts';
import type { Device, Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const planOf = madeOnce(([site, scope]: readonly [Site, Scope]) =>
  planSite({ site, market, scope }),
);

const forAnyPlan = (check: (plan: SitePlan, devices: readonly Device[]) => void) =>
  fc.assert(
    fc.property(anySite, fc.constantFrom('essential', 'recommended', 'complete'), (site, scope) => {
      const plan = planOf([site, scope]);
      check(
        plan,
        plan.designs.flatMap(({ devices }) => devices),
      );
    }),
    { numRuns: runs(60) },
  );

/** Rows of the schedule for a device; undefined for what has no cable of ours, such as a motor on mains. */
function rowsOf(
  { id, system, symbol, place }: Device,
  wiredAlarm: boolean,
): number | readonly number[] | undefined {
  const rows: Readonly<Partial<Record<Device['symbol'], number | readonly number[]>>> = {
    detector: 1,
    'outdoor-detector': 1,
    contact: 1,
    siren: 1,
    panic: 1,
    keypad: 1,
    // At each post; at a garage door the drawing shows one.
    beam: [1, 2],
  };
  switch (system) {
    case 'video':
      return symbol === 'camera' && place.at !== 'equipment' ? 1 : undefined;
    case 'alarm':
      return wiredAlarm ? rows[symbol] : 0;
    case 'access':
      return symbol === 'reader' || symbol === 'lock' ? 1 : undefined;
    case 'gates':
      return symbol === 'reader' ? 1 : rows[symbol];
    case 'fence':
      // Gate contacts are in the line of the fence; a keypad may be where the cable of others ends.
      if (id.startsWith('fence-contact')) return 0;
      return symbol === 'energizer' ? [1, 2] : symbol === 'keypad' ? [0, 1] : rows[symbol];
    case 'intercom':
      // A reader may open its lock too.
      return symbol === 'lock' ? [1, 2] : [0, 1];
    case 'cabling':
      // Of several switches at one point, the first joins the fibre.
      return [0, 1];
    default:
      return 0;
  }
}

// Slow: a whole plan is made for each site.
test('each wired device has its one cable, or each of its ends on a shared one', () => {
  forAnyPlan(({ cables }, devices) => {
    const wiredAlarm = devices.some(({ kind }) => kind === 'alarm-panel');
    const counts = new Map<unknown, number>();
    for (const { from } of cables.runs) counts.set(from, (counts.get(from) ?? 0) + 1);
    for (const device of devices) {
      const expected = rowsOf(device, wiredAlarm);
      if (expected === undefined) continue;
      expect([expected].flat(), device.id).toContain(counts.get(device.id) ?? 0);
    }
  });
});

test('no run is shorter than the straight way, and none of network cable longer than 100 m', () => {
  forAnyPlan(({ placed, cables }) => {
    for (const { from, to, type, metres } of cables.runs) {
      if (type.endsWith('network')) expect(metres).toBeLessThanOrEqual(100);
      const [a, b] = [from, to].map((id) => typeof id === 'string' && placed.find(id));
      if (!a || !b || from === to) continue;
      const ends = (one: typeof a) => [one.spot.at, ...(one.spot.to ? [one.spot.to] : [])];
      const ways = ends(a).flatMap((one) =>
        ends(b).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(metres).toBeGreaterThanOrEqual(Math.min(...ways));
    }
  });
});

test('the figures of a type are the sum of its rows and its waste, once', () => {
  const types = {
    'network-cable': ['indoor-network', 'outdoor-network'],
    'comms-cable': ['comms'],
    'data-cable': ['data'],
    'ht-cable': ['ht'],
    fibre: ['fibre'],
  } as const;
  forAnyPlan(({ designs, cables }) => {
    const parts = designs.flatMap((design) => design.supplies);
    for (const [id, group] of Object.entries(types)) {
      const own = cables.runs.filter(({ type }) => (group as readonly string[]).includes(type));
      const metres = own.reduce((sum, run) => sum + run.metres, 0);
      const bought = parts.filter(
        ({ system, reason }) =>
          system === 'cabling' && typeof reason === 'object' && reason.id === id,
      );
      if (metres === 0) {
        expect(bought).toEqual([]);
        continue;
      }
      const held = bought.reduce(
        (sum, { quantity, offer }) => sum + quantity * (offer?.figures.metres ?? 1),
        0,
      );
      expect(held).toBeGreaterThanOrEqual(metres * 1.15 - 1e-6);
      const calculated = designs
        .flatMap(({ calculations }) => calculations)
        .find((one) => typeof one === 'object' && one.id === id);
      expect(calculated).toMatchObject({ metres, needed: Math.ceil(metres * 1.15 - 1e-9) });
    }
  });
});

test('a local switch point feeds devices by name, each wired to a unit of it that has a place for it', () => {
  forAnyPlan(({ placed, cables }, devices) => {
    for (const { device, feeds } of cables.local) {
      expect(feeds.length).toBeGreaterThan(0);
      expect(placed.find(device.id)).toBeDefined();
      expect(cables.wiredTo.has(device.id)).toBe(true);
      const units = feeds.map(({ run }) => cables.wiredTo.get(run.from) ?? '');
      for (const [unit, fed] of Map.groupBy(units, (id) => id)) {
        expect(unit === device.id || unit.startsWith(`${device.id}-`), unit).toBe(true);
        const { offer, reason } = devices.find(({ id }) => id === unit) ?? {};
        expect(fed.length).toBeLessThanOrEqual(offer?.figures.ports ?? Infinity);
        if (typeof reason === 'object' && reason.id === 'poe-ups')
          expect(fed.length).toBeLessThanOrEqual(reason.devicesEach);
      }
    }
  });
});
