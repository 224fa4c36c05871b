import { CONSENT_VERSION } from '@app/contracts/submission';
import { failed, type Result, success } from '@app/result';
import type { Clock } from '../clock.ts';
import { type Allowance, type AllowanceSpent, underAllowance } from '../limits/allowance.ts';
import type { Randomness } from '../randomness.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Handles, newHandles } from './handles.ts';
import type { LeadAllowances } from './lead-allowances.ts';
import type { CannotMeet, LeadDeclaration, LeadServices } from './lead-declaration.ts';
import type { Lead, LeadStore } from './ports.ts';
import type { LeadRecord } from './record-format.ts';

/** Dependencies of `recordLead`. */
export interface LeadDependencies {
  readonly leads: LeadStore;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Where a request came from, without its content. */
export interface Arrival {
  /** The idempotency key; it becomes the lead's id. */
  readonly key: string;
  /** Page from which it was sent, or an empty string. */
  readonly sourcePath: string;
  /** Network address of the sender. */
  readonly address: string;
  /** Id of the trace that the request belongs to, for the log. */
  readonly trace?: string;
}

export interface Submission extends Arrival {
  readonly kind: string;
  readonly referencePrefix: string;
  readonly suspect: boolean;
  /** What tells one request from another: the part of it that is acted on. */
  readonly substance: unknown;
}

export interface LeadContent<Kept> {
  readonly payload: unknown;
  readonly kept: (handles: Handles) => Kept;
}

/** A lead that is stored, and the part of its answer that is stored with it. */
export interface RecordedLead<Kept> {
  readonly lead: Lead;
  readonly kept: Kept;
  /** False for a repeat, whose lead was stored before. */
  readonly isNew: boolean;
}

/** A lead whose request is answered. */
export interface SubmittedLead<Kept> extends RecordedLead<Kept> {
  /** The answer says what was understood. */
  readonly asksUnderstanding: boolean;
}

export interface IdempotencyConflict {
  readonly kind: 'idempotency-conflict';
}

/** Why a request that could be met is not recorded. */
export type NotRecorded = IdempotencyConflict | AllowanceSpent;

/**
 * Stores a submission. The key is looked up before `prepare` runs, so a repeat
 * gets the first lead even when the request could not be met any more; the insert then decides
 * between requests that arrive at the same time. Only a new lead counts against the allowance.
 */
export async function recordLead<Kept, Failure = never>(
  { leads, allowance, clock, randomness }: LeadDependencies,
  submission: Submission,
  prepare: () => Promise<Result<LeadContent<Kept>, Failure>>,
): Promise<Result<RecordedLead<Kept>, Failure | NotRecorded>> {
  const fingerprint = fingerprintOf(submission.substance);
  const first = await leads.get(submission.key);
  if (first) return replay(first, submission, fingerprint);
  return underAllowance<RecordedLead<Kept>, Failure | IdempotencyConflict>(
    allowance,
    submission.address,
    async (allowed) => {
      const prepared = await prepare();
      if (!prepared.ok) return prepared;
      const { payload, kept: keptOf } = prepared.value;
      const handles = newHandles(submission.referencePrefix, randomness);
      const kept = keptOf(handles);
      const lead: Lead = {
        ...handles,
        id: submission.key,
        kind: submission.kind,
        receivedAt: clock.now().toISOString(),
        fingerprint,
        consentVersion: CONSENT_VERSION,
        sourcePath: submission.sourcePath,
        suspect: submission.suspect || allowed.isSuspect,
        payload,
        answer: kept,
      };
      const inserted = await leads.insert(lead);
      if (!inserted.ok) return replay(inserted.failure.lead, submission, fingerprint);
      await allowed.hold();
      return success({ lead, kept, isNew: true });
    },
  );
}

/**
 * Safe to cast: the store returns what was stored, and a lead of the same kind has the same type of
 * answer.
 */
const replay = <Kept>(
  first: Lead,
  submission: Submission,
  fingerprint: string,
): Result<RecordedLead<Kept>, IdempotencyConflict> =>
  first.kind === submission.kind && first.fingerprint === fingerprint
    ? success({ lead: first, kept: first.answer as Kept, isNew: false })
    : failed({ kind: 'idempotency-conflict' });

export type LeadFailure = CannotMeet | NotRecorded;

/** Dependencies of `submitLead`. */
export interface SubmittingDependencies extends Omit<LeadDependencies, 'allowance'> {
  readonly services: LeadServices;
  readonly allowances: LeadAllowances;
}

/** Makes a record of a request as its kind declares, and stores it as a lead. */
export async function submitLead<Request, Stored extends LeadRecord, Kept, Answer>(
  { services, allowances, ...dependencies }: SubmittingDependencies,
  kind: LeadDeclaration<Request, Stored, Kept, Answer>,
  request: Request,
  arrival: Arrival,
): Promise<Result<SubmittedLead<Kept>, LeadFailure>> {
  const { name, referencePrefix, records } = kind;
  const { substance, suspect, understanding, prepare } = kind.accept(request, services);
  const submission = { ...arrival, kind: name, referencePrefix, suspect, substance };
  const allowance = allowances[kind.limit ?? (kind.report ? 'reportRequests' : 'usual')];
  const recorded = await recordLead({ ...dependencies, allowance }, submission, async () => {
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { record, kept } = prepared.value;
    return success({ payload: records.toPayload(record), kept });
  });
  return recorded.ok
    ? success({ ...recorded.value, asksUnderstanding: understanding !== undefined })
    : recorded;
}
