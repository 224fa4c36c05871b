import type { CallFailure } from '@app/api-client';
import type { ProposalQuestion } from '@app/contracts/proposal';
import type { BudgetLevel, SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Messages } from '../answers/answer-problem.ts';
import type { Problem } from './problem.ts';

/** What the visitor has chosen and answered: what is kept on the device. */
export interface Answered {
  readonly type: string;
  /** Also those to questions that are not asked at the moment. */
  readonly answers: Answers;
  /** Names of the questions that the visitor has gone past with Next, answered or not. */
  readonly passed: readonly string[];
  /** The chosen budget of the plan; undefined before there is a choice. */
  readonly budget?: BudgetLevel | undefined;
  /** Of the site, where the visitor has drawn it. */
  readonly outline?: SiteOutline | undefined;
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
      /** Of the technology page that the visitor comes from. */
      readonly topic?: string | undefined;
    }
  | { readonly type: 'plan-came'; readonly plan: SecurityPlan }
  /** The visitor keeps the answers of a what-if. */
  | {
      readonly type: 'plan-kept';
      readonly answers: Answers;
      readonly plan: SecurityPlan;
      /** The one before when it is absent. */
      readonly outline?: SiteOutline | undefined;
    }
  | { readonly type: 'call-failed'; readonly goal: Goal; readonly failure: CallFailure }
  /** The code of the plan could not be loaded. */
  | { readonly type: 'code-failed' }
  | { readonly type: 'server-refused'; readonly messages: Messages }
  | { readonly type: 'errors-found'; readonly names: readonly string[] }
  | { readonly type: 'answered'; readonly question: string; readonly answer: Answer }
  /** The visitor has gone past these questions. */
  | { readonly type: 'passed'; readonly names: readonly string[] }
  /** The visitor makes the plan of the answers alone. */
  | { readonly type: 'drawing-left-out' }
  | { readonly type: 'moved' }
  | { readonly type: 'started-over' }
  | { readonly type: 'restored' };
