import { nothingMoved } from '@app/contracts/moved';
import { applyMoved } from '@app/site-plan/apply-moved';
import { coverOf } from '@app/site-plan/cover';
import { describe, expect, test } from 'vitest';
import { moveItem } from './move-item.ts';
import { homeLayout } from './testing/home-layout.ts';

const moveDevice = (id: string, x: number, y: number, turn = 0) =>
  moveItem(homeLayout, nothingMoved, { kind: 'device', id }, { by: { x, y }, turn });

describe('a layout with moved devices', () => {
  test('is the plan itself while nothing is moved', () => {
    expect(applyMoved(homeLayout, nothingMoved)).toBe(homeLayout);
  });

  test('has the cover of where its cameras are now', () => {
    const layout = applyMoved(homeLayout, moveDevice('camera-2', 6, 2, 30));
    expect(layout.cover).toEqual(coverOf(layout));
    expect(layout.cover?.perimeter).not.toBe(homeLayout.cover?.perimeter);
  });

  test('keeps the devices and walls that did not move as they are', () => {
    const layout = applyMoved(homeLayout, moveDevice('camera-2', 1, 1));
    expect(layout.walls).toBe(homeLayout.walls);
    const same = layout.devices.filter((device, index) => device === homeLayout.devices[index]);
    expect(same).toHaveLength(homeLayout.devices.length - 1);
  });

  test('has both ends of a moved beam moved', () => {
    const layout = applyMoved(homeLayout, moveDevice('beam-1', 1, -2));
    expect(layout.devices.find(({ id }) => id === 'beam-1')).toMatchObject({
      at: { x: 14.8, y: 15 },
      to: { x: 19.2, y: 15 },
    });
  });

  test('has no device further than a metre from the site', () => {
    const moved = moveDevice('camera-2', -99, 99);
    expect(moved.devices['camera-2']?.at).toEqual({ x: -1, y: 19 });
  });

  test('turns a camera round the clock, and nothing without a direction', () => {
    expect(moveDevice('camera-2', 0, 0, -60).devices['camera-2']?.direction).toBe(345);
    expect(moveDevice('energizer', 0, 0, 15).devices.energizer?.direction).toBeUndefined();
  });

  test('ignores a device and a wall that the plan does not have any more', () => {
    const gone = { devices: { old: { at: { x: 1, y: 1 } } }, walls: {} };
    expect(applyMoved(homeLayout, gone).devices).toEqual(homeLayout.devices);
  });
});
