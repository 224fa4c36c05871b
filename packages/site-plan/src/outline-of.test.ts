import { outlineFaults } from '@app/contracts/outline-faults';
import type { SiteLayout } from '@app/contracts/site-layout';
import { expect, test } from 'vitest';
import { measuresOf } from './outline-measures.ts';
import { outlineOf } from './outline-of.ts';

const ring = (id: string, kind: 'boundary' | 'outer', corners: readonly [number, number][]) =>
  corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    return {
      id: `${id}-${index}`,
      kind,
      from: { x, y },
      to: { x: toX, y: toY },
      seeThrough: false,
    };
  });

const layout = (buildings: number, storeys: number): SiteLayout => ({
  width: 80,
  depth: 60,
  notes: [],
  asOneOf: { buildings, storeys },
  walls: [
    ...ring('boundary', 'boundary', [
      [0, 0],
      [80, 0],
      [80, 60],
      [0, 60],
    ]),
    ...ring('outer', 'outer', [
      [24, 24],
      [56, 24],
      [56, 48],
      [24, 48],
    ]),
  ],
  openings: [
    { id: 'door-1', kind: 'door', label: '', at: { x: 32, y: 48 }, width: 1, wall: 'outer-2' },
    { id: 'dock-1', kind: 'dock', label: '', at: { x: 50, y: 48 }, width: 3, wall: 'outer-2' },
    { id: 'door-2', kind: 'door', label: '', at: { x: 56, y: 36 }, width: 1, wall: 'outer-1' },
  ],
  rooms: [],
  devices: [],
  fence: [],
});

test.each(
  [1, 2, 3, 4, 7, 12].flatMap((buildings) => [1, 2, 4].map((storeys) => [buildings, storeys])),
)(
  '%i answered buildings of %i storeys are drawn each, with all openings and the same floor area',
  (buildings = 1, storeys = 1) => {
    const outline = outlineOf(layout(buildings, storeys));
    const measures = measuresOf(outline);
    expect(outlineFaults(outline)).toEqual([]);
    expect(measures.buildings).toBe(buildings);
    expect(measures.storeys).toBe(storeys);
    expect(measures.floorArea / (32 * 24)).toBeCloseTo(1, 1);
    expect([measures.doors, measures.docks]).toEqual([2, 1]);
  },
);
