import { nothingMoved } from '@app/contracts/moved';
import type { SiteLayout } from '@app/contracts/site-layout';
import { describe, expect, test } from 'vitest';
import { applyMoved, movedOn } from './apply-moved.ts';

const north = {
  id: 'north',
  kind: 'outer' as const,
  from: { x: 0, y: 0 },
  to: { x: 10, y: 0 },
  seeThrough: false,
};
const layout: SiteLayout = {
  width: 10,
  depth: 8,
  notes: [],
  walls: [north, { ...north, id: 'south', from: { x: 10, y: 8 }, to: { x: 0, y: 8 } }],
  openings: [
    { id: 'door', kind: 'door', label: 'Front door', at: { x: 4, y: 0 }, width: 1, wall: 'north' },
  ],
  rooms: [{ id: 'room', label: 'Hall', at: { x: 0, y: 0 }, width: 10, depth: 8 }],
  devices: [
    {
      id: 'beam',
      symbol: 'beam',
      label: 'North',
      line: 0,
      at: { x: 1, y: 1 },
      to: { x: 9, y: 1 },
    },
  ],
  fence: [{ id: 'zone', path: [north.from, north.to] }],
};

describe('a layout of which something was moved', () => {
  test('is the same when nothing was', () => {
    expect(applyMoved(layout, nothingMoved)).toBe(layout);
  });

  test('has a moved device where it was put, its other end along with it', () => {
    const moved = { devices: { beam: { at: { x: 2, y: 3 } } }, walls: {} };
    expect(applyMoved(layout, moved).devices).toEqual([
      { ...layout.devices[0], at: { x: 2, y: 3 }, to: { x: 10, y: 3 } },
    ]);
  });

  test('has its doors, rooms and fence on a wall that was moved', () => {
    const wall = { from: { x: 0, y: -1 }, to: { x: 10, y: -1 } };
    const { walls, openings, rooms, fence } = applyMoved(layout, {
      devices: {},
      walls: { north: wall },
    });
    expect(walls[0]).toEqual({ ...north, ...wall });
    expect(openings[0]?.at).toEqual({ x: 4, y: -1 });
    expect(rooms[0]).toMatchObject({ at: { x: 0, y: -1 }, depth: 9 });
    expect(fence[0]?.path).toEqual([wall.from, wall.to]);
  });
});

test('on another drawing, devices that the plan still has stay where the visitor put them', () => {
  const place = { at: { x: 2, y: 3 } };
  const wall = { from: { x: 0, y: -1 }, to: { x: 10, y: -1 } };
  expect(
    movedOn(layout, { devices: { beam: place, gone: place }, walls: { north: wall } }),
  ).toEqual({
    devices: { beam: place },
    walls: {},
  });
});
