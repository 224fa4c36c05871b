import type { SiteLayout } from '@app/contracts/site-layout';
import { expect, test } from 'vitest';
import { knownMoves } from './save-plan.ts';

const layout = {
  devices: [{ id: 'camera-1' }],
  walls: [{ id: 'north' }],
} as unknown as SiteLayout;
const place = { at: { x: 1, y: 2 } };
const line = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };

test('of what was moved, only the devices and walls of the layout are left', () => {
  const moved = {
    devices: { 'camera-1': place, 'camera-2': place, north: place },
    walls: { north: line, 'camera-1': line, constructor: line },
  };
  expect(knownMoves(layout, moved)).toEqual({
    devices: { 'camera-1': place },
    walls: { north: line },
  });
});
