import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('contrast of grey and of black to white is the ratio that WCAG 2 defines', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
