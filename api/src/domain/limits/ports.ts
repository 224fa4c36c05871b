/** Permission to do something limited once. It counts against the limit until it expires. */
export interface Permit {
  /**
   * `<subject>:<window>:<slot>`. Unique, which is what stops two takers from getting the same slot.
   */
  readonly id: string;
  /** `<policy>:<keyed hash>`. The address, or whatever is counted, is never stored. */
  readonly subject: string;
  /** From 0, below the limit. */
  readonly slot: number;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/**
 * Permits of all processes on one store. Every call needs only unique ids, no transaction. Writes
 * need not be durable: a permit that is lost in a crash only allows one more request.
 */
export interface PermitStore {
  /** Key for the hash of a subject; made with the store, so every process has the same. */
  readonly hashKey: string;
  /** Permits of a subject that expire after a moment (ISO 8601), in the order of expiry. */
  valid(subject: string, now: string): Promise<readonly Permit[]>;
  /** Inserts unless a permit with this id exists; true when it did. Others see it from then on. */
  insert(permit: Permit): Promise<boolean>;
  /** Deletes one permit, if it exists. */
  remove(id: string): Promise<void>;
  /** Deletes all permits of a subject. */
  removeOf(subject: string): Promise<void>;
  /**
   * Deletes the permits that have expired at a moment (ISO 8601), and returns how many there were.
   */
  removeExpired(now: string): Promise<number>;
}
