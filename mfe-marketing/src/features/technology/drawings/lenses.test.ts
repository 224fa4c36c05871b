import { expect, it } from 'vitest';
import { lenses, metres, reach } from './lenses.ts';

it.each([
  ['2.8 mm', '4.3 m'],
  ['6 mm', '10.0 m'],
  ['12 mm', '20.5 m'],
])('a 4-megapixel camera with a %s lens identifies at %s', (name, distance) => {
  const view = lenses.find((lens) => lens.name === name)?.view ?? 0;
  expect(metres(reach(view, 250))).toBe(distance);
});
