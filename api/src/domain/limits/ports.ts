/** The right to do something limited once. It counts against its limit until it expires. */
export interface Permit {
  /** `<subject>:<window>:<slot>`: that no two are inserted is all that keeps two takers apart. */
  readonly id: string;
  /** `<policy>:<keyed hash>`. The address or whatever else is counted is never stored. */
  readonly subject: string;
  /** From 0, below the limit. */
  readonly slot: number;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/**
 * Permits of all processes on one store. Every call is safe with nothing but unique ids. A permit
 * that is lost in a crash of the store allows one request more, so durability is not asked for.
 */
export interface PermitStore {
  /** Made with the store, the same for every process: the key for the hash of a subject. */
  readonly hashKey: string;
  /** Permits of a subject that expire after a moment (ISO 8601), the first to expire first. */
  valid(subject: string, now: string): Promise<readonly Permit[]>;
  /** Inserts unless a permit with this id exists; true when it did. Others see it from then on. */
  insert(permit: Permit): Promise<boolean>;
  /** Deletes one permit; one that is not there is fine. */
  remove(id: string): Promise<void>;
  /** Deletes all permits of a subject. */
  removeOf(subject: string): Promise<void>;
  /** Deletes the permits that have expired at a moment (ISO 8601), and says how many there were. */
  removeExpired(now: string): Promise<number>;
}
