import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('a ratio is computed as WCAG 2 defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
