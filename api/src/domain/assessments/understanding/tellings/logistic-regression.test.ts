import { expect, test } from 'vitest';
import { featuresOf } from './letter-groups.ts';
import { classifierOf, learnModel, scaled, vocabularyOf } from './logistic-regression.ts';

/** Learnt to the end. */
function learnt<Learned>(learning: Generator<void, Learned>): Learned {
  for (;;) {
    const step = learning.next();
    if (step.done) return step.value;
  }
}

const examples = [
  ['theft', 'they stole the cable'],
  ['theft', 'bantshontshe izintambo'],
  ['fire', 'the kitchen burned down'],
  ['fire', 'kushe ikhishi'],
  ['none', 'we bake bread'],
];
// Twice, because what only one example has is not learnt.
const features = [...examples, ...examples].map(([, text = '']) => featuresOf(text));
const labels = [...examples, ...examples].map(([label]) => label);
const vocabulary = vocabularyOf(features);
const model = learnt(learnModel(labels, scaled(features, vocabulary), vocabulary));
const classify = classifierOf(model, vocabulary);
const likeliest = (text: string) => classify(featuresOf(text))[0]?.label;

test.each([
  ['the cables were stolen', 'theft'],
  ['balokhu betshontsha izintambo', 'theft'],
  ['ikhishi lishile', 'fire'],
  ['our KITCHEN burns'.toLowerCase(), 'fire'],
  ['bread is what we bake', 'none'],
])('the forms of words in %j are those of %s', (text, label) => {
  expect(likeliest(text)).toBe(label);
});

test('the probabilities of a text add up to 1, the likeliest first', () => {
  const guesses = classify(featuresOf('the cable burned'));
  expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(guesses.map(({ probability }) => probability)).toEqual(
    guesses.map(({ probability }) => probability).toSorted((one, other) => other - one),
  );
});

test('of a text without a known word all labels are as likely', () => {
  for (const text of ['', '12 34', 'xq']) {
    for (const { probability } of classify(featuresOf(text)))
      expect(probability).toBeCloseTo(1 / 3);
  }
});
