import { expect, test } from 'vitest';
import { nameOfDevice } from './part-names.ts';
import type { Device } from './plan-parts.ts';

const camera = (item: string, place: Device['place']): Device => ({
  system: 'video',
  id: 'camera-1',
  symbol: 'camera',
  label: 'Camera 1',
  place,
  offer: undefined,
  item,
  reason: 'One',
});
const THERMAL = 'Thermal camera that detects people at 120 m';

test('a thermal camera has its own name wherever it looks', () => {
  expect(nameOfDevice(camera(THERMAL, { at: 'boundary-side', side: 0 }))).toBe('thermal camera');
});

// Otherwise a plan whose cameras are mostly thermal would seem to have no spare one.
test('a spare camera is a spare camera also where it is thermal', () => {
  expect(nameOfDevice(camera(THERMAL, { at: 'equipment' }))).toBe('spare camera');
});
