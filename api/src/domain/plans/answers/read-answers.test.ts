import type { EstablishmentType } from '@app/contracts/proposal';
import type { Answers } from '@app/contracts/shown-questions';
import { describe, expect, test } from 'vitest';
import type { Site } from '../site.ts';
import { readAnswers } from './read-answers.ts';

const home: Answers = {
  wants: ['Cameras', 'Burglar alarm', 'Electric fence', 'Gate motor', 'Backup power'],
  stays: [],
  rooms: '8',
  outer_doors: '3',
  pets: 'No pets inside',
  boundary: 'Wall',
  boundary_length: '120',
  wall_height: '2',
  vehicle_gates: ['Sliding gate'],
  gate_mass: '400 kg',
  footage_days: '30 days',
  outages: 'Up to 4 hours',
  circumstances: ['Our insurer requires no certificate'],
};

const warehouse: Answers = {
  wants: ['Cameras', 'Burglar alarm', 'Access control on doors'],
  stays: 'Intercom',
  floor_area: '2 400 m²',
  outer_doors: '2',
  docks: '4',
  camera_places: ['Cash office'],
  escape_opening: 'With a handle or a push bar',
  boundary: 'Palisade fence',
  boundary_length: '1,200',
  vehicle_gate: 'Boom',
  footage_days: '60 days',
  outages: 'No outages to speak of',
  circumstances: ['Criminals in our area use signal jammers'],
};

function siteOf(type: EstablishmentType, answers: Answers): Site {
  const site = readAnswers(type, answers);
  if (!site.ok) throw new Error(JSON.stringify(site.failure.fields));
  return site.value;
}

test('a home with every answer is what it was said to be', () => {
  expect(siteOf('Residential Home', home)).toMatchObject({
    trade: 'home',
    rural: false,
    wants: new Set(['video', 'alarm', 'fence', 'gates', 'power']),
    stays: { systems: new Set(), cameras: 0 },
    rooms: 8,
    floorArea: 220,
    openFloorArea: 0,
    outerDoors: 3,
    boundary: { length: 120, kind: 'wall', height: 2, heightAssumed: false },
    vehicleGates: [{ kind: 'sliding', mass: 400, massAssumed: false, width: 4 }],
    pets: 'none',
    outageHours: 4,
    footageDays: 30,
    signal: 'good',
    monitored: false,
    insurerAsks: 'no',
    wishesRefused: [],
  });
});

test('a warehouse with every answer is what it was said to be', () => {
  expect(siteOf('Warehouse', warehouse)).toMatchObject({
    trade: 'commercial',
    wants: new Set(['video', 'alarm', 'access']),
    stays: { systems: new Set(['intercom']), cameras: 0 },
    floorArea: 2400,
    openFloorArea: 2160,
    docks: 4,
    highValueRooms: ['cash-office'],
    boundary: { length: 1200, kind: 'palisade' },
    vehicleGates: [{ kind: 'boom', width: 4 }],
    access: { doors: 2, escapeDoors: 2, credential: 'card', users: 20 },
    outageHours: 0,
    footageDays: 60,
    jammers: true,
    insurerAsks: 'unknown',
  });
});
