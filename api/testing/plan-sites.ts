import { establishmentTypes } from '@app/contracts/proposal';
import { systemIds } from '@app/knowledge/planning/systems';
import fc from 'fast-check';
import type {
  Goods,
  HighValueRoom,
  Incident,
  Site,
  UnlawfulWish,
  VehicleGate,
} from '../src/domain/plans/site.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });
const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const highValueRooms: readonly HighValueRoom[] = [
  'stock-room',
  'cash-office',
  'server-room',
  'dispensary',
  'computer-room',
  'tool-store',
  'fuel-store',
  'strongroom',
];
const goods: readonly Goods[] = [
  'cash',
  'medicines',
  'electronics',
  'liquor-and-cigarettes',
  'fuel',
  'copper',
  'firearms',
];
const incidents: readonly Incident[] = [
  'boundary',
  'gate',
  'door-or-window',
  'roof',
  'staff',
  'robbery',
];
const unlawfulWishes: readonly UnlawfulWish[] = [
  'camera-in-change-room',
  'camera-in-consulting-room',
  'locked-escape-door',
];

const boundary: fc.Arbitrary<Site['boundary']> = fc.oneof(
  fc.constant({ length: 0, kind: 'none', height: 0, heightAssumed: false }),
  fc.record({
    length: fc.integer({ min: 20, max: 10_000 }),
    kind: oneOf('wall', 'palisade', 'mesh'),
    height: fc.integer({ min: 10, max: 30 }).map((decimetres) => decimetres / 10),
    heightAssumed: fc.boolean(),
  }),
);

const vehicleGate: fc.Arbitrary<VehicleGate> = fc.record(
  {
    kind: oneOf('sliding', 'swing', 'garage', 'boom', 'none'),
    mass: fc.integer({ min: 50, max: 1500 }),
    massAssumed: fc.boolean(),
    width: fc.integer({ min: 2, max: 9 }),
    motorStays: oneOf(400, 600, 1000),
  },
  { requiredKeys: ['kind', 'mass', 'massAssumed', 'width'] },
);

const access = upTo(24).chain((doors) =>
  fc.record({
    doors: fc.constant(doors),
    rooms: fc.constant([]),
    escapeDoors: upTo(doors),
    credential: oneOf('card', 'keypad', 'fingerprint', 'face'),
    users: upTo(2000),
  }),
);

/** For each system: it is not wanted, it is wanted, or it is there and stays. */
const systems = fc
  .record(Object.fromEntries(systemIds.map((id) => [id, oneOf('no', 'wanted', 'wanted', 'stays')])))
  .map((choices) => {
    const chosen = (choice: string) => new Set(systemIds.filter((id) => choices[id] === choice));
    return { wants: chosen('wanted'), staying: chosen('stays') };
  });

/** Sites of any kind and size that answers can describe. */
export const anySite: fc.Arbitrary<Site> = fc
  .record({
    systems,
    stayingCameras: upTo(16),
    site: fc.record({
      type: oneOf(...establishmentTypes),
      rural: fc.boolean(),
      floorArea: fc.integer({ min: 10, max: 20_000 }),
      rooms: fc.integer({ min: 1, max: 60 }),
      outerDoors: fc.integer({ min: 1, max: 20 }),
      shutters: upTo(10),
      openFloorArea: upTo(15_000),
      tills: upTo(20),
      docks: upTo(20),
      highValueRooms: fc.subarray([...highValueRooms]),
      consultingRooms: upTo(12),
      buildings: fc.integer({ min: 1, max: 6 }),
      storeys: fc.integer({ min: 1, max: 4 }),
      roof: oneOf('tiles-or-sheets', 'concrete'),
      cables: oneOf('possible', 'impossible'),
      goods: fc.subarray([...goods]),
      boundary,
      vehicleGates: fc.array(vehicleGate, { maxLength: 4 }),
      pedestrianGates: upTo(4),
      access,
      intercomUnits: upTo(8),
      pets: oneOf('none', 'inside'),
      outageHours: oneOf(0, 2, 4, 8),
      generator: fc.boolean(),
      signal: oneOf('good', 'poor'),
      jammers: fc.boolean(),
      monitored: fc.boolean(),
      responseMinutes: oneOf(5, 10, 20),
      internet: fc.boolean(),
      incidents: fc.subarray([...incidents]),
      insurerAsks: oneOf('yes', 'unknown'),
      footageDays: oneOf(7, 14, 30, 60, 90),
      people: fc.integer({ min: 1, max: 2000 }),
      trackedVehicles: upTo(40),
      trackedAssets: upTo(40),
      sensors: fc.record({
        temperature: upTo(6),
        leak: upTo(6),
        'cable-theft': upTo(6),
        tank: upTo(6),
        'power-failure': upTo(3),
        door: upTo(6),
      }),
      remotePoints: upTo(6),
      wishesRefused: fc.subarray([...unlawfulWishes]),
      assumed: fc.constant([]),
    }),
  })
  .map(({ systems: { wants, staying }, stayingCameras, site }) => ({
    ...site,
    trade: site.type === 'Residential Home' ? 'home' : 'commercial',
    wants,
    // Cameras that stay go on the new recorder, so there are none without one.
    stays: { systems: staying, cameras: wants.has('video') ? stayingCameras : 0 },
  }));
