import type { CallFailure } from '@app/api-client';
import type { ProposalQuestion } from '@app/contracts/proposal';
import { describe, expect, it } from 'vitest';
import { initialPlan, nextPlan, type PlanEvent, type PlanState } from './plan-state.ts';

const establishment: ProposalQuestion = {
  name: 'establishment_type',
  text: 'What type of establishment is it?',
  type: 'select',
  options: ['Residential Home', 'Retail Shop'],
};
const tills: ProposalQuestion = { name: 'tills', text: 'How many tills?', type: 'text' };
const offline: CallFailure = { kind: 'unreachable', detail: 'offline' };
const broken: CallFailure = { kind: 'malformed', detail: 'no questions' };
const refused = (message?: string, status = 500): CallFailure => ({
  kind: 'refused',
  status,
  message,
  fields: {},
  detail: `${status}`,
});

const after = (...events: readonly PlanEvent[]): PlanState => events.reduce(nextPlan, initialPlan);
const begin: PlanEvent = { type: 'call-began' };
const came = (...questions: ProposalQuestion[]): PlanEvent => ({
  type: 'questions-came',
  questions,
});
const failedWith = (failure: CallFailure): PlanEvent => ({ type: 'call-failed', failure });
const chose = (answer: string | string[]): PlanEvent => ({
  type: 'answered',
  question: 'establishment_type',
  answer,
});
const toShop = [begin, came(establishment), chose('Retail Shop')] as const;
/** The error that the visitor sees after these events. */
function errorAfter(...events: readonly PlanEvent[]): string | undefined {
  const state = after(...events);
  if (state.step === 'details' || state.attempt.kind !== 'failed') return undefined;
  return state.attempt.problem.message;
}

describe('the start step', () => {
  it('is pending until the first question arrives, then gives way to that question', () => {
    expect(after(begin)).toEqual({ step: 'start', attempt: { kind: 'pending' } });
    expect(after(begin, came(establishment))).toEqual({
      step: 'establishment',
      question: establishment,
      chosen: '',
      attempt: { kind: 'idle' },
    });
  });

  it('after a failed call shows the message of the server, or a text for the kind of failure', () => {
    expect(errorAfter(begin, failedWith(refused('Too many requests')))).toBe('Too many requests');
    expect(errorAfter(begin, failedWith(refused()))).toBe('Failed to fetch initial question');
    expect(errorAfter(begin, failedWith(broken))).toBe('Failed to fetch initial question');
    expect(errorAfter(begin, failedWith(offline))).toBe('Network error');
  });

  it('shows an error if no single-choice question about the establishment arrives', () => {
    const many: ProposalQuestion = { ...establishment, type: 'checkbox' };
    expect(errorAfter(begin, came(tills))).toBe('Failed to fetch initial question');
    expect(errorAfter(begin, came(many))).toBe('Failed to fetch initial question');
  });

  it('clears the error on the next attempt', () => {
    expect(after(begin, failedWith(offline), begin)).toEqual(after(begin));
  });
});

describe('the establishment step', () => {
  it('marks the question as unanswered when Next is pressed without a choice', () => {
    const state = after(begin, came(establishment), { type: 'next-unanswered' });
    expect(state).toMatchObject({ step: 'establishment', attempt: { kind: 'unanswered' } });
    expect(nextPlan(state, chose('Retail Shop'))).toMatchObject({
      chosen: 'Retail Shop',
      attempt: { kind: 'idle' },
    });
  });

  it('keeps the choice and shows the error when the call fails', () => {
    expect(after(...toShop, begin, failedWith(offline))).toMatchObject({
      step: 'establishment',
      chosen: 'Retail Shop',
    });
    expect(errorAfter(...toShop, begin, failedWith(offline))).toBe('Network error');
    expect(errorAfter(...toShop, begin, failedWith(refused()))).toBe(
      'Failed to fetch follow-up questions',
    );
  });

  it('offers contact only for status 501, where trying again would not help', () => {
    expect(after(...toShop, begin, failedWith(refused('Please contact us.', 501)))).toMatchObject({
      attempt: { problem: { message: 'Please contact us.', needsPeople: true } },
    });
    expect(after(...toShop, begin, failedWith(refused('Busy', 503)))).toMatchObject({
      attempt: { problem: { needsPeople: false } },
    });
  });

  it('ignores a new choice while the call is pending', () => {
    expect(after(...toShop, begin, chose('Residential Home'))).toEqual(after(...toShop, begin));
  });
});

describe('the details step', () => {
  const details = [...toShop, begin, came(tills)] as const;

  it('asks the follow-up questions for the chosen establishment', () => {
    expect(after(...details)).toEqual({
      step: 'details',
      establishmentType: 'Retail Shop',
      questions: [tills],
      answers: {},
    });
  });

  it('keeps the last answer to each question', () => {
    const answered = after(
      ...details,
      { type: 'answered', question: 'tills', answer: '2' },
      { type: 'answered', question: 'hours', answer: ['Night'] },
      { type: 'answered', question: 'tills', answer: '3' },
    );
    expect(answered).toMatchObject({ answers: { tills: '3', hours: ['Night'] } });
  });

  it('ignores events of a call that belongs to another step', () => {
    expect(after(...details, failedWith(offline), begin)).toEqual(after(...details));
  });
});

it('starting over leads from every step back to the first', () => {
  const over: PlanEvent = { type: 'started-over' };
  expect(after(begin, over)).toBe(initialPlan);
  expect(after(...toShop, over)).toBe(initialPlan);
  expect(after(...toShop, begin, came(tills), over)).toBe(initialPlan);
});
