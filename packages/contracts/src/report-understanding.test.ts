import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import { UnderstandingAsked } from './report-understanding.ts';

const messagesFor = (value: unknown) => {
  const parsed = v.safeParse(v.object({ understanding: UnderstandingAsked }), {
    understanding: value,
  });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};
const arson = { kind: 'incident', id: 'arson' };
const list = 'Please choose from the list';

test('an empty one changes nothing', () => {
  expect(v.parse(UnderstandingAsked, {})).toEqual({ removed: [], added: [] });
});

test('names a report and at most 40 changes of each sort', () => {
  const changes = { removed: Array(40).fill(arson), added: Array(40).fill(arson) };
  expect(messagesFor({ corrects: '0'.repeat(32), ...changes })).toEqual({});
});

test.each([
  ['understanding', 'yes', 'Please send what to change as an object'],
  [
    'understanding.corrects',
    { corrects: 'F'.repeat(32) },
    'Please send the link of the report to correct',
  ],
  [
    'understanding.corrects',
    { corrects: { $gt: '' } },
    'Please send the link of the report to correct',
  ],
  [
    'understanding.added',
    { added: Array(41).fill(arson) },
    'Please change at most 40 things at once',
  ],
  ['understanding.added', { added: 'arson' }, list],
  ['understanding.removed.0.kind', { removed: [{ ...arson, kind: 'premises' }] }, list],
  ['understanding.removed.0.id', { removed: [{ ...arson, id: 'Arson!' }] }, list],
  ['understanding.removed.0.id', { removed: [{ ...arson, id: 'a'.repeat(41) }] }, list],
  ['understanding.removed.0.label', { removed: [{ ...arson, label: 'Fire' }] }, list],
])('%s may not be %j', (field, value, message) => {
  expect(messagesFor(value)).toEqual({ [field]: message });
});

test('a million changes are refused by their number alone', () => {
  expect(Object.keys(messagesFor({ added: Array(1_000_000).fill(0) }))).toEqual([
    'understanding.added',
  ]);
});
