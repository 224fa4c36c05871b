import type { SecurityPlan } from '@app/contracts/security-plan';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Messages } from '../answers/answer-problem.ts';
import type { Problem } from '../flow/problem.ts';

/** The plan that the changed answers would give. */
export interface Tried {
  readonly answers: Answers;
  readonly plan: SecurityPlan;
}

export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'same' }
  | { readonly kind: 'tried'; readonly tried: Tried }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface TryState {
  /** Name of the question whose answer is tried; empty until one is chosen. */
  readonly question: string;
  readonly answers: Answers;
  /** Questions whose errors are shown. */
  readonly checked: readonly string[];
  /** What the server refused, by question. */
  readonly refused: Messages;
  readonly outcome: Outcome;
  /** How often errors were found: each time they take the focus. */
  readonly refusals: number;
  /** What was done last, for the live region. */
  readonly said: string;
}

export type TryEvent =
  | { readonly type: 'chosen'; readonly question: string; readonly answers: Answers }
  | { readonly type: 'answered'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'errors-found'; readonly names: readonly string[] }
  | { readonly type: 'asked' }
  | { readonly type: 'refused'; readonly messages: Messages }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'ended'; readonly said: string };

const none: Outcome = { kind: 'none' };

export const initialTry: TryState = {
  question: '',
  answers: {},
  checked: [],
  refused: {},
  outcome: none,
  refusals: 0,
  said: '',
};

/** The state of a what-if after an event. One question is tried at a time. */
export function nextTry(state: TryState, event: TryEvent): TryState {
  switch (event.type) {
    case 'chosen':
      return { ...initialTry, refusals: state.refusals, ...pick(event) };
    case 'answered': {
      const { [event.question]: _, ...refused } = state.refused;
      const answers = { ...state.answers, [event.question]: event.answer };
      return { ...state, answers, refused, outcome: none, said: '' };
    }
    case 'errors-found':
      return { ...state, checked: event.names, outcome: none, refusals: state.refusals + 1 };
    case 'asked':
      return { ...state, outcome: { kind: 'asking' }, said: '' };
    case 'refused':
      return {
        ...state,
        refused: event.messages,
        outcome: none,
        refusals: state.refusals + 1,
      };
    case 'outcome':
      return { ...state, outcome: event.outcome };
    case 'ended':
      return { ...initialTry, refusals: state.refusals, said: event.said };
  }
}

const pick = ({ question, answers }: Extract<TryEvent, { type: 'chosen' }>) => ({
  question,
  answers,
});
