import { establishmentTypes } from '@app/contracts/proposal';
import fc from 'fast-check';
import type { HighValueRoom, Site } from '../src/domain/plans/site.ts';
import { aSite } from './plan-builders.ts';

const count = (max: number) =>
  fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max }));

const highValueRooms: HighValueRoom[] = [
  'stock-room',
  'cash-office',
  'server-room',
  'dispensary',
  'computer-room',
  'tool-store',
  'fuel-store',
  'strongroom',
];

const boundary = fc.oneof(
  fc.constant({ length: 0, kind: 'none', height: 0, heightAssumed: false } as const),
  fc.record({
    length: fc.oneof(fc.integer({ min: 4, max: 400 }), fc.integer({ min: 4, max: 10_000 })),
    kind: fc.constantFrom('wall', 'palisade', 'mesh'),
    height: fc.constantFrom(1.2, 1.8, 2.4),
    heightAssumed: fc.boolean(),
  }),
);

const gate = fc.record({
  kind: fc.constantFrom('sliding', 'swing', 'garage', 'boom', 'none'),
  mass: fc.integer({ min: 50, max: 1200 }),
  massAssumed: fc.boolean(),
  width: fc.integer({ min: 2, max: 8 }),
});

/** Sites from a kiosk of 1 m² to an estate with a boundary of 10 km. */
export const anySite: fc.Arbitrary<Site> = fc
  .record({
    type: fc.constantFrom(...establishmentTypes),
    trade: fc.constantFrom('home', 'commercial'),
    floorArea: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50_000 })),
    rooms: count(60),
    outerDoors: count(20),
    shutters: count(12),
    openFloor: fc.constantFrom(0, 0.3, 0.9, 1),
    tills: count(12),
    docks: count(40),
    highValueRooms: fc.subarray(highValueRooms),
    consultingRooms: count(20),
    buildings: fc.integer({ min: 1, max: 6 }),
    storeys: fc.integer({ min: 1, max: 4 }),
    roof: fc.constantFrom('tiles-or-sheets', 'concrete'),
    cables: fc.constantFrom('possible', 'possible', 'impossible'),
    boundary,
    vehicleGates: fc.array(gate, { maxLength: 6 }),
    pedestrianGates: count(6),
    doors: count(20),
    readerRooms: fc.subarray(highValueRooms),
    remotePoints: count(8),
  })
  .map(({ openFloor, doors, readerRooms, ...answers }) =>
    aSite({
      ...answers,
      openFloorArea: Math.round(openFloor * answers.floorArea),
      access: {
        doors,
        rooms: readerRooms.filter((room) => answers.highValueRooms.includes(room)).slice(0, doors),
        escapeDoors: 0,
        credential: 'card',
        users: 5,
      },
    }),
  );
