import type { Moved } from '@app/contracts/moved';
import type { ProposalQuestion } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Answers } from '../answers/answer.ts';
import type { Tried } from '../what-if/try-state.ts';

/** Answers as they are sent. */
export type SentResponses = Readonly<Record<string, string | readonly string[]>>;

/** Where a plan is saved. */
export interface PlanLink {
  readonly token: string;
  readonly revision: number;
}

/** What a plan on the page is made of, so that it can be changed in place and saved. */
export interface PlanSource {
  readonly answers: Answers;
  readonly responses: SentResponses;
  /** Undefined when they are not loaded. */
  readonly questions?: readonly ProposalQuestion[] | undefined;
  /** What was moved on the drawing when the plan was saved. */
  readonly moved?: Moved | undefined;
  /** Undefined where the site was not drawn. */
  readonly outline?: SiteOutline | undefined;
  /** Undefined when the plan is not saved. */
  readonly saved?: PlanLink | undefined;
  /** The visitor has drawn the site: the plan of it. Absent where it cannot be drawn. */
  readonly onOutline?: ((outline: SiteOutline, plan: SecurityPlan) => void) | undefined;
  /** The visitor has chosen another budget: the plan for it. */
  readonly onBudget: (plan: SecurityPlan) => void;
  /** The visitor keeps the answer of a what-if. */
  readonly onKeep: (tried: Tried, questions: readonly ProposalQuestion[]) => void;
}
