import { outlineFaults } from '@app/contracts/outline-faults';
import { edgeLength, edgesOf } from '@app/contracts/polygon';
import { SiteOutline } from '@app/contracts/site-outline';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addBoundary,
  addBuilding,
  addOpening,
  addSolid,
  makeL,
  moveBuilding,
  moveOpening,
  putOpening,
  removeBoundary,
  turnBuilding,
  turnBuildingTo,
  turnOf,
} from './outline-edit.ts';
import { outlineOf } from './outline-of.ts';
import { addCorner, moveCorner, removeCorner, setLength, snapped } from './outline-shapes.ts';

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const site: SiteOutline = v.parse(SiteOutline, {
  boundary: box(0, 0, 20, 18),
  street: 2,
  gates: [{ kind: 'vehicle-gate', at: { x: 14, y: 18 }, width: 4 }],
  buildings: [
    {
      corners: box(4, 4, 10, 8),
      storeys: 1,
      openings: [{ kind: 'door', at: { x: 9, y: 12 }, width: 1 }],
    },
  ],
});
const sides = (corners: readonly { x: number; y: number }[] = []) =>
  edgesOf(corners).map(edgeLength);

test('a longer side keeps the right angles of a rectangle, and its gate its share of its side', () => {
  const longer = setLength(site, 'boundary', 0, 24);
  expect(longer.boundary).toEqual(box(0, 0, 24, 18));
  expect(longer.gates[0]?.at).toEqual({ x: 16.8, y: 18 });
  expect(outlineFaults(longer)).toEqual([]);
});

test('a corner is added in the middle of a side and taken away again, with the street side where it was', () => {
  const five = addCorner(site, 'boundary', 1);
  expect(five.boundary?.[2]).toEqual({ x: 20, y: 9 });
  expect(five.street).toBe(3);
  const four = removeCorner(five, 'boundary', 2);
  expect(four).toEqual(site);
});

test('the last three corners stay', () => {
  const three = removeCorner(site, 'boundary', 0);
  expect(removeCorner(three, 'boundary', 0)).toBe(three);
});

test('a dragged corner takes whole tenths of a metre, and a right angle that it is near to', () => {
  const corners = site.boundary ?? [];
  expect(snapped(corners, 1, { x: 25.04, y: 5.02 })).toEqual({ x: 25, y: 5 });
  expect(snapped(corners, 1, { x: 25.04, y: 0.2 })).toEqual({ x: 25, y: 0 });
  expect(snapped(corners, 1, { x: 20.3, y: -0.3 })).toEqual({ x: 20, y: 0 });
});

test('an opening follows its wall when the corner of it moves', () => {
  const moved = moveCorner(site, 0, 2, { x: 14, y: 14 });
  expect(moved.buildings[0]?.openings[0]?.at).toEqual({ x: 9, y: 13 });
  expect(outlineFaults(moved)).toEqual([]);
});

test('a gate goes to the side that it is dragged to, and stays between its corners', () => {
  const id = { shape: 'boundary', index: 0 } as const;
  expect(moveOpening(site, id, { x: 21, y: 9.03 }).gates[0]?.at).toEqual({ x: 20, y: 9 });
  expect(putOpening(site, id, 2, 0).gates[0]?.at).toEqual({ x: 18, y: 18 });
});

test('a building is moved, turned and made an L with its doors on its walls', () => {
  const changed = makeL(turnBuilding(moveBuilding(site, 0, { x: 1, y: 1 }), 0, 30), 0);
  expect(changed.buildings[0]?.corners).toHaveLength(6);
  expect(sides(changed.buildings[0]?.corners)[0]).toBeCloseTo(6, 1);
  expect(outlineFaults(changed)).toEqual([]);
});

test('what is added lies on the site without a fault', () => {
  const shed = moveBuilding(addBuilding(site), 1, { x: -0.5, y: 0 });
  const more = addSolid(
    addOpening(addOpening(shed, 'boundary', 'pedestrian-gate', 2), 0, 'window', 0),
    'wall',
  );
  expect(outlineFaults(more)).toEqual([]);
  expect(more.gates[1]?.width).toBe(1.2);
});

test('a plan that was drawn from answers gives the outline to begin with', () => {
  const wall = (
    id: string,
    kind: 'boundary' | 'outer',
    from: [number, number],
    to: [number, number],
  ) => ({
    id,
    kind,
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    seeThrough: false,
  });
  const round = (name: string, kind: 'boundary' | 'outer', corners: [number, number][]) =>
    corners.map((from, index) =>
      wall(`${name}-${index}`, kind, from, corners[(index + 1) % 4] ?? from),
    );
  const outline = outlineOf({
    width: 20,
    depth: 18,
    notes: [],
    walls: [
      ...round('boundary', 'boundary', [
        [0, 0],
        [20, 0],
        [20, 18],
        [0, 18],
      ]),
      ...round('outer', 'outer', [
        [4, 4],
        [14, 4],
        [14, 12],
        [4, 12],
      ]),
    ],
    openings: [
      { id: 'door-1', kind: 'door', label: '', at: { x: 9, y: 12 }, width: 1, wall: 'outer-2' },
      {
        id: 'vehicle-gate-1',
        kind: 'vehicle-gate',
        label: '',
        at: { x: 14, y: 18 },
        width: 4,
        wall: 'boundary-2',
      },
    ],
    rooms: [],
    devices: [],
    fence: [],
  });
  expect(outline).toEqual(site);
});

test('a boundary is drawn round all buildings, with the street below, and removed with its gates', () => {
  const bare = removeBoundary(addBuilding(site));
  expect(bare).not.toHaveProperty('boundary');
  expect(bare.gates).toEqual([]);
  const drawn = addBoundary(bare);
  expect(drawn.boundary).toEqual(box(-1, -1, 26, 18));
  expect(outlineFaults(drawn)).toEqual([]);
});

test('a building is turned to any degree and back, with its openings on its walls', () => {
  const turned = turnBuildingTo(site, 0, 37);
  const [building] = turned.buildings;
  expect(building && turnOf(building)).toBe(37);
  expect(outlineFaults({ ...turned, boundary: undefined, gates: [] })).toEqual([]);
  const back = turnBuildingTo(turned, 0, 0).buildings[0]?.corners ?? [];
  for (const [index, { x, y }] of back.entries()) {
    expect(x).toBeCloseTo(site.buildings[0]?.corners[index]?.x ?? 0, 1);
    expect(y).toBeCloseTo(site.buildings[0]?.corners[index]?.y ?? 0, 1);
  }
});

test('a corner of a turned building takes right angles and whole tenths of its own walls', () => {
  const corners = turnBuildingTo(site, 0, 30).buildings[0]?.corners ?? [];
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) throw new Error('A rectangle has four corners');
  const along = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) };
  const pulled = snapped(corners, 1, { x: b.x + along.x * 2.33 - 0.1, y: b.y + along.y * 2.33 });
  const longer = corners.with(1, pulled);
  expect((sides(longer)[0] ?? 0) * 10).toBeCloseTo(Math.round((sides(longer)[0] ?? 0) * 10), 0);
  // Along the first side, at a right angle to the last.
  const [x, y] = [pulled.x - a.x, pulled.y - a.y];
  expect(Math.abs(x * along.y - y * along.x)).toBeLessThan(0.02);
});
