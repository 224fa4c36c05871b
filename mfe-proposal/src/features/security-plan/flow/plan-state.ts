import type { CallFailure } from '@app/api-client';
import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Messages } from '../answers/answer-problem.ts';
import { planTexts } from '../plan-texts.ts';
import { networkProblem, type Problem, problemAfter } from './problem.ts';

/** What the visitor has chosen and answered: what is kept on the device. */
export interface Answered {
  readonly type: string;
  /** Also those to questions that are not asked at the moment. */
  readonly answers: Answers;
}

/** How far the visitor has come, each stage with the data of those before it. */
export type Progress =
  /** The storage of the device has not been read. */
  | { readonly stage: 'unread' }
  | { readonly stage: 'empty' }
  /** Found on the device; the questions are not loaded. */
  | ({ readonly stage: 'kept' } & Answered)
  | ({ readonly stage: 'asked'; readonly questions: Questions } & Answered)
  | ({
      readonly stage: 'planned';
      readonly questions: Questions;
      readonly plan: SecurityPlan;
    } & Answered);
type Questions = readonly ProposalQuestion[];

/** What a call asks for: the first question, the questions of a type, or the plan. */
export type Goal = 'first' | 'follow-up' | 'plan';

export type Call =
  | { readonly kind: 'idle' }
  /** `retried`: the same call has just failed. */
  | { readonly kind: 'pending'; readonly goal: Goal; readonly retried: boolean }
  | { readonly kind: 'failed'; readonly goal: Goal; readonly problem: Problem };

export interface PlanState {
  readonly progress: Progress;
  /** The question for the type of establishment; undefined until it is loaded. */
  readonly first: ProposalQuestion | undefined;
  readonly call: Call;
  /** Questions that were checked when the visitor wanted to go on. Only their errors are shown. */
  readonly checked: readonly string[];
  /** What the server refused, until it is answered anew. */
  readonly refused: Messages;
  /** How often errors were found: each time they take the focus. */
  readonly refusals: number;
  /** How often the visitor has changed what is kept on the device. */
  readonly edits: number;
  /** What Start Over has cleared and the visitor can still get back. */
  readonly cleared: Answered | undefined;
}

export type PlanEvent =
  | { readonly type: 'device-read'; readonly kept: Answered | undefined }
  | { readonly type: 'call-began'; readonly goal: Goal }
  | { readonly type: 'first-came'; readonly question: ProposalQuestion }
  | {
      readonly type: 'follow-up-came';
      readonly establishmentType: string;
      readonly questions: Questions;
    }
  | { readonly type: 'plan-came'; readonly plan: SecurityPlan }
  /** The visitor keeps the answers of a what-if. */
  | { readonly type: 'plan-kept'; readonly answers: Answers; readonly plan: SecurityPlan }
  | { readonly type: 'call-failed'; readonly goal: Goal; readonly failure: CallFailure }
  /** The code of the plan could not be loaded. */
  | { readonly type: 'code-failed' }
  | { readonly type: 'server-refused'; readonly messages: Messages }
  | { readonly type: 'errors-found'; readonly names: readonly string[] }
  | { readonly type: 'answered'; readonly question: string; readonly answer: Answer }
  | { readonly type: 'moved' }
  | { readonly type: 'started-over' }
  | { readonly type: 'restored' };

const idle: Call = { kind: 'idle' };

export const initialPlan: PlanState = {
  progress: { stage: 'unread' },
  first: undefined,
  call: idle,
  checked: [],
  refused: {},
  refusals: 0,
  edits: 0,
  cleared: undefined,
};

/** The state of the questionnaire after an event. */
export function nextPlan(state: PlanState, event: PlanEvent): PlanState {
  const { progress } = state;
  switch (event.type) {
    case 'device-read':
      return progress.stage === 'unread' ? { ...state, progress: afterReading(event.kept) } : state;
    case 'call-began':
      return { ...state, call: pendingAfter(state.call, event.goal) };
    case 'first-came':
      return { ...state, call: idle, first: event.question };
    case 'follow-up-came':
      return afterFollowUp(state, event.establishmentType, event.questions);
    case 'plan-came':
      return hasQuestions(progress)
        ? { ...state, call: idle, progress: { ...progress, stage: 'planned', plan: event.plan } }
        : state;
    case 'plan-kept':
      return progress.stage === 'planned'
        ? {
            ...state,
            progress: { ...progress, answers: event.answers, plan: event.plan },
            edits: state.edits + 1,
          }
        : state;
    case 'call-failed':
      return failedWith(state, event.goal, problemAfter(event.failure, failureTexts[event.goal]));
    case 'code-failed':
      return failedWith(state, 'plan', networkProblem);
    case 'server-refused':
      return { ...state, call: idle, refused: event.messages, refusals: state.refusals + 1 };
    case 'errors-found':
      return { ...state, checked: event.names, refusals: state.refusals + 1 };
    case 'answered':
      return afterAnswer(state, event.question, event.answer);
    case 'moved':
      return { ...state, checked: [], call: idle };
    case 'started-over':
      return {
        ...initialPlan,
        progress: { stage: 'empty' },
        first: state.first,
        cleared: answeredIn(progress),
      };
    case 'restored':
      return state.cleared
        ? {
            ...state,
            progress: { stage: 'kept', ...state.cleared },
            edits: state.edits + 1,
            cleared: undefined,
          }
        : state;
  }
}

const failureTexts: Readonly<Record<Goal, string>> = {
  first: proposalTexts.firstFailed,
  'follow-up': proposalTexts.followUpFailed,
  plan: planTexts.planFailed,
};

const afterReading = (kept: Answered | undefined): Progress =>
  kept ? { stage: 'kept', ...kept } : { stage: 'empty' };

const pendingAfter = (before: Call, goal: Goal): Call => ({
  kind: 'pending',
  goal,
  retried:
    (before.kind === 'failed' && before.goal === goal) ||
    (before.kind === 'pending' && before.goal === goal && before.retried),
});

const failedWith = (state: PlanState, goal: Goal, problem: Problem): PlanState => ({
  ...state,
  call: { kind: 'failed', goal, problem },
});

function afterFollowUp(state: PlanState, type: string, questions: Questions): PlanState {
  const before = answeredIn(state.progress);
  return {
    ...state,
    progress: { stage: 'asked', type, answers: before?.answers ?? {}, questions },
    call: idle,
    refused: {},
    edits: state.edits + (before?.type === type ? 0 : 1),
    cleared: undefined,
  };
}

/** A plan is of the answers that were sent, so a new answer makes it void. */
function afterAnswer(state: PlanState, question: string, answer: Answer): PlanState {
  const { progress, call, refused } = state;
  // The answers that are on their way cannot be changed any more.
  if (!hasQuestions(progress) || call.kind === 'pending') return state;
  const { type, answers, questions } = progress;
  const { [question]: _, ...stillRefused } = refused;
  return {
    ...state,
    progress: { stage: 'asked', type, questions, answers: { ...answers, [question]: answer } },
    call: idle,
    refused: stillRefused,
    edits: state.edits + 1,
  };
}

type WithQuestions = Extract<Progress, { readonly questions: Questions }>;

export const hasQuestions = (progress: Progress): progress is WithQuestions =>
  progress.stage === 'asked' || progress.stage === 'planned';

/** What the visitor has answered so far; undefined when that is nothing. */
export const answeredIn = (progress: Progress): Answered | undefined =>
  'answers' in progress ? { type: progress.type, answers: progress.answers } : undefined;
