import { describe, expect, test } from 'vitest';
import { aDesign, aDevice, anOffer, aSupply } from '../../../testing/plan-parts.ts';
import { billOf } from './bill.ts';

const camera = anOffer({ sku: 'CAM', name: 'Vantis camera', price: 100_00 });

describe('a bill of materials', () => {
  test('has one line for a product in a system, with devices and supplies of all rules', () => {
    const { lines } = billOf([
      aDesign({
        devices: [
          aDevice({ id: 'a', offer: camera, reason: 'One at each door: 2 doors' }),
          aDevice({ id: 'b', offer: camera, reason: 'One at each door: 2 doors' }),
          aDevice({ id: 'c', offer: camera, reason: 'Boundary views: 120 m ÷ 120 m = 1' }),
        ],
      }),
    ]);
    expect(lines).toEqual([
      {
        quantity: 3,
        item: 'Vantis camera',
        justification: 'One at each door: 2 doors; boundary views: 120 m ÷ 120 m = 1',
        system: 'Video',
        sku: 'CAM',
        unitPrice: 100_00,
        lineTotal: 300_00,
      },
    ]);
  });

  test('says how many pieces of a rule are in the line when the rule chose several products', () => {
    const wide = anOffer({ sku: 'WIDE', price: 200_00 });
    const reason = 'One at each door: 3 doors';
    const { lines } = billOf([
      aDesign({
        devices: [
          aDevice({ id: 'a', offer: camera, reason }),
          aDevice({ id: 'b', offer: wide, reason }),
          aDevice({ id: 'c', offer: wide, reason }),
          aDevice({ id: 'd', offer: wide, reason: 'Boundary views: 1' }),
        ],
      }),
    ]);
    expect(lines.map(({ quantity, justification }) => [quantity, justification])).toEqual([
      [1, 'One at each door: 3 doors (1 of them in this line)'],
      [3, 'One at each door: 3 doors (2 of them in this line); boundary views: 1'],
    ]);
  });

  test('has the same product in two systems twice', () => {
    const supply = aSupply({ offer: camera });
    const { lines } = billOf([
      aDesign({ supplies: [supply, { ...supply, system: 'alarm' }, supply] }),
    ]);
    expect(lines.map(({ system, quantity }) => [system, quantity])).toEqual([
      ['Video', 2],
      ['Alarm', 1],
    ]);
  });

  test('groups what is to be quoted by what is needed, without SKU or price', () => {
    const { lines } = billOf([
      aDesign({
        supplies: [
          aSupply({ item: 'Bracket', quantity: 3 }),
          aSupply({ item: 'Cable', quantity: 2 }),
          aSupply({ item: 'Bracket', quantity: 4 }),
        ],
      }),
    ]);
    expect(lines).toEqual([
      { quantity: 7, item: 'Bracket', justification: 'A rule: 1', system: 'Video' },
      { quantity: 2, item: 'Cable', justification: 'A rule: 1', system: 'Video' },
    ]);
  });

  test('lists systems in a fixed order, and devices of a system before its supplies', () => {
    const { lines } = billOf([
      aDesign({ supplies: [aSupply({ system: 'signs', item: 'Sign' })] }),
      aDesign({ supplies: [aSupply({ system: 'video', item: 'Bracket' })] }),
      aDesign({ devices: [aDevice({ system: 'video', item: 'Camera' })] }),
    ]);
    expect(lines.map(({ item }) => item)).toEqual(['Camera', 'Bracket', 'Sign']);
  });

  test('tells which line counts a device, and refuses a device of another plan', () => {
    const detector = aDevice({ id: 'detector-1', system: 'alarm', item: 'Detector' });
    const { lineOf } = billOf([
      aDesign({ devices: [detector, aDevice({ id: 'camera-1', item: 'Camera' })] }),
    ]);
    expect(lineOf(detector)).toBe(1);
    expect(() => lineOf(aDevice({ id: 'other' }))).toThrow('other');
  });

  test('keeps names and abbreviations as they are where it joins reasons', () => {
    const reasons = ['One a door: 2', 'Cat6 to each camera: 2', 'IP address: 2', 'A spare: 1'];
    const { lines } = billOf([aDesign({ supplies: reasons.map((reason) => aSupply({ reason })) })]);
    expect(lines[0]?.justification).toBe(
      'One a door: 2; Cat6 to each camera: 2; IP address: 2; a spare: 1',
    );
  });

  test('names ten reasons of a line and counts the others', () => {
    const supplies = Array.from({ length: 13 }, (_, at) => aSupply({ reason: `Rule ${at}` }));
    const [line] = billOf([aDesign({ supplies })]).lines;
    expect(line?.justification).toMatch(/^Rule 0; rule 1;.*; rule 9; and 3 more reasons$/);
  });
});
