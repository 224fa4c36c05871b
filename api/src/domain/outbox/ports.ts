/**
 * `pending`: no attempt has ended yet; `failed`: at least one has failed, and the next is planned;
 * `sent` and `dead` are final. On the page a dead mail is called a failed mail.
 */
export type EntryState = 'pending' | 'sent' | 'failed' | 'dead';

export interface NewEntry {
  /** `<lead id>:<purpose>`. */
  readonly id: string;
  readonly leadId: string;
  /** What it is for, among all that its lead owes; unique in the lead. */
  readonly purpose: string;
  /** ISO 8601, UTC: when it may first be delivered. */
  readonly dueAt: string;
  /** What has more goes first, also when it is tried again; 0 when absent. */
  readonly priority?: number;
}

/** Priorities. They are stored, so their order never changes. */
export const ORDER = 1;
export const URGENT = 2;

/** The priority of a mail that a kind of lead declares. */
export const priorityOf = ({ priority }: { readonly priority?: 'urgent' | 'order' }): number =>
  priority === undefined ? 0 : { urgent: URGENT, order: ORDER }[priority];

/** The progress of an entry. It is derived from the entry's claims, which are authoritative. */
export interface EntryProgress {
  readonly state: EntryState;
  readonly attempts: number;
  /** ISO 8601, UTC. For a final state, when it was reached. */
  readonly nextAttemptAt: string;
  /** Why the last attempt failed, or an empty string. No address and no content. */
  readonly lastError: string;
  /** ISO 8601, UTC, or an empty string. */
  readonly sentAt: string;
}

/**
 * The row by which what is due is found, such as a mail. It may lag behind the claims, and is then put
 * right. While it has to wait for a limit, `nextAttemptAt` is later than its claims say.
 */
export interface OutboxEntry extends EntryProgress, Omit<NewEntry, 'dueAt'> {}

/** Times are ISO 8601, UTC. */
export type AttemptOutcome =
  | { readonly kind: 'sent'; readonly at: string }
  | {
      readonly kind: 'failed';
      readonly at: string;
      readonly reason: string;
      readonly permanent: boolean;
      readonly retryAt: string;
    }
  | { readonly kind: 'dead'; readonly at: string; readonly reason: string };

/** One attempt to deliver an entry. The process that inserted it may deliver until it expires. */
export interface Claim {
  /**
   * `<entry id>:<attempt>`. Unique, which is what stops two processes from making the same attempt.
   */
  readonly id: string;
  readonly entryId: string;
  /** From 1. */
  readonly attempt: number;
  /** The process, for an operator who reads the rows. */
  readonly owner: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Written once, by the owner. */
  readonly outcome?: AttemptOutcome;
}

/** What waits to be delivered. */
export interface Backlog {
  /** Of those without an ended attempt, how many may not be tried yet, mostly because of a limit. */
  readonly held: number;
  /** ISO 8601, UTC: when the oldest lead was received that is owed something. */
  readonly oldestLead?: string;
}

/**
 * What leads owe. Every call needs only unique ids and writes to one row, no transaction. The rows are
 * in the tables and collections of mails, which were the first that was owed.
 */
export interface OutboxStore {
  /** Inserts those whose id does not exist yet, as `pending`. Durable when it resolves. */
  enqueue(entries: readonly NewEntry[]): Promise<void>;
  get(id: string): Promise<OutboxEntry | undefined>;
  /**
   * Pending and failed entries of at least this priority that are due: the highest priority first, and
   * of one priority the longest due.
   */
  due(now: string, limit: number, priority?: number): Promise<readonly OutboxEntry[]>;
  ofLead(leadId: string): Promise<readonly OutboxEntry[]>;
  /** All claims of an entry, in the order of attempts. */
  claims(entryId: string): Promise<readonly Claim[]>;
  /** Inserts unless a claim with this id exists; true when it did. Durable when it resolves. */
  claim(claim: Claim): Promise<boolean>;
  /** Records how a claimed attempt ended. Durable when it resolves. */
  settle(claimId: string, outcome: AttemptOutcome): Promise<void>;
  /** Overwrites the progress of an entry, whatever it was. */
  update(entryId: string, progress: EntryProgress): Promise<void>;
  /** Deletes entries and their claims; ids that do not exist are ignored. */
  remove(entryIds: readonly string[]): Promise<void>;
  /** Dead letters, the latest first. */
  dead(limit: number): Promise<readonly OutboxEntry[]>;
  /** Of all entries, or of one purpose. */
  counts(purpose?: string): Promise<Readonly<Record<EntryState, number>>>;
  backlog(now: string): Promise<Backlog>;
}
