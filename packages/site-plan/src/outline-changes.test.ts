import type { SiteOutline } from '@app/contracts/site-outline';
import { expect, test } from 'vitest';
import { outlineChanges } from './outline-changes.ts';
import {
  addBuilding,
  addOpening,
  addSolid,
  changeOpening,
  moveBuilding,
  moveSolid,
  putOpening,
  removeBuilding,
  removeOpening,
  setStoreys,
} from './outline-edit.ts';
import { addCorner, setLength } from './outline-shapes.ts';

const home: SiteOutline = {
  boundary: [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 30 },
    { x: 0, y: 30 },
  ],
  street: 2,
  gates: [{ kind: 'vehicle-gate', at: { x: 10, y: 30 }, width: 4 }],
  buildings: [
    {
      corners: [
        { x: 4, y: 6 },
        { x: 14, y: 6 },
        { x: 14, y: 14 },
        { x: 4, y: 14 },
      ],
      storeys: 1,
      openings: [{ kind: 'door', at: { x: 8, y: 14 }, width: 0.9 }],
    },
  ],
  solids: [],
};
const gate = { shape: 'boundary', index: 0 } as const;

test('a site that is as it was has nothing to say', () => {
  expect(outlineChanges(home, structuredClone(home))).toEqual([]);
});

test.each<[string, SiteOutline, readonly string[]]>([
  [
    'a longer side',
    setLength(home, 'boundary', 0, 22),
    [
      'Boundary: 100.0 m before, 104.0 m after.',
      'Side A to B: 20.0 m before, 22.0 m after.',
      'Side C to D: 20.0 m before, 22.0 m after.',
      'Driveway gate moved.',
    ],
  ],
  [
    'a corner more',
    addCorner(home, 'boundary', 0),
    ['Corners of the boundary: 4 before, 5 after.'],
  ],
  ['another street side', { ...home, street: 0 }, ['Street side: C to D before, A to B after.']],
  [
    'no boundary any more',
    { ...home, boundary: undefined, gates: [], street: undefined },
    ['Boundary removed, 100.0 m.', 'Driveway gate removed, 4.0 m wide.'],
  ],
  [
    'a wider gate',
    changeOpening(home, gate, { width: 4.5 }),
    ['Driveway gate, width: 4.0 m before, 4.5 m after.'],
  ],
  ['a gate somewhere else', putOpening(home, gate, 0, 10), ['Driveway gate moved.']],
  [
    'a gate more',
    addOpening(home, 'boundary', 'pedestrian-gate', 0),
    ['Pedestrian gate added, 1.2 m wide.'],
  ],
  [
    'a second storey',
    setStoreys(home, 0, 2),
    [
      'Building 1, floor: 80.0 m² before, 160.0 m² after.',
      'Building 1, storeys: 1 before, 2 after.',
    ],
  ],
  ['a moved house', moveBuilding(home, 0, { x: 1, y: 0 }), ['Building 1 moved.']],
  ['a building more', addBuilding(home), ['Building added, 20.0 m².']],
  ['a door less', removeOpening(home, { shape: 0, index: 0 }), ['Doors: 1 before, 0 after.']],
  [
    'a wider door',
    changeOpening(home, { shape: 0, index: 0 }, { width: 1.2 }),
    ['Doors, widths: 0.9 m before, 1.2 m after.'],
  ],
  ['a tree', addSolid(home, 'tree'), ['Trees: 0 before, 1 after.']],
])('%s is said with its lengths', (_name, after, said) => {
  expect(outlineChanges(home, after)).toEqual(said);
});

test('of two buildings the one that was removed is named, and a tree that was moved', () => {
  const two = addSolid(addBuilding(home), 'tree');
  expect(outlineChanges(two, removeBuilding(two, 0))).toEqual([
    'Building removed, 80.0 m².',
    'Doors: 1 before, 0 after.',
  ]);
  expect(outlineChanges(two, moveSolid(two, 0, { x: 1, y: 1 }))).toEqual(['Trees moved.']);
});
