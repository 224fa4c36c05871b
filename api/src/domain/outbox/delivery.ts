import type { Result } from '@app/result';
import type { Lead } from '../leads/ports.ts';
import type { Taken } from '../limits/limits.ts';
import type { NewEntry } from './ports.ts';

/** What a lead owes by one delivery. */
export type OwedEntry = Omit<NewEntry, 'id' | 'leadId'>;

/** An entry that may not be delivered yet. */
export interface Postponed {
  readonly kind: 'postponed';
  /** ISO 8601, UTC: when to ask again. */
  readonly until: string;
}

export interface DeliveryFailure {
  /**
   * `permanent`: the recipient or the content was refused, so another time or sender would not help.
   */
  readonly kind: 'temporary' | 'permanent';
  /** For the operator. No address and no content. */
  readonly reason: string;
  /** Nobody answered, so the next attempt need not wait once somebody does. */
  readonly unreachable?: true;
}

export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * A way in which what leads owe goes out, such as mail. The outbox makes, claims, retries and settles
 * the entries of all deliveries alike; another one is another declaration of this, handed to
 * `startOutbox`. The `key` of an entry is its `idempotencyKey`, which is the same at every attempt.
 */
export interface Delivery {
  /** What the log calls an entry of this delivery: `mail`. */
  readonly name: string;
  /** The only purpose that it delivers, if it has one. */
  readonly purpose?: string;
  /**
   * What a lead owes. A pure function, so that a sweep makes the same rows as the request did. Empty
   * for a lead that only a newer program can read, which then makes its entries.
   * @param isReported its report need not be waited for
   */
  owed(lead: Lead, isReported?: boolean): readonly OwedEntry[];
  /** Whether this program can deliver an entry of a lead. If no delivery can, a newer program has to. */
  canDeliver(lead: Lead, purpose: string): boolean;
  /** The permit to deliver now, which is given back when the entry is not accepted. */
  takePermit(lead: Lead, purpose: string, key: string): Promise<Result<Taken, Postponed>>;
  /** Delivers once. A fault counts as a failed attempt. */
  deliver(lead: Lead, purpose: string, key: string): Promise<Result<void, DeliveryFailure>>;
  /** Whether somebody answers, within two seconds; delivers nothing, and must not reject. */
  probe?(): Promise<boolean>;
}

/** What the log calls an entry of any of these deliveries. */
export const namesOf = (deliveries: readonly Delivery[]): string =>
  deliveries.map(({ name }) => name).join(' or ');
