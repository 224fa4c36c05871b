import type { Moved } from '@app/contracts/moved';
import type { Plan } from '../plan.ts';

/** What a proposal is about. */
export interface Proposed {
  readonly plan: Plan;
  readonly establishmentType: string;
  readonly moved: Moved;
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** What goes around it. */
export interface ProposalMeta {
  readonly companyName: string;
  /** For whom it is; absent when only its link is known. */
  readonly customer?: string | undefined;
  /** Of the request; absent when nobody asked yet. */
  readonly reference?: string | undefined;
  /** Where the plan is on the site. */
  readonly link: string;
  /** A paragraph each, from the site's own pages and settings. */
  readonly terms: readonly string[];
}
