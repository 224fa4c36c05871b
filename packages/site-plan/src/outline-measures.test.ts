import type { SiteOutline } from '@app/contracts/site-outline';
import { expect, test } from 'vitest';
import { clockwiseOutline, outlineWalls, sideName, streetMiddle } from './outline.ts';
import { measuresOf } from './outline-measures.ts';

/** An L of 76 m² on two storeys behind five sides, one of them slanted, with two gates. */
const site: SiteOutline = {
  boundary: [
    { x: 0, y: 0 },
    { x: 16, y: 0 },
    { x: 22, y: 6 },
    { x: 22, y: 18 },
    { x: 0, y: 18 },
  ],
  street: 3,
  gates: [
    { kind: 'vehicle-gate', at: { x: 14, y: 18 }, width: 4.4 },
    { kind: 'pedestrian-gate', at: { x: 6, y: 18 }, width: 1.4 },
  ],
  buildings: [
    {
      corners: [
        { x: 4, y: 5 },
        { x: 16, y: 5 },
        { x: 16, y: 9 },
        { x: 11, y: 9 },
        { x: 11, y: 13 },
        { x: 4, y: 13 },
      ],
      storeys: 2,
      openings: [
        { kind: 'door', at: { x: 7, y: 13 }, width: 1 },
        { kind: 'garage', at: { x: 16, y: 7 }, width: 2.4 },
        { kind: 'window', at: { x: 4, y: 8 }, width: 1.2 },
      ],
    },
  ],
  solids: [
    {
      kind: 'wall',
      corners: [
        { x: 2, y: 15 },
        { x: 8, y: 15 },
      ],
    },
  ],
};

test('an outline says lengths, areas and counts in place of answers', () => {
  expect(measuresOf(site)).toEqual({
    boundary: { length: 76.5, sides: [16, Math.hypot(6, 6), 12, 22, 18] },
    floorArea: 152,
    buildings: 1,
    storeys: 2,
    doors: 1,
    shutters: 0,
    docks: 0,
    windows: 1,
    vehicleGates: [4.4],
    pedestrianGates: [1.4],
    garageDoors: [2.4],
  });
});

test('corners that run the other way give the same site with the same street side', () => {
  const turned: SiteOutline = {
    ...site,
    boundary: site.boundary?.toReversed(),
    street: 0,
    buildings: site.buildings.map((building) => ({
      ...building,
      corners: building.corners.toReversed(),
    })),
  };
  expect(clockwiseOutline(turned)).toEqual(site);
  expect(streetMiddle(clockwiseOutline(turned))).toEqual({ x: 11, y: 18 });
});

test('a garden wall is one wall, and walls are called by their first corner', () => {
  const walls = outlineWalls(site, false);
  expect(walls.map(({ id }) => id)).toEqual([
    ...['A', 'B', 'C', 'D', 'E'].map((corner) => `boundary-${corner}`),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((corner) => `outer-1-${corner}`),
    'solid-1-A',
  ]);
  expect(sideName(4, 5)).toBe('E to A');
});
