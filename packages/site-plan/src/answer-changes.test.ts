import type { ProposalQuestion } from '@app/contracts/proposal';
import { expect, test } from 'vitest';
import { answerChanges } from './answer-changes.ts';

const questions: readonly ProposalQuestion[] = [
  { name: 'wants', text: 'What do you want?', type: 'checkbox', options: ['Cameras', 'Alarm'] },
  { name: 'rooms', text: 'How many rooms?', type: 'text' },
  {
    name: 'pets',
    text: 'Do you have pets?',
    type: 'select',
    options: ['Yes', 'No'],
    showIf: [{ question: 'wants', anyOf: ['Alarm'] }],
  },
];
const changes = (before: Record<string, string | string[]>, after: typeof before) =>
  answerChanges({ questions, answers: before }, { questions, answers: after });

test('an answer that changed is named with its question, before and after', () => {
  expect(changes({ rooms: '3' }, { rooms: '4' })).toEqual([
    { question: 'rooms', text: 'How many rooms?', before: '3', after: '4' },
  ]);
});

test('the order of ticks, blanks and one tick as a text are no change', () => {
  const before = { wants: ['Cameras', 'Alarm'], rooms: '3 ' };
  expect(changes(before, { wants: ['Alarm', 'Cameras'], rooms: '3' })).toEqual([]);
  expect(changes({ wants: ['Alarm'] }, { wants: 'Alarm' })).toEqual([]);
});

test('an answer to a question that does not apply counts as none', () => {
  const before = { wants: ['Alarm'], pets: 'Yes' };
  expect(changes(before, { wants: ['Cameras'], pets: 'Yes' })).toEqual([
    { question: 'wants', text: 'What do you want?', before: ['Alarm'], after: ['Cameras'] },
    { question: 'pets', text: 'Do you have pets?', before: 'Yes' },
  ]);
  expect(changes({ pets: 'Yes' }, { pets: 'No' })).toEqual([]);
});
