import { expect, test } from 'vitest';
import { sizeOfPng } from '../testing/png.ts';
import { createPainter, openRenderer } from './painter.ts';

const square = {
  width: 8,
  height: 8,
  node: { type: 'container' as const, children: [] },
  drawings: {},
};

test('a painter whose library could not be loaded loads it again for the next picture', async () => {
  let attempts = 0;
  const paint = createPainter(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('too many open files');
    return openRenderer();
  });
  await expect(paint(square)).rejects.toThrow('too many open files');
  expect(sizeOfPng(await paint(square))).toEqual({ width: 8, height: 8 });
  await paint(square);
  expect(attempts).toBe(2);
});
