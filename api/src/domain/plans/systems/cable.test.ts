import { expect, test } from 'vitest';
import { cableBoxes, cableMetres, cableReason } from './cable.ts';

test('10 runs in a home take 287.5 m of cable, one box', () => {
  expect(cableMetres(10, 'home')).toBeCloseTo(287.5, 9);
  expect(cableBoxes(cableMetres(10, 'home'))).toBe(1);
});

test('11 runs in a home take a second box', () => {
  expect(cableBoxes(cableMetres(11, 'home'))).toBe(2);
});

test('commercial runs are longer', () => {
  expect(cableBoxes(cableMetres(11, 'commercial'))).toBe(2);
  expect(cableMetres(11, 'commercial')).toBeCloseTo(569.25, 9);
});

test('drums of another length change the number of drums', () => {
  expect(cableBoxes(cableMetres(10, 'home'), 100)).toBe(3);
});

test('the reason states the rule so that it can be recomputed', () => {
  expect(cableReason(11, 'home')).toBe('11 runs × 25 m × 1.15 ÷ 305 m = 2');
});
