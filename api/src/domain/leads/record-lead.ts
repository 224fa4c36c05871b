import { CONSENT_VERSION } from '@app/contracts/submission';
import { failed, type Result, success } from '@app/result';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Handles, newHandles } from './handles.ts';
import type { LeadAllowance, TooManyLeads } from './lead-allowance.ts';
import type { Lead, LeadStore } from './ports.ts';

/** Dependencies of `recordLead`. */
export interface LeadDependencies {
  readonly leads: LeadStore;
  readonly allowance: LeadAllowance;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** Called with every new lead once it is stored; must neither throw nor wait. */
  readonly leadRecorded: (lead: Lead) => void;
}

/** Where a request came from, without its content. */
export interface Arrival {
  /** The idempotency key; it becomes the lead's id. */
  readonly key: string;
  /** Page from which it was sent, or an empty string. */
  readonly sourcePath: string;
  /** Network address of the sender as limits count it: `addressGroup`. */
  readonly address: string;
}

export interface Submission extends Arrival {
  readonly kind: string;
  readonly referencePrefix: string;
  readonly suspect: boolean;
  /** What tells one request from another: the part of it that is acted on. */
  readonly substance: unknown;
}

export interface LeadContent<Answer> {
  readonly payload: unknown;
  readonly answer: (handles: Handles) => Answer;
}

export interface IdempotencyConflict {
  readonly kind: 'idempotency-conflict';
}

/** Why a request that could be met is not recorded. */
export type NotRecorded = IdempotencyConflict | TooManyLeads;

/**
 * Stores a submission and gives its answer. The key is looked up before `prepare` runs, so a repeat
 * gets the first answer even when the request could not be met any more; the insert then decides
 * between requests that arrive at the same time. Only a new lead counts against the allowance.
 */
export async function recordLead<Answer, Failure = never>(
  dependencies: LeadDependencies,
  submission: Submission,
  prepare: () => Promise<Result<LeadContent<Answer>, Failure>>,
): Promise<Result<Answer, Failure | NotRecorded>> {
  const fingerprint = fingerprintOf(submission.substance);
  const first = await dependencies.leads.get(submission.key);
  if (first) return replay(first, submission, fingerprint);
  const allowed = await dependencies.allowance.take(submission.address);
  if (!allowed.ok) return allowed;
  const prepared = await prepare();
  if (!prepared.ok) {
    await allowed.value.giveBack();
    return prepared;
  }
  const { payload, answer } = prepared.value;
  const handles = newHandles(submission.referencePrefix, dependencies.randomness);
  const given = answer(handles);
  const lead: Lead = {
    ...handles,
    id: submission.key,
    kind: submission.kind,
    receivedAt: dependencies.clock.now().toISOString(),
    fingerprint,
    consentVersion: CONSENT_VERSION,
    sourcePath: submission.sourcePath,
    suspect: submission.suspect,
    payload,
    answer: given,
  };
  const inserted = await dependencies.leads.insert(lead);
  if (!inserted.ok) {
    await allowed.value.giveBack();
    return replay(inserted.failure.lead, submission, fingerprint);
  }
  dependencies.leadRecorded(lead);
  return success(given);
}

/**
 * Safe to cast: the store returns what was stored, and a lead of the same kind has the same type of
 * answer.
 */
const replay = <Answer>(
  first: Lead,
  submission: Submission,
  fingerprint: string,
): Result<Answer, IdempotencyConflict> =>
  first.kind === submission.kind && first.fingerprint === fingerprint
    ? success(first.answer as Answer)
    : failed({ kind: 'idempotency-conflict' });
