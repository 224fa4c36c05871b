import type { CallFailure } from '@app/api-client';
import {
  ESTABLISHMENT_QUESTION,
  type ProposalQuestion,
  proposalTexts,
} from '@app/contracts/proposal';
import { type Problem, problemAfter } from './problem.ts';

/** A visitor's answer: one text, or the chosen options of a checkbox question. */
export type Answer = string | readonly string[];

/** State of the call that leads to the next step. */
export type Attempt =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type PlanState =
  | { readonly step: 'start'; readonly attempt: Attempt }
  | {
      readonly step: 'establishment';
      readonly question: ProposalQuestion;
      /** Empty until one is chosen. */
      readonly chosen: string;
      /** `unanswered`: the visitor pressed Next without choosing. */
      readonly attempt: Attempt | { readonly kind: 'unanswered' };
    }
  | {
      readonly step: 'details';
      readonly establishmentType: string;
      readonly questions: readonly ProposalQuestion[];
      readonly answers: Readonly<Record<string, Answer>>;
    };

export type PlanEvent =
  | { readonly type: 'call-began' }
  | { readonly type: 'questions-came'; readonly questions: readonly ProposalQuestion[] }
  | { readonly type: 'call-failed'; readonly failure: CallFailure }
  | { readonly type: 'next-unanswered' }
  | { readonly type: 'answered'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'started-over' };

const idle: Attempt = { kind: 'idle' };
const pending: Attempt = { kind: 'pending' };
const failedWith = (failure: CallFailure, otherwise: string): Attempt => ({
  kind: 'failed',
  problem: problemAfter(failure, otherwise),
});
const { firstFailed, followUpFailed } = proposalTexts;
const unusable: CallFailure = {
  kind: 'malformed',
  detail: `no ${ESTABLISHMENT_QUESTION} question`,
};

export const initialPlan: PlanState = { step: 'start', attempt: idle };

/** The state of the questionnaire after an event. Events of another step are ignored. */
export function nextPlan(state: PlanState, event: PlanEvent): PlanState {
  if (event.type === 'started-over') return initialPlan;
  switch (state.step) {
    case 'start':
      return afterStart(state, event);
    case 'establishment':
      return afterEstablishment(state, event);
    case 'details':
      return event.type === 'answered'
        ? { ...state, answers: { ...state.answers, [event.question]: event.answer } }
        : state;
  }
}

type Step<Name extends PlanState['step']> = Extract<PlanState, { step: Name }>;

function afterStart(state: Step<'start'>, event: PlanEvent): PlanState {
  switch (event.type) {
    case 'call-began':
      return { ...state, attempt: pending };
    case 'questions-came': {
      const question = event.questions.find(
        ({ name, type }) => name === ESTABLISHMENT_QUESTION && type !== 'checkbox',
      );
      return question
        ? { step: 'establishment', question, chosen: '', attempt: idle }
        : { ...state, attempt: failedWith(unusable, firstFailed) };
    }
    case 'call-failed':
      return { ...state, attempt: failedWith(event.failure, firstFailed) };
    default:
      return state;
  }
}

function afterEstablishment(state: Step<'establishment'>, event: PlanEvent): PlanState {
  switch (event.type) {
    case 'answered':
      return typeof event.answer === 'string' && state.attempt.kind !== 'pending'
        ? { ...state, chosen: event.answer, attempt: idle }
        : state;
    case 'next-unanswered':
      return { ...state, attempt: { kind: 'unanswered' } };
    case 'call-began':
      return { ...state, attempt: pending };
    case 'questions-came': {
      const { questions } = event;
      return { step: 'details', establishmentType: state.chosen, questions, answers: {} };
    }
    case 'call-failed':
      return { ...state, attempt: failedWith(event.failure, followUpFailed) };
    default:
      return state;
  }
}
