import { expect, test } from 'vitest';
import { tagLetters, tagsOf } from './device-tags.ts';

test('each kind of device has a letter of its own', () => {
  const letters = Object.values(tagLetters);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
});

test('tags number each kind of device in turn', () => {
  const tags = tagsOf([
    { id: 'a', symbol: 'camera' },
    { id: 'b', symbol: 'detector' },
    { id: 'c', symbol: 'camera' },
  ]);
  expect([...tags]).toEqual([
    ['a', 'C01'],
    ['b', 'D01'],
    ['c', 'C02'],
  ]);
});
