import { describe, expect, test } from 'vitest';
import { aDesign, aDevice, anOffer, aSupply } from '../../../testing/plan-parts.ts';
import { billOf } from './bill.ts';
import type { Reason } from './words/lines/lines.ts';

const bracket = 'pole-bracket';
const atDoors = { id: 'entrance-views', doors: 2, shutters: 0, docks: 0 } as const;
const atBoundary = {
  id: 'boundary-views',
  length: 120,
  spacing: 120,
  views: 1,
  staying: 0,
} as const;
const camera = anOffer({ sku: 'CAM', name: 'Vantis camera', price: 100_00 });

describe('a bill of materials', () => {
  test('has one line for a product in a system, with devices and supplies of all rules', () => {
    const { lines } = billOf([
      aDesign({
        devices: [
          aDevice({ id: 'a', offer: camera, reason: atDoors }),
          aDevice({ id: 'b', offer: camera, reason: atDoors }),
          aDevice({ id: 'c', offer: camera, reason: atBoundary }),
        ],
      }),
    ]);
    expect(lines).toEqual([
      {
        id: 'ip-camera outdoor=true pixelsPerMetre=500 distance=3',
        quantity: 3,
        item: 'Vantis camera',
        justification:
          'One view at each entrance: 2 doors = 2; boundary views: 120 m, 120 m a view at most, to see at least 92% of four straight sides (the drawing measures it with walls and corners) = 1',
        system: 'Video',
        sku: 'CAM',
        unitPrice: 100_00,
        lineTotal: 300_00,
      },
    ]);
  });

  test('says how many pieces of a rule are in the line when the rule chose several products', () => {
    const wide = anOffer({ sku: 'WIDE', price: 200_00 });
    const reason = { ...atDoors, doors: 3 };
    const { lines } = billOf([
      aDesign({
        devices: [
          aDevice({ id: 'a', offer: camera, reason }),
          aDevice({ id: 'b', offer: wide, reason }),
          aDevice({ id: 'c', offer: wide, reason }),
          aDevice({ id: 'd', offer: wide, reason: atBoundary }),
        ],
      }),
    ]);
    expect(lines.map(({ quantity, justification }) => [quantity, justification])).toEqual([
      [1, 'One view at each entrance: 3 doors = 3 (1 of them in this line)'],
      [
        3,
        'One view at each entrance: 3 doors = 3 (2 of them in this line); boundary views: 120 m, 120 m a view at most, to see at least 92% of four straight sides (the drawing measures it with walls and corners) = 1',
      ],
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
          aSupply({ item: bracket, quantity: 3 }),
          aSupply({ item: { id: 'indoor-cable', box: 305 }, quantity: 2 }),
          aSupply({ item: bracket, quantity: 4 }),
        ],
      }),
    ]);
    const justification = 'One junction box for each bullet or turret camera: 1 camera';
    expect(lines).toEqual([
      {
        id: 'pole-bracket',
        quantity: 7,
        item: 'Pole mount bracket',
        justification,
        system: 'Video',
      },
      {
        id: 'indoor-cable box=305',
        quantity: 2,
        item: 'CAT6 cable, indoor, 305 m',
        justification,
        system: 'Video',
      },
    ]);
  });

  test('lists systems in a fixed order, and devices of a system before its supplies', () => {
    const { lines } = billOf([
      aDesign({ supplies: [aSupply({ system: 'signs', item: 'camera-sign' })] }),
      aDesign({ supplies: [aSupply({ system: 'video', item: bracket })] }),
      aDesign({
        devices: [aDevice({ system: 'video', item: { id: 'thermal-camera', distance: 100 } })],
      }),
    ]);
    expect(lines.map(({ item }) => item)).toEqual([
      'Thermal camera that detects people at 100 m',
      'Pole mount bracket',
      'Sign "CCTV surveillance"',
    ]);
  });

  test('tells which line counts a device, and refuses a device of another plan', () => {
    const detector = aDevice({
      id: 'detector-1',
      system: 'alarm',
      item: { id: 'pir-detector', wiring: 'wired' },
    });
    const { lineOf } = billOf([aDesign({ devices: [detector, aDevice({ id: 'camera-1' })] })]);
    expect(lineOf(detector)).toBe(1);
    expect(() => lineOf(aDevice({ id: 'other' }))).toThrow('other');
  });

  test('keeps names and abbreviations as they are where it joins reasons', () => {
    const reasons: readonly Reason[] = [
      { id: 'till-views', tills: 2 },
      { id: 'poe-switches', cameras: 2, watts: 10, places: 1, budget: 12 },
      { id: 'privacy-notices', gates: 2, doors: 1 },
      { id: 'network-connectors', runs: 2, connectors: 5 },
    ];
    const { lines } = billOf([aDesign({ supplies: reasons.map((reason) => aSupply({ reason })) })]);
    expect(lines[0]?.justification).toBe(
      'One view at each till: 2 tills; PoE switches: 2 ports and 10 W × 1.2 = 12 W; POPIA notice where people come in: 2 gates; connectors: 2 runs × 2 × 1.1 = 5',
    );
  });

  test('names ten reasons of a line and counts the others', () => {
    const supplies = Array.from({ length: 13 }, (_, at) =>
      aSupply({ reason: { id: 'till-views', tills: at + 2 } }),
    );
    const [line] = billOf([aDesign({ supplies })]).lines;
    expect(line?.justification).toMatch(
      /^One view at each till: 2 tills; one view at each till: 3 tills;.*: 11 tills; and 3 more reasons$/,
    );
  });
});
