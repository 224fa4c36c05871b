import type { ProposalQuestion } from '@app/contracts/proposal';
import type { PlanAssumed, SecurityPlan } from '@app/contracts/security-plan';
import type { Submission } from '@app/federation/remote-module';
import type { Messages } from '../answers/answer-problem.ts';
import type { PlanPost } from './plan-post.ts';

type Questions = readonly ProposalQuestion[];

/** What the page after a post shows, as JSON. */
export type PlainStep =
  | {
      readonly show: 'establishment';
      readonly question: ProposalQuestion;
      readonly change: boolean;
    }
  | {
      readonly show: 'questions';
      readonly questions: Questions;
      /** From 1. */
      readonly page: number;
      /** Name of the question that the visitor changes. */
      readonly change?: string | undefined;
      /** Names of the questions that the answers of this page have brought up. */
      readonly brought: readonly string[];
    }
  | {
      readonly show: 'check';
      readonly questions: Questions;
      /** What a plan would assume; undefined when that could not be had. */
      readonly assumed?: readonly PlanAssumed[] | undefined;
    }
  | { readonly show: 'plan'; readonly plan: SecurityPlan }
  /** Data that the step needs could not be had. The same post may be sent again. */
  | { readonly show: 'failed'; readonly needsPeople: boolean };

export interface PlainView {
  readonly post: PlanPost;
  readonly step: PlainStep;
}

export const shownStep = (post: PlanPost, step: PlainStep): Submission => ({
  phase: 'sent',
  answer: { post, step } satisfies PlainView,
});

export const refusedStep = (
  post: PlanPost,
  step: PlainStep,
  { message, fields = {} }: { readonly message: string; readonly fields?: Messages },
): Submission => ({
  phase: 'refused',
  message,
  fields,
  values: {},
  answer: { post, step } satisfies PlainView,
});

/** What the action of this page has answered. Nothing else fills `answer`. */
export const viewIn = (submission: Submission): PlainView | undefined =>
  submission.phase === 'editing' ? undefined : (submission.answer as PlainView | undefined);
