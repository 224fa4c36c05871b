import type { LayoutDevice } from '@app/contracts/site-layout';
import { SiteOutline } from '@app/contracts/site-outline';
import { rectangle } from '@app/site-plan/geometry/bounds';
import { moveBuilding, turnBuilding } from '@app/site-plan/outline-edit';
import { moveCorner } from '@app/site-plan/outline-shapes';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { carriedDevices } from './carried-devices.ts';

const site = v.parse(SiteOutline, {
  boundary: rectangle({ x: -20, y: -20 }, 60, 40),
  buildings: [
    { corners: rectangle({ x: -5, y: -4 }, 10, 8), storeys: 1, openings: [] },
    { corners: rectangle({ x: 20, y: -4 }, 10, 8), storeys: 1, openings: [] },
  ],
});
const device = (id: string, x: number, y: number, direction?: number) =>
  ({ id, at: { x, y }, ...(direction !== undefined && { direction }) }) as LayoutDevice;
const devices = [
  device('camera under the eaves', 5.2, 0, 350),
  device('detector in the room', -4, -3, 45),
  device('siren of the other building', 21, 0),
  device('beam at the boundary', -19, 0, 90),
];
const carried = (to: SiteOutline) =>
  carriedDevices(devices, site, to).map(({ at: { x, y }, direction }) => ({
    x: Number(x.toFixed(2)),
    y: Number(y.toFixed(2)),
    direction: direction && Number(direction.toFixed(2)),
  }));

test('a building that is turned takes its devices with it, and no others', () => {
  expect(carried(turnBuilding(site, 0, 90))).toEqual([
    { x: 0, y: 5.2, direction: 80 },
    { x: 3, y: -4, direction: 135 },
    { x: 21, y: 0, direction: undefined },
    { x: -19, y: 0, direction: 90 },
  ]);
});

test('a building that is moved takes its devices with it, and their directions stay', () => {
  expect(carried(moveBuilding(site, 0, { x: 2, y: -1 })).slice(0, 2)).toEqual([
    { x: 7.2, y: -1, direction: 350 },
    { x: -2, y: -4, direction: 45 },
  ]);
});

test('devices of buildings that were reshaped, added or left alone stay the same objects', () => {
  for (const to of [
    site,
    moveCorner(site, 0, 1, { x: 8, y: -4 }),
    { ...site, buildings: site.buildings.slice(1) },
  ])
    for (const [index, one] of carriedDevices(devices, site, to).entries())
      expect(one).toBe(devices[index]);
});

test('devices are the same list while no building moves', () => {
  expect(carriedDevices(devices, site, moveCorner(site, 'boundary', 0, { x: -25, y: -22 }))).toBe(
    devices,
  );
});
