import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { describe, expect, test } from 'vitest';
import { itemAt } from './item-at.ts';
import { fitSheet, toSheet } from './sheet-fit.ts';
import { homeLayout } from './testing/home-layout.ts';

const { projection } = fitSheet(sheetBounds(homeLayout), 700);
const drawn = { layout: homeLayout, projection, targets: [] };
const at = (x: number, y: number, right = 0) => {
  const point = toSheet(projection, { x, y });
  return { x: point.x + right, y: point.y };
};

describe('what a pointer means', () => {
  test('is the nearest device, before any wall', () => {
    expect(itemAt(drawn, at(9, 12.7), false)?.id).toBe('contact-1');
    expect(itemAt(drawn, at(0.4, 0.4), false)?.id).toBe('camera-2');
  });

  test('is a device at the other end of a beam too', () => {
    expect(itemAt(drawn, at(18.2, 17), false)?.id).toBe('beam-1');
  });

  test('is a wall where no device is near, and nothing in the open', () => {
    expect(itemAt(drawn, at(7, 9), false)).toEqual({
      kind: 'wall',
      id: 'outer-west',
    });
    expect(itemAt(drawn, at(4, 9), false)).toBeUndefined();
  });

  test('reaches further for a finger', () => {
    expect(itemAt(drawn, at(13.8, 17, -20), false)).toBeUndefined();
    expect(itemAt(drawn, at(13.8, 17, -20), true)?.id).toBe('beam-1');
  });

  test('is what moves, while that is in reach', () => {
    const moving = { kind: 'wall', id: 'boundary-north' } as const;
    expect(itemAt(drawn, at(0.4, 0.2), false, moving)).toEqual(moving);
    expect(itemAt(drawn, at(9, 12.7), false, moving)?.id).toBe('contact-1');
  });
});
