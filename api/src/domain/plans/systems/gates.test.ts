import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { countOf, fewerIn, partsOf, skusOf, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import type { Scope } from '../plan-parts.ts';
import type { Site, VehicleGate } from '../site.ts';
import { refusalWords } from '../words/statements/refusals.ts';
import { designGates } from './gates.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const aGate = (changes: Partial<VehicleGate> = {}): VehicleGate => ({
  kind: 'sliding',
  mass: 400,
  massAssumed: false,
  width: 4,
  ...changes,
});
const design = (gates: readonly VehicleGate[], changes: Partial<Site> = {}, scope?: Scope) =>
  designGates({
    site: aSite({ vehicleGates: gates, ...changes }),
    market,
    scope: scope ?? 'recommended',
  });

test('a sliding gate of 400 kg has a 500 kg motor with all that protects it', () => {
  const gates = design([aGate()]);
  expect({
    motor: skusOf(gates, 'sliding-gate-motor'),
    cage: skusOf(gates, 'motor-cage'),
    rack: countOf(gates, 'gate-rack'),
    stops: countOf(gates, 'gate-end-stops'),
    antiLift: countOf(gates, 'anti-lift-bracket'),
    beams: countOf(gates, 'gate-safety-beams'),
    tamper: countOf(gates, 'door-contact'),
    remotes: countOf(gates, 'gate-remote'),
    batteries: countOf(gates, 'battery'),
  }).toEqual({
    motor: ['GM-S500'],
    cage: ['GA-CG'],
    rack: 5,
    stops: 1,
    antiLift: 2,
    beams: 1,
    tamper: 1,
    remotes: 3,
    batteries: 0,
  });
});

test('remotes that come with any of the motors are not bought again', () => {
  const one = countOf(design([aGate()]), 'gate-remote');
  expect(countOf(design([aGate(), aGate()]), 'gate-remote')).toBe(one - 2);
});

test('a boom whose residents have tags is opened by its controller, and has backup instead of a battery', () => {
  const estate = { type: 'Residential Estate', trade: 'commercial', intercomUnits: 40 } as const;
  const { runs, assumptions } = design([aGate({ kind: 'boom' })], estate);
  expect(runs).toContainEqual({
    cable: 'comms',
    from: 'gate-motor-1',
    to: 'gate-controller-1',
  });
  expect(assumptions).not.toContain('gate-battery');
});

test.each([
  [400, 'GM-S500'],
  [400.5, 'GM-S800'],
  [640, 'GM-S800'],
  [1600, 'GM-S2000'],
])('a sliding gate of %d kg has motor %s', (mass, sku) => {
  expect(skusOf(design([aGate({ mass })]), 'sliding-gate-motor')).toEqual([sku]);
});

test('a gate that is too heavy for every motor has one to be quoted', () => {
  const [motor] = worded(design([aGate({ mass: 4000 })])).devices;
  expect(motor).toMatchObject({ offer: undefined, item: expect.stringContaining('5000 kg') });
});

test('a swing gate has a motor for the length of its leaves, and a battery', () => {
  const gates = design([aGate({ kind: 'swing', width: 5.2 })]);
  expect(skusOf(gates, 'swing-gate-motor')).toEqual(['GM-W40']);
  expect(countOf(gates, 'battery')).toBe(1);
  expect(countOf(gates, 'gate-rack') + countOf(gates, 'motor-cage')).toBe(0);
});

test('a garage door has a motor with a battery where there are outages, and the cheapest without', () => {
  const garage = [aGate({ kind: 'garage' })];
  expect(skusOf(design(garage), 'garage-motor')).toEqual(['GD-SEC']);
  expect(skusOf(design(garage, { outageHours: 0 }), 'garage-motor')).toEqual(['GD-TIP']);
});

test('a boom is as wide as its lane, and a loop stops it from closing on a vehicle', () => {
  const gates = design([aGate({ kind: 'boom', width: 5 })], { trade: 'commercial' });
  expect(skusOf(gates, 'traffic-barrier')).toEqual(['TB-6']);
  expect(countOf(gates, 'loop-detector')).toBe(1);
});

test('a gate without a motor wanted gets nothing', () => {
  expect(partsOf(design([aGate({ kind: 'none' })]))).toEqual([]);
});

describe('a motor that was to stay', () => {
  test('is replaced when it is too weak, and the plan says why', () => {
    const gates = design([aGate({ motorStays: 499 })]);
    expect(skusOf(gates, 'sliding-gate-motor')).toEqual(['GM-S500']);
    expect(gates.refusals.map(refusalWords)).toEqual([
      expect.stringMatching(/499 kg motor is too weak.*500 kg/),
    ]);
  });

  test('stays when it is strong enough, and is protected', () => {
    const gates = design([aGate({ motorStays: 500 })]);
    expect(gates.refusals).toEqual([]);
    expect(countOf(gates, 'sliding-gate-motor') + countOf(gates, 'gate-remote')).toBe(0);
    expect(countOf(gates, 'gate-safety-beams')).toBe(1);
    expect(worded(gates).supplies.map(({ item }) => item)).toContain(
      'Anti-theft cage that fits the gate motor',
    );
  });
});

test('there is no tamper contact where no alarm would hear it', () => {
  expect(countOf(design([aGate()], { wants: new Set(['gates']) }), 'door-contact')).toBe(0);
});

test('where phones have no signal, keypads stand in for phone openers', () => {
  const poor = design([aGate()], { trade: 'commercial', signal: 'poor' });
  expect([countOf(poor, 'gate-gsm-opener'), countOf(poor, 'gate-keypad')]).toEqual([0, 1]);
  const good = design([aGate()], { trade: 'commercial' });
  expect([countOf(good, 'gate-gsm-opener'), countOf(good, 'gate-keypad')]).toEqual([1, 0]);
});

describe('for any gates', () => {
  const gate = fc.record({
    kind: fc.constantFrom<VehicleGate['kind']>('sliding', 'swing', 'garage', 'boom', 'none'),
    mass: fc.integer({ min: 20, max: 5000 }),
    massAssumed: fc.boolean(),
    width: fc.integer({ min: 2, max: 12 }),
    motorStays: fc.integer({ min: 100, max: 5000 }),
  });
  const scope = fc.constantFrom<Scope>('essential', 'recommended', 'complete');
  const list = () => fc.constantFrom(market, noProducts);
  const gates = fc.array(gate, { maxLength: 4 });

  test('a motor is rated 1.25 × the mass of a sliding gate or more', () => {
    fc.assert(
      fc.property(gates, scope, (vehicleGates, at) => {
        for (const { offer, place } of design(vehicleGates, {}, at).devices) {
          if (offer?.device !== 'sliding-gate-motor' || place.at !== 'vehicle-gate') continue;
          const mass = vehicleGates[place.index]?.mass ?? Number.POSITIVE_INFINITY;
          expect(offer.figures.kilograms).toBeGreaterThanOrEqual(1.25 * mass);
        }
      }),
    );
  });

  test('a motor stays only when it is rated so, and else the plan says why', () => {
    fc.assert(
      fc.property(gates, scope, list(), (vehicleGates, scopeOf, products) => {
        const site = aSite({ vehicleGates });
        const made = designGates({ site, market: products, scope: scopeOf });
        const weak = vehicleGates.filter(
          ({ kind, mass, motorStays = 0 }) => kind !== 'none' && motorStays < 1.25 * mass,
        ).length;
        const motors = made.devices.filter(({ id }) => id.startsWith('gate-motor-'));
        expect(motors).toHaveLength(weak);
        expect(made.refusals).toHaveLength(weak);
      }),
    );
  });

  test('one gate more never means fewer parts', () => {
    fc.assert(
      fc.property(gates, gate, scope, list(), (vehicleGates, another, at, products) => {
        const of = (some: readonly VehicleGate[]) =>
          designGates({ site: aSite({ vehicleGates: some }), market: products, scope: at });
        // Its motor may come with remotes.
        const fewer = fewerIn(of(vehicleGates), of([...vehicleGates, another]));
        expect(fewer.filter((kind) => kind !== 'gate-remote')).toEqual([]);
      }),
    );
  });

  test('a larger budget never has fewer parts', () => {
    fc.assert(
      fc.property(gates, list(), (vehicleGates, products) => {
        const site = aSite({ vehicleGates });
        const of = (at: Scope) => designGates({ site, market: products, scope: at });
        expect(fewerIn(of('essential'), of('recommended'))).toEqual([]);
        expect(fewerIn(of('recommended'), of('complete'))).toEqual([]);
      }),
    );
  });
});
