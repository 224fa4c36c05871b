import { expect, test } from 'vitest';
import { noProducts } from '../../../../testing/plan-builders.ts';
import { cableMetres } from './cable.ts';
import { rolls } from './purchases.ts';

const boxesOf = (metres: number, box = 305): number =>
  rolls(noProducts, { device: 'network-cable' }, box, metres).quantity;

test('10 runs in a home take 287.5 m of cable, one box', () => {
  expect(cableMetres(10, 'home')).toBeCloseTo(287.5, 9);
  expect(boxesOf(cableMetres(10, 'home'))).toBe(1);
});

test('11 runs in a home take a second box', () => {
  expect(boxesOf(cableMetres(11, 'home'))).toBe(2);
});

test('commercial runs are longer', () => {
  expect(boxesOf(cableMetres(11, 'commercial'))).toBe(2);
  expect(cableMetres(11, 'commercial')).toBeCloseTo(569.25, 9);
});

test('drums of another length change the number of drums', () => {
  expect(boxesOf(cableMetres(10, 'home'), 100)).toBe(3);
});

test('cable that does not start at the equipment has the same waste', () => {
  expect(cableMetres(2, 'home', 50)).toBeCloseTo(115, 9);
});
