import { expect, test } from 'vitest';
import { marketWith } from '../../../../../testing/market-with.ts';
import { supplyReach } from '../../cabling/lay-coax.ts';
import { chooseSupplies, supplyUnits } from './camera-supply.ts';

const market = marketWith(
  ['12V DC 2A power supply', 225],
  ['12V DC 10A power supply boxed, fused outputs', 620],
  ['12V DC 20A power supply boxed, fused outputs', 1210],
  ['24V DC 30A power supply boxed, fused outputs', 300],
);

const chosen = (cameras: number, watts = 5 * cameras) =>
  chooseSupplies({ cameras, watts, converters: 0 }, market)?.map(({ offer, quantity }) => [
    offer.figures.amperes,
    quantity,
  ]);

test.each([
  [1, [[2, 1]]],
  [2, [[10, 1]]],
  [9, [[10, 1]]],
  [10, [[20, 1]]],
  [18, [[20, 1]]],
  [
    27,
    [
      [20, 1],
      [10, 1],
    ],
  ],
])('%d cameras of 5 W have an output each from supplies of %j', (cameras, supplies) => {
  expect(chosen(cameras)?.toSorted()).toEqual(supplies.toSorted());
});

test('cameras that draw much need more amperes, not more outputs', () => {
  // 8 × 12 W ÷ 12 V × 1.2 = 9.6 A.
  expect(chosen(8, 96)).toEqual([[10, 1]]);
  expect(chosen(9, 108)).toEqual([[20, 1]]);
});

test('a supply that the list does not have is to be quoted with its amperes and outputs', () => {
  const load = { cameras: 12, watts: 60, converters: 0 } as const;
  const units = supplyUnits(load, chooseSupplies(load, marketWith()));
  expect(units.map(({ item, offer }) => [item, offer])).toEqual(
    Array.from({ length: 2 }, () => [{ id: 'camera-supply', amperes: 3, outputs: 6 }, undefined]),
  );
});

test('12 V reach 61 m for a camera of 5 W and 25 m for one of 12 W', () => {
  // 1.8 V ÷ (0.07 Ω/m × 5 W ÷ 12 V) = 61.7 m; 1.8 V ÷ (0.07 Ω/m × 1 A) = 25.7 m.
  expect([supplyReach(5), supplyReach(12)]).toEqual([61, 25]);
});
