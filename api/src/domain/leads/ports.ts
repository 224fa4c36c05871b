import type { Result } from '@app/result';

/** A submission or an order. It is stored before anything else is done with it. */
export interface Lead {
  /** The idempotency key. */
  readonly id: string;
  /** Name of one of the `leadKinds`, or of a kind that only a newer program has. */
  readonly kind: string;
  /** Short code that a person can say on the phone. */
  readonly reference: string;
  /** Unguessable handle for a public link to this lead. */
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** SHA-256 of the validated request: it differs when the same key comes with another request. */
  readonly fingerprint: string;
  /** Version of the consent text that was shown. */
  readonly consentVersion: string;
  /** Page from which it was sent, or an empty string. */
  readonly sourcePath: string;
  readonly suspect: boolean;
  /** The record of this kind, in the version in which it was stored. */
  readonly payload: unknown;
  /** What is particular to its answer, so that a repeat gets the same one. */
  readonly answer: unknown;
}

export interface LeadStore {
  /**
   * Inserts unless a lead with this id exists. Durable when it resolves. Fails with the lead that
   * already exists; the caller decides whether it is a repeat or a conflict.
   */
  insert(lead: Lead): Promise<Result<void, { kind: 'exists'; lead: Lead }>>;
  get(id: string): Promise<Lead | undefined>;
  findByToken(token: string): Promise<Lead | undefined>;
  /** Leads received at or after a moment (ISO 8601), oldest first. */
  since(receivedAt: string): AsyncIterable<Lead>;
  /**
   * Deletes the leads received before a moment (ISO 8601), also their remains in the files of an
   * embedded store, and returns how many there were.
   */
  purgeBefore(receivedAt: string): Promise<number>;
}
