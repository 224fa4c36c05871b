import { describe, expect, test } from 'vitest';
import { homeQuestions, warehouseQuestions } from '../testing/sample-questions.ts';
import { applicableAnswers, sentResponses } from './applicable-answers.ts';

describe('answers of a home for a warehouse', () => {
  test('are those whose question and option the warehouse has', () => {
    const home = {
      outer_doors: '3',
      pets: 'Small',
      boundary: 'A palisade fence',
      wants: ['Alarm', 'Moat'],
    };
    expect(applicableAnswers(warehouseQuestions, home)).toEqual({
      outer_doors: '3',
      wants: ['Alarm'],
    });
  });

  test('of another kind than the question are none', () => {
    expect(applicableAnswers(warehouseQuestions, { outer_doors: ['3'], wants: 'Alarm' })).toEqual(
      {},
    );
  });

  test('of a question named like a member of every object are none', () => {
    const question = { name: 'constructor', text: 'Who built it?', type: 'text' as const };
    expect(applicableAnswers([question], {})).toEqual({});
  });
});

describe('what is sent', () => {
  test('are numbers as numbers, and only answers to questions that are asked', () => {
    const answers = {
      outer_doors: ' 3 doors ',
      rooms: '  ',
      pets: 'Small',
      boundary: 'None',
      wall_height: '1.8',
      wants: [],
    };
    expect(sentResponses(homeQuestions, answers)).toEqual({
      outer_doors: '3',
      pets: 'Small',
      boundary: 'None',
    });
  });

  test('has the answers of a whole chain of questions', () => {
    const answers = { boundary: 'A wall', wall_height: '1,8 m', wall_top: 'Spikes' };
    expect(sentResponses(homeQuestions, answers)).toEqual({
      boundary: 'A wall',
      wall_height: '1.8',
      wall_top: 'Spikes',
    });
  });
});
