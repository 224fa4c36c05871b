import type { CallFailure } from '@app/api-client';
import type { ProposalQuestion } from '@app/contracts/proposal';
import { describe, expect, it } from 'vitest';
import { initialPlan, nextPlan, type PlanEvent, type PlanState } from './plan-state.ts';

const establishment: ProposalQuestion = {
  name: 'establishment_type',
  text: 'What type of establishment is it?',
  type: 'select',
  options: ['Residential Home', 'Shop'],
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
const toShop = [begin, came(establishment), chose('Shop')] as const;
/** What the visitor reads after these events. */
function problemAfter(...events: readonly PlanEvent[]): string | undefined {
  const state = after(...events);
  if (state.step === 'details' || state.attempt.kind !== 'failed') return undefined;
  return state.attempt.problem.message;
}

describe('starting', () => {
  it('waits for the first question, then asks it', () => {
    expect(after(begin)).toEqual({ step: 'start', attempt: { kind: 'pending' } });
    expect(after(begin, came(establishment))).toEqual({
      step: 'establishment',
      question: establishment,
      chosen: '',
      attempt: { kind: 'idle' },
    });
  });

  it('says why there is no question', () => {
    expect(problemAfter(begin, failedWith(refused('Too many requests')))).toBe('Too many requests');
    expect(problemAfter(begin, failedWith(refused()))).toBe('Failed to fetch initial question');
    expect(problemAfter(begin, failedWith(broken))).toBe('Failed to fetch initial question');
    expect(problemAfter(begin, failedWith(offline))).toBe('Network error');
  });

  it('cannot go on without the question of the establishment', () => {
    const many: ProposalQuestion = { ...establishment, type: 'checkbox' };
    expect(problemAfter(begin, came(tills))).toBe('Failed to fetch initial question');
    expect(problemAfter(begin, came(many))).toBe('Failed to fetch initial question');
  });

  it('forgets a failure when it is tried again', () => {
    expect(after(begin, failedWith(offline), begin)).toEqual(after(begin));
  });
});

describe('the establishment', () => {
  it('has to be chosen first', () => {
    const state = after(begin, came(establishment), { type: 'next-unanswered' });
    expect(state).toMatchObject({ step: 'establishment', attempt: { kind: 'unanswered' } });
    expect(nextPlan(state, chose('Shop'))).toMatchObject({
      chosen: 'Shop',
      attempt: { kind: 'idle' },
    });
  });

  it('stays chosen when the call fails', () => {
    expect(after(...toShop, begin, failedWith(offline))).toMatchObject({
      step: 'establishment',
      chosen: 'Shop',
    });
    expect(problemAfter(...toShop, begin, failedWith(offline))).toBe('Network error');
    expect(problemAfter(...toShop, begin, failedWith(refused()))).toBe(
      'Failed to fetch follow-up questions',
    );
  });

  it('tells what people do from what may work the next time', () => {
    expect(after(...toShop, begin, failedWith(refused('Please contact us.', 501)))).toMatchObject({
      attempt: { problem: { message: 'Please contact us.', needsPeople: true } },
    });
    expect(after(...toShop, begin, failedWith(refused('Busy', 503)))).toMatchObject({
      attempt: { problem: { needsPeople: false } },
    });
  });

  it('cannot change while it is being sent', () => {
    expect(after(...toShop, begin, chose('Residential Home'))).toEqual(after(...toShop, begin));
  });
});

describe('the details', () => {
  const details = [...toShop, begin, came(tills)] as const;

  it('are asked for the chosen establishment', () => {
    expect(after(...details)).toEqual({
      step: 'details',
      establishmentType: 'Shop',
      questions: [tills],
      answers: {},
    });
  });

  it('keep the last answer to each question', () => {
    const answered = after(
      ...details,
      { type: 'answered', question: 'tills', answer: '2' },
      { type: 'answered', question: 'hours', answer: ['Night'] },
      { type: 'answered', question: 'tills', answer: '3' },
    );
    expect(answered).toMatchObject({ answers: { tills: '3', hours: ['Night'] } });
  });

  it('ignore what belongs to another step', () => {
    expect(after(...details, failedWith(offline), begin)).toEqual(after(...details));
  });
});

it('starts over from every step', () => {
  const over: PlanEvent = { type: 'started-over' };
  expect(after(begin, over)).toBe(initialPlan);
  expect(after(...toShop, over)).toBe(initialPlan);
  expect(after(...toShop, begin, came(tills), over)).toBe(initialPlan);
});
