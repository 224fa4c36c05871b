import { SecurityPlan } from '@app/contracts/security-plan';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { firstQuestions, homeQuestions } from '../testing/sample-questions.ts';
import type { Place } from './place.ts';
import type { PlanState, Progress } from './plan-events.ts';
import { initialPlan } from './plan-state.ts';
import { planView } from './plan-view.ts';
import { placeAfter, questionnaireOf } from './questionnaire.ts';

const type = 'Residential Home';
const complete: Answers = { outer_doors: '3', pets: 'None', boundary: 'None' };
/** Of all questions that somebody without a wall is asked. */
const passed = ['outer_doors', 'rooms', 'pets', 'boundary', 'wants'];
const [first] = firstQuestions.questions;
const plan = v.parse(SecurityPlan, samplePlanAnswer);

const at = (progress: Progress, more: Partial<PlanState> = {}): PlanState => ({
  ...initialPlan,
  progress,
  ...more,
});
const asked = (answers: Answers): Progress => ({
  stage: 'asked',
  type,
  answers,
  passed,
  questions: homeQuestions,
});
const planned: Progress = {
  stage: 'planned',
  type,
  answers: complete,
  passed,
  questions: homeQuestions,
  plan,
};
const kept: Progress = { stage: 'kept', type, answers: complete, passed };
const check: Place = { at: 'check' };
const thePlan: Place = { at: 'plan' };
const shown = (place: Place, state: PlanState) => {
  const view = planView(place, state);
  return view.show === 'questions' ? `page ${view.page}` : view.show;
};

describe('what is shown', () => {
  test('at the start is the start screen, however far the visitor has come', () => {
    for (const progress of [initialPlan.progress, kept, planned]) {
      expect(shown({ at: 'start' }, at(progress))).toBe('start');
    }
  });

  test('before the device is read is that it is being read', () => {
    expect(planView(check, initialPlan)).toEqual({ show: 'waiting', goal: undefined });
  });

  test('without answers is the start screen, whatever the address says', () => {
    for (const place of [check, thePlan, { at: 'questions', page: 2 } as const]) {
      expect(shown(place, at({ stage: 'empty' }))).toBe('start');
    }
  });

  test('with answers of another visit waits for the questions first', () => {
    expect(planView(thePlan, at(kept))).toEqual({ show: 'waiting', goal: 'follow-up' });
  });

  test('for the type of establishment waits for its question', () => {
    const place: Place = { at: 'establishment', change: false };
    expect(planView(place, at(kept))).toEqual({ show: 'waiting', goal: 'first' });
    expect(shown(place, at(kept, { first }))).toBe('establishment');
  });

  test('instead of the check page is the first page with a question left', () => {
    expect(shown(check, at(asked({ outer_doors: '3', pets: 'None' })))).toBe('page 2');
    expect(shown(check, at(asked(complete)))).toBe('check');
  });

  test('instead of the plan is what is missing for it', () => {
    expect(shown(thePlan, at(planned))).toBe('plan');
    expect(shown(thePlan, at(asked({})))).toBe('page 1');
    expect(planView(thePlan, at(asked(complete)))).toEqual({ show: 'waiting', goal: 'plan' });
  });

  test('behind the last page is the check page', () => {
    expect(shown({ at: 'questions', page: 4 }, at(asked(complete)))).toBe('check');
  });

  test('is not a page of which nothing is asked', () => {
    const hidden = homeQuestions.map((question) =>
      question.name === 'boundary'
        ? { ...question, showIf: [{ question: 'pets', anyOf: ['Large'] }] }
        : question,
    );
    const progress: Progress = {
      stage: 'asked',
      type,
      answers: complete,
      passed,
      questions: hidden,
    };
    expect(shown({ at: 'questions', page: 2 }, at(progress))).toBe('page 3');
  });
});

describe('Next', () => {
  const of = (answers: Answers) =>
    questionnaireOf({ type, answers, passed, questions: homeQuestions });

  test('leads from page to page and to the check page', () => {
    const questionnaire = of(complete);
    const next = (page: number) => placeAfter(questionnaire, { page, returning: false });
    expect(next(1)).toEqual({ at: 'questions', page: 2 });
    expect(next(3)).toEqual(check);
  });

  test('leads straight back to the check page after a change', () => {
    expect(placeAfter(of(complete), { page: 1, returning: true })).toEqual(check);
  });

  test('leads after a change to a question that the change brought up on another page', () => {
    const answers = { ...complete, boundary: 'A wall' };
    expect(placeAfter(of(answers), { page: 1, returning: true })).toEqual({
      at: 'questions',
      page: 2,
      change: 'wall_height',
    });
  });
});

describe('a page that the visitor has not gone past', () => {
  const some = ['outer_doors', 'rooms', 'pets', 'boundary'];
  const progress: Progress = {
    stage: 'asked',
    type,
    answers: complete,
    passed: some,
    questions: homeQuestions,
  };

  test('is shown before the check page, although nothing on it must be answered', () => {
    expect(shown(check, at(progress))).toBe('page 3');
    expect(shown(thePlan, at(progress))).toBe('page 3');
  });

  test('comes first after a change, with the focus on its question', () => {
    expect(placeAfter(questionnaireOf(progress), { page: 1, returning: true })).toEqual({
      at: 'questions',
      page: 3,
      change: 'wants',
    });
    expect(placeAfter(questionnaireOf(progress), { page: 3, returning: true })).toEqual(check);
  });
});

test('an answer that the server refused is a problem until it is answered anew', () => {
  const refused = { pets: 'Not these' };
  const { problems } = questionnaireOf(
    { type, answers: complete, passed, questions: homeQuestions },
    refused,
  );
  expect(problems).toEqual(refused);
});
