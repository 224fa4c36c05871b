import { expect, test } from 'vitest';
import { blindSpotsBySide } from './blind-spots.ts';

const at = (x: number) => ({ x, y: 0 });

test('blind spots of one side are said together', () => {
  const spots = [
    { label: 'Boundary, north side, 4 m', from: at(0), to: at(4) },
    { label: 'Boundary, east side, 2 m', from: at(0), to: at(2) },
    { label: 'Boundary, north side, 10 m', from: at(20), to: at(30) },
  ];
  expect(blindSpotsBySide(spots)).toEqual([
    'Boundary, north side, 14 m in 2 places',
    'Boundary, east side, 2 m',
  ]);
});
