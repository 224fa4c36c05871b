import { SiteOutline } from '@app/contracts/site-outline';
import { rectangle } from '@app/site-plan/geometry/bounds';
import { turnOf } from '@app/site-plan/outline-edit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handlesOf, nudged } from './handles.ts';

const site = v.parse(SiteOutline, {
  boundary: [
    { x: -20, y: -20 },
    { x: 20, y: -15 },
    { x: 20, y: 20 },
    { x: -20, y: 20 },
  ],
  buildings: [
    {
      corners: rectangle({ x: -5, y: -4 }, 10, 8),
      storeys: 1,
      openings: [{ kind: 'door', at: { x: 0, y: 4 }, width: 1 }],
    },
  ],
});
const turnHandle = handlesOf(site, 'building', 10).find(({ kind }) => kind === 'turn');

/** Where the handle is when the building is turned by so many degrees. */
const at = (degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: 7 * Math.cos(angle), y: 7 * Math.sin(angle) };
};

test.each([
  [20, 20],
  [32, 30],
  [88, 90],
  // The upper side of the boundary lies at 7.1 degrees.
  [9, 7],
  [-82, 277],
])('the turn handle dragged to %i degrees turns the building to %i', (dragged, turned) => {
  const { buildings } = turnHandle?.move(site, at(dragged)) ?? site;
  expect(buildings[0] && turnOf(buildings[0])).toBe(turned);
});

test('the turn handle is as far from the building at each scale', () => {
  expect(turnHandle?.at.y).toBeCloseTo(-4 - 3.4, 5);
  const near = handlesOf(site, 'building', 34).find(({ kind }) => kind === 'turn');
  expect(near?.at.y).toBeCloseTo(-4 - 1, 5);
});

test('a wall between rooms that is partly an outer one says why it stays, and stays', () => {
  // The wall of the cut-out goes on between the rooms.
  const site = v.parse(SiteOutline, {
    boundary: rectangle({ x: -20, y: -20 }, 40, 40),
    buildings: [
      {
        corners: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: 4 },
          { x: 6, y: 4 },
          { x: 6, y: 8 },
          { x: 0, y: 8 },
        ],
        storeys: 1,
        openings: [],
        rooms: [
          { id: 'room-1', corners: rectangle({ x: 0, y: 0 }, 10, 4) },
          { id: 'room-2', corners: rectangle({ x: 0, y: 4 }, 6, 4) },
        ],
      },
    ],
  });
  const [wall] = handlesOf(site, 'rooms', 10);
  expect(wall).toMatchObject({ kind: 'fixed', note: 'Partly an outer wall: stays' });
  expect(wall?.label).toMatch(/part of it is an outer wall, so it stays$/);
  expect(wall?.move(site, { x: 3, y: 6 })).toBe(site);
  expect(wall && nudged(wall, site, { x: 0, y: 1 })).toBe(site);
});
