import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understood } from '../../../../testing/heard-in.ts';
import { read } from './reading.ts';
import type { Understanding } from './understanding.ts';

const piece = fc.constantFrom(
  ...['no', 'not', 'we have', 'cameras', 'alarm', "don't work", 'robbed', 'men', 'guns', 'stole'],
  ...[
    'the',
    'copper',
    'from',
    'bakkie',
    'between',
    '2',
    'and',
    '4 am',
    '18h00',
    'cash-up',
    ',',
    '.',
  ],
  ...[
    'http://evil.example/x',
    'a@b.co',
    '083 123 4567',
    '<b>',
    '[x](y)',
    'gate motor',
    'ﷺ',
    '🚨',
    '’',
  ],
);
const sentence = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' '));
const anyText = fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 300 }));
const texts = fc.record({
  businessType: anyText,
  securityIssue: anyText,
  timing: anyText,
  location: anyText,
  peopleInvolved: anyText,
  preventionMethod: anyText,
});

const heardIn = (heard: Understanding) => [
  ...heard.premises,
  ...heard.incidents,
  ...heard.places,
  ...heard.assets,
  ...heard.people,
  ...heard.times,
  ...heard.circumstances,
  ...heard.measures,
];

test('any texts are understood, twice the same, with quotes that are safe to show', () => {
  fc.assert(
    fc.property(texts, (request) => {
      const heard = understood(request);
      expect(understood(request)).toEqual(heard);
      for (const { words, weight } of heardIn(heard)) {
        expect(words.length).toBeLessThanOrEqual(60);
        expect(words).not.toMatch(/[\n\r<>@/\\[\]{}|`*_#]|www\.|\.\p{L}/u);
        expect(words).not.toMatch(/\d([ .-]*\d){6}/);
        expect(weight).toBeGreaterThan(0);
      }
      const measures = heard.measures.map(({ id }) => id);
      expect(new Set(measures).size).toBe(measures.length);
    }),
    { numRuns: runs(300) },
  );
});

test('a text of 5000 characters that repeats a few words is understood', () => {
  const unit = fc
    .array(piece, { minLength: 1, maxLength: 4 })
    .map((pieces) => `${pieces.join(' ')} `);
  fc.assert(
    fc.property(unit, (repeated) => {
      const text = repeated.repeat(Math.ceil(5000 / repeated.length)).slice(0, 5000);
      const heard = understood({ securityIssue: text, preventionMethod: text });
      const ids = heardIn(heard).map(({ id, field }) => `${id} ${field}`);
      expect(ids.length).toBeLessThan(100);
    }),
    { numRuns: runs(40) },
  );
});

test('of a text that is longer than any form takes, the beginning is read', () => {
  const long = 'no alarm and cameras or beams '.repeat(30_000);
  const { words, text } = read(`We have an alarm. ${long}`);
  expect(text.startsWith('we have an alarm')).toBe(true);
  expect(words.length).toBeLessThan(5_000);
});
