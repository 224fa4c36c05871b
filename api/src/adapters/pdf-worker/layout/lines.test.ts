import { strong, text } from '@app/markdown/markdown-document';
import { expect, test } from 'vitest';
import { type FontSet, toLines } from './lines.ts';

const fonts: FontSet = { text: 'regular', strong: 'strong', emphasis: 'italic' };
/** Every character is one point wide. */
const measure = (words: string) => words.length;
const lines = (words: string, width: number) =>
  toLines([text(words)], fonts, width, measure).map((line) =>
    line.map(({ shown }) => shown).join(''),
  );

test('a text is broken at spaces, and a broken line ends with its space', () => {
  expect(lines('close the rear gate', 9)).toEqual(['close the ', 'rear gate']);
});

test('a text that is as wide as its column is not broken by the rounding of that width', () => {
  expect(lines('this month', 10 - 1e-9)).toEqual(['this month']);
});

test('a word that is too wide is broken without a space in it', () => {
  expect(lines('a gatemotors b', 4)).toEqual(['a ', 'gate', 'moto', 'rs b']);
});

test('a price with a space that does not break stays whole', () => {
  expect(lines('from R1\u00a0249.50', 10)).toEqual(['from ', 'R1\u00a0249.50']);
});

test('words in two fonts without a space between them stay together', () => {
  const [first, second] = toLines([text('the '), strong('gate'), text('.')], fonts, 5, measure);
  expect(first).toEqual([{ shown: 'the ', font: 'regular' }]);
  expect(second).toEqual([
    { shown: 'gate', font: 'strong' },
    { shown: '.', font: 'regular' },
  ]);
});
