import { describe, expect, test } from 'vitest';
import { homeQuestions } from '../testing/sample-questions.ts';
import { topicAnswers } from './topic-answers.ts';

describe('a visitor who comes from a technology page', () => {
  test('wants what the page is about', () => {
    expect(topicAnswers('security-fencing', homeQuestions, { rooms: '4' })).toEqual({
      wants: ['Electric fence'],
    });
  });

  test.each([[['Alarm']], [[]]])('who has answered %j already still wants that', (wants) => {
    expect(topicAnswers('security-fencing', homeQuestions, { wants })).toEqual({});
  });

  test.each([undefined, '', 'no-such-page', 'constructor'])(
    'named %j has nothing chosen',
    (topic) => {
      expect(topicAnswers(topic, homeQuestions, {})).toEqual({});
    },
  );
});
