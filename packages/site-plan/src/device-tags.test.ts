import { expect, test } from 'vitest';
import { taggedMarks, tagLetters, tagRange, tagsOf } from './device-tags.ts';

test('each kind of device and mark has a letter of its own', () => {
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

test('the pieces of all marks of a kind are numbered on, and named from first to last', () => {
  const at = { x: 0, y: 0 };
  const marks = taggedMarks([
    { symbol: 'sign', label: 'Fence warning sign', at: [at, at, at] },
    { symbol: 'cabinet', label: 'Wall cabinet', at: [at] },
    { symbol: 'sign', label: 'Camera sign', at: [at, at] },
  ]);
  expect(marks.map(tagRange)).toEqual(['Z01 to Z03', 'J01', 'Z04 to Z05']);
  expect(marks[2]?.tags).toEqual(['Z04', 'Z05']);
  expect(tagRange({})).toBe('');
});
