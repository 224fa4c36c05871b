import { outlineFaults } from '@app/contracts/outline-faults';
import { outlineTexts, SiteOutline } from '@app/contracts/site-outline';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rectangle } from './geometry/bounds.ts';
import { makeL, moveBuilding, turnBuildingTo } from './outline-edit.ts';
import {
  moveRoomWall,
  roomsInFrame,
  setRoomSize,
  wallsOfRooms,
  withoutRooms,
  withRooms,
} from './outline-rooms.ts';
import { setLength } from './outline-shapes.ts';

const room = (id: string, x: number, y: number, width: number, depth: number) => ({
  id,
  label: id,
  at: { x, y },
  width,
  depth,
});
const bare: SiteOutline = v.parse(SiteOutline, {
  buildings: [
    {
      corners: rectangle({ x: 0, y: 0 }, 10, 8),
      storeys: 1,
      openings: [{ kind: 'door', at: { x: 5, y: 8 }, width: 1 }],
    },
  ],
});
/** Two rooms above a passage, and one below it. */
const site = withRooms(bare, [
  room('room-1', 0, 0, 4, 3),
  room('room-2', 4, 0, 6, 3),
  room('passage-1', 0, 3, 10, 1),
  room('room-3', 0, 4, 10, 4),
]);
const rectsOf = ({ buildings: [house] }: SiteOutline) => (house ? roomsInFrame(house).rects : []);
const sizes = (outline: SiteOutline) =>
  rectsOf(outline).map(({ width, depth }) => `${width.toFixed(1)} x ${depth.toFixed(1)}`);
const walls = ({ buildings: [house] }: SiteOutline) => (house ? wallsOfRooms(house) : []);

test('walls are between rooms, and none is an outer wall', () => {
  expect(
    walls(site)
      .map(({ level, at }) => `${level ? 'level' : 'upright'} ${at}`)
      .sort(),
  ).toEqual(['level 3', 'level 4', 'upright 4']);
});

test('a wall moves all rooms on both sides of it, as far as the narrowest of them allows', () => {
  const passage = walls(site).find(({ level, at }) => level && at === 3);
  const down = passage && moveRoomWall(site, 0, passage, 0.5);
  expect(down && sizes(down)).toEqual(['4.0 x 3.1', '6.0 x 3.1', '10.0 x 0.9', '10.0 x 4.0']);
});

test('a wall stops where a room that grows with it would meet one that stays', () => {
  // The room on the right begins beside the upper one on the left, which is the narrower of the two.
  const beside = withRooms(bare, [
    room('upper', 0, 0, 3.5, 4),
    room('lower', 0, 4, 4, 4),
    room('right', 4, 3, 6, 5),
  ]);
  const wall = walls(beside).find(({ level, at }) => !level && at === 4);
  const left = wall && moveRoomWall(beside, 0, wall, -2);
  expect(left && sizes(left)).toEqual(['3.5 x 4.0', '3.5 x 4.0', '6.5 x 5.0']);
  expect(left && outlineFaults(left)).toEqual([]);
});

test('a typed width moves the wall after a room, or before the last one', () => {
  expect(sizes(setRoomSize(site, 0, 0, 'width', 5)).slice(0, 2)).toEqual([
    '5.0 x 3.0',
    '5.0 x 3.0',
  ]);
  expect(sizes(setRoomSize(site, 0, 1, 'width', 5)).slice(0, 2)).toEqual([
    '5.0 x 3.0',
    '5.0 x 3.0',
  ]);
  expect(setRoomSize(site, 0, 3, 'width', 5)).toBe(site);
});

test('rooms move, turn and stretch with their building', () => {
  const other = setLength(turnBuildingTo(moveBuilding(site, 0, { x: 3, y: -2 }), 0, 30), 0, 0, 20);
  expect(outlineFaults(other)).toEqual([]);
  const wide = rectsOf(other).map(({ width }) => Math.round(width));
  expect(wide).toEqual([8, 12, 20, 20]);
});

test('a corner that is cut out of a room is said at the room, and ours can be drawn again', () => {
  const cut = makeL(site, 0);
  expect(outlineFaults(cut)).toContainEqual({
    path: ['buildings', 0, 'rooms', 1],
    message: outlineTexts.roomOutside,
  });
  expect(outlineFaults(withoutRooms(cut))).toEqual([]);
});
