import { expect, test } from 'vitest';
import { aDevice } from '../../../testing/plan-parts.ts';
import { nameOfDevice } from './counted-parts.ts';
import type { Place } from './plan-parts.ts';
import { partNames } from './words/lines/part-names.ts';

const nameOfThermal = (place: Place): string =>
  partNames[nameOfDevice(aDevice({ item: { id: 'thermal-camera', distance: 120 }, place }))][0];

test('a thermal camera has its own name wherever it looks', () => {
  expect(nameOfThermal({ at: 'boundary-side', side: 0 })).toBe('thermal camera');
});

// Otherwise a plan whose cameras are mostly thermal would seem to have no spare one.
test('a spare camera is a spare camera also where it is thermal', () => {
  expect(nameOfThermal({ at: 'equipment' })).toBe('spare camera');
});

test('a UPS that feeds cameras at a switch point is no switch', () => {
  const ups = aDevice({ system: 'cabling', symbol: 'switch', item: 'poe-ups' });
  expect(partNames[nameOfDevice(ups)][1]).toBe('UPSs with PoE');
});
