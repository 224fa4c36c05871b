import type { Cents } from '@app/contracts/money';
import type { Moved } from '@app/contracts/moved';
import type { EstablishmentType } from '@app/contracts/proposal';
import type { WirePlan } from '@app/contracts/security-plan';
import type { Answers } from '@app/contracts/shown-questions';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Result } from '@app/result';

/** One revision of a plan that a visitor saved. It is stored once and never changed. */
export interface PlanRevision extends RevisionSummary {
  /** Of the plan: 128 bits nobody can guess, base64url. Whoever has it can read the plan. */
  readonly token: string;
  readonly establishmentType: EstablishmentType;
  /** As they were sent; those to questions that do not apply count for nothing. */
  readonly responses: Answers;
  readonly moved: Moved;
  /** Absent where the site was not drawn. */
  readonly outline?: SiteOutline;
  /** As it was sent then, so that an older one is read with the tolerant schema of the contract. */
  readonly plan: WirePlan;
  /** Id of the price list that it was made with; absent when there was none. */
  readonly priceListVersion?: string;
}

/** What a list of revisions shows, and what tells a repeated request from a new one. */
export interface RevisionSummary {
  /** From 1. */
  readonly revision: number;
  /** ISO 8601, UTC: a purge finds it by this. */
  readonly createdAt: string;
  /** Of the recommended budget, VAT included. */
  readonly total: Cents;
  /** SHA-256 of the idempotency key of the request. */
  readonly key: string;
  /** SHA-256 of the request: it differs when the same key comes with another request. */
  readonly fingerprint: string;
}

export interface PlanStore {
  /**
   * Inserts unless the plan has this revision. Durable when it resolves. Fails with the revision that
   * is there; that one counts.
   */
  insert(revision: PlanRevision): Promise<Result<void, { kind: 'exists'; revision: PlanRevision }>>;
  get(token: string, revision: number): Promise<PlanRevision | undefined>;
  /** The revisions of a plan, the first one first; empty for an unknown plan. */
  list(token: string): Promise<readonly RevisionSummary[]>;
  /**
   * Deletes the revisions that were saved before a moment (ISO 8601), also their remains in the files
   * of an embedded store.
   */
  purgeBefore(createdAt: string): Promise<void>;
}
