import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Market } from '../src/domain/plans/market/market.ts';
import { marketOf, offersOf } from '../src/domain/plans/market/offers.ts';
import type { Site } from '../src/domain/plans/site.ts';
import { readAt } from './dumps.ts';

const sample = fileURLToPath(new URL('../../data/price-list.sql', import.meta.url));

/** The sample price list. */
export const aMarket = async (): Promise<Market> =>
  marketOf(offersOf((await readAt(readFileSync(sample), Number.MAX_SAFE_INTEGER)).products));

export const noProducts: Market = { fitting: () => [] };

/** A family home of 220 m² behind a 2 m wall of 120 m, with a sliding gate; nothing is there yet. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  type: 'Residential Home',
  trade: 'home',
  rural: false,
  wants: new Set(['video', 'alarm', 'fence', 'gates', 'intercom', 'power']),
  stays: { systems: new Set(), cameras: 0 },
  floorArea: 220,
  rooms: 8,
  outerDoors: 3,
  shutters: 0,
  openFloorArea: 0,
  tills: 0,
  docks: 0,
  highValueRooms: [],
  consultingRooms: 0,
  buildings: 1,
  storeys: 1,
  roof: 'tiles-or-sheets',
  cables: 'possible',
  goods: [],
  boundary: { length: 120, kind: 'wall', height: 2, heightAssumed: false },
  vehicleGates: [{ kind: 'sliding', mass: 400, massAssumed: false, width: 4 }],
  pedestrianGates: 1,
  access: { doors: 0, rooms: [], escapeDoors: 0, credential: 'card', users: 0 },
  intercomUnits: 1,
  pets: 'none',
  outageHours: 4,
  generator: false,
  signal: 'good',
  jammers: false,
  monitored: true,
  responseMinutes: 10,
  internet: true,
  incidents: [],
  insurerAsks: 'unknown',
  footageDays: 30,
  people: 4,
  trackedVehicles: 0,
  trackedAssets: 0,
  sensors: { temperature: 0, leak: 0, 'cable-theft': 0, tank: 0, 'power-failure': 0, door: 0 },
  remotePoints: 0,
  wishesRefused: [],
  assumed: [],
  ...changes,
});
