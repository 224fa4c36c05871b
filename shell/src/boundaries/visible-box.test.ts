import { describe, expect, test } from 'vitest';
import { visibleBox } from './visible-box.ts';

const window = { width: 400, height: 800 };

describe('the visible box of an area', () => {
  test.each([
    ['inside the window is the area', [10, 20, 110, 220], 0, [10, 20, 100, 200]],
    ['longer than the window ends at its edges', [-5, -300, 405, 2000], 0, [0, 0, 400, 800]],
    ['below the header begins at its lower edge', [0, -300, 400, 2000], 72, [0, 72, 400, 728]],
  ] as const)('%s', (_, [left, top, right, bottom], covered, box) => {
    const [x, y, width, height] = box;
    expect(visibleBox({ left, top, right, bottom }, window, covered)).toEqual({
      left: x,
      top: y,
      width,
      height,
    });
  });

  test.each([
    ['above the window', [0, -100, 400, 0], 0],
    ['below the window', [0, 800, 400, 900], 0],
    ['behind the header', [0, 10, 400, 60], 72],
    ['without a size', [10, 10, 10, 10], 0],
  ] as const)('does not exist %s', (_, [left, top, right, bottom], covered) => {
    expect(visibleBox({ left, top, right, bottom }, window, covered)).toBeUndefined();
  });
});
