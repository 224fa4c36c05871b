import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleAnswers } from './example-answers.ts';

const answers = new URL('../../../api/testing/example-plans/home-with-dogs.json', import.meta.url);

test('the example plan has the answers of the example whose lines the start screen shows', () => {
  expect(exampleAnswers).toEqual(JSON.parse(readFileSync(answers, 'utf8')));
});
