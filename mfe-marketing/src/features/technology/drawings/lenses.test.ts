import { horizontalAngle, horizontalPixels } from '@app/site-plan/optics';
import { expect, test } from 'vitest';
import {
  figure,
  type Level,
  lenses,
  levelName,
  levels,
  metres,
  PIXELS_ACROSS,
  reach,
} from './lenses.ts';

const viewOf = (name: string): number => lenses.find((lens) => lens.name === name)?.view ?? 0;

test.each([
  ['2.8 mm', 'validate', '2.1 m'],
  ['6 mm', 'validate', '5.0 m'],
  ['12 mm', 'validate', '10.3 m'],
  ['2.8 mm', 'scrutinise', '0.7 m'],
  ['6 mm', 'characterise', '10.0 m'],
  ['12 mm', 'perceive', '41 m'],
  ['2.8 mm', 'overview', '54 m'],
] as const)('a 4-megapixel camera with a %s lens reaches %s to %s', (name, level, distance) => {
  expect(metres(reach(viewOf(name), level))).toBe(distance);
});

test('the page names the seven levels of IEC 62676-4:2025 with their pixels per metre', () => {
  expect(levels).toEqual({
    overview: 20,
    outline: 40,
    discern: 80,
    perceive: 125,
    characterise: 250,
    validate: 500,
    scrutinise: 1500,
  } satisfies Record<Level, number>);
});

test('the lenses and the picture of the page are those that a security plan counts with', () => {
  expect(PIXELS_ACROSS).toBe(horizontalPixels(4));
  for (const { name, view } of lenses) {
    expect(view).toBeCloseTo(horizontalAngle(Number.parseFloat(name)), 6);
  }
});

test.each([
  [500, '500'],
  [1500, '1\u00a0500'],
  [2560, '2\u00a0560'],
])('the figure %d is written %s', (count, written) => {
  expect(figure(count)).toBe(written);
});

test('a level starts with a capital in a label', () => {
  expect(levelName('validate')).toBe('Validate');
});
