import { expect, test } from 'vitest';
import type { ProposalQuestion } from './proposal.ts';
import { type Answers, shownQuestions } from './shown-questions.ts';

const count = { unit: 'doors', min: 0, max: 1000, integer: true };
const questions: ProposalQuestion[] = [
  { name: 'wants', text: 'Wants?', type: 'checkbox', options: ['Access', 'Fence'] },
  {
    name: 'doors',
    text: 'Doors?',
    type: 'text',
    number: count,
    showIf: [{ question: 'wants', anyOf: ['Access'] }],
  },
  { name: 'gates', text: 'Gates?', type: 'select', options: ['Boom', 'None'] },
  {
    name: 'opening',
    text: 'Opening?',
    type: 'select',
    options: ['Free', 'Locked'],
    showIf: [
      { question: 'doors', atLeast: 1 },
      { question: 'gates', anyOf: ['Boom'] },
    ],
  },
];
const shown = (answers: Answers) => shownQuestions(questions, answers).map(({ name }) => name);

test.each<[string, Answers, string[]]>([
  ['no answer', {}, []],
  ['an option among several', { wants: ['Fence', 'Access'] }, ['doors']],
  ['an option as a text', { wants: 'Access' }, ['doors']],
  ['another option', { wants: ['Fence'] }, []],
  ['one of two conditions', { wants: ['Access'], doors: '2' }, ['doors']],
  ['both conditions', { wants: ['Access'], doors: '2', gates: 'Boom' }, ['doors', 'opening']],
  ['the least number', { wants: 'Access', doors: '1', gates: 'Boom' }, ['doors', 'opening']],
  ['a number below', { wants: ['Access'], doors: '0', gates: 'Boom' }, ['doors']],
  ['a number as typed', { wants: 'Access', doors: '1 000', gates: 'Boom' }, ['doors', 'opening']],
  ['no number', { wants: ['Access'], doors: 'some', gates: 'Boom' }, ['doors']],
  ['an answer that does not apply', { doors: '2', gates: 'Boom' }, []],
])('after %s the right questions apply', (_, answers, conditional) => {
  const always = ['wants', 'gates'];
  expect(shown(answers).filter((name) => !always.includes(name))).toEqual(conditional);
});

test.each<[string, Answers, boolean]>([
  ['no answer', {}, true],
  ['an empty text', { wants: '' }, true],
  ['an empty list', { wants: [] }, true],
  ['an option that brings it up', { wants: ['Access'] }, true],
  ['another option', { wants: ['Fence'] }, false],
])(
  'a question that also applies to whoever leaves the choice open, after %s',
  (_, answers, applies) => {
    const [wants, doors] = questions as [ProposalQuestion, ProposalQuestion];
    const open = [{ question: 'wants', anyOf: ['Access'], orNone: true }];
    expect(shownQuestions([wants, { ...doors, showIf: open }], answers)).toHaveLength(
      applies ? 2 : 1,
    );
  },
);

test('a question with the name of a member of every object has no answer of its own', () => {
  const [first, second] = [
    { name: 'constructor', text: 'A?', type: 'text', number: count },
    {
      name: 'b',
      text: 'B?',
      type: 'text',
      number: count,
      showIf: [{ question: 'constructor', anyOf: [''], atLeast: 0 }],
    },
  ] as const;
  expect(
    shownQuestions(
      [
        first,
        { ...second, showIf: [...second.showIf.map((c) => ({ ...c, anyOf: [...c.anyOf] }))] },
      ],
      {},
    ),
  ).toHaveLength(1);
});
