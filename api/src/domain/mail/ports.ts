import type { Result } from '@app/result';

/**
 * `pending`: no attempt has ended yet; `failed`: at least one has failed, and the next is planned;
 * `sent` and `dead` are final. On the page a dead mail is called a failed mail.
 */
export type MailState = 'pending' | 'sent' | 'failed' | 'dead';

export interface NewMail {
  /** `<lead id>:<purpose>`. */
  readonly id: string;
  readonly leadId: string;
  /** A key of `mails` in the declaration of the lead's kind; unique in the lead. */
  readonly purpose: string;
  /** ISO 8601, UTC: when it may first be sent. */
  readonly dueAt: string;
}

/** The progress of a mail. It is derived from the mail's claims, which are authoritative. */
export interface MailProgress {
  readonly state: MailState;
  readonly attempts: number;
  /** ISO 8601, UTC. For a final state, when it was reached. */
  readonly nextAttemptAt: string;
  /** Why the last attempt failed, or an empty string. No address and no content. */
  readonly lastError: string;
  /** ISO 8601, UTC, or an empty string. */
  readonly sentAt: string;
}

/**
 * The row by which a due mail is found. It may lag behind the claims, and is then put right. While the
 * mail has to wait for a limit, `nextAttemptAt` is later than its claims say.
 */
export interface Mail extends MailProgress {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: string;
}

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

/** One attempt to send a mail. The process that inserted it may send until it expires. */
export interface MailClaim {
  /**
   * `<mail id>:<attempt>`. Unique, which is what stops two senders from making the same attempt.
   */
  readonly id: string;
  readonly mailId: string;
  /** From 1. */
  readonly attempt: number;
  /** The process, for an operator who reads the rows. */
  readonly owner: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Written once, by the owner. */
  readonly outcome?: AttemptOutcome;
}

/** Mails that leads owe. Every call needs only unique ids and writes to one row, no transaction. */
export interface MailStore {
  /** Inserts those whose id does not exist yet, as `pending`. Durable when it resolves. */
  enqueue(mails: readonly NewMail[]): Promise<void>;
  get(id: string): Promise<Mail | undefined>;
  /** Pending and failed mails that are due, the longest due first. */
  due(now: string, limit: number): Promise<readonly Mail[]>;
  /** The mails of a lead. */
  ofLead(leadId: string): Promise<readonly Mail[]>;
  /** All claims of a mail, in the order of attempts. */
  claims(mailId: string): Promise<readonly MailClaim[]>;
  /** Inserts unless a claim with this id exists; true when it did. Durable when it resolves. */
  claim(claim: MailClaim): Promise<boolean>;
  /** Records how a claimed attempt ended. Durable when it resolves. */
  settle(claimId: string, outcome: AttemptOutcome): Promise<void>;
  /** Overwrites the progress of a mail, whatever it was. */
  update(mailId: string, progress: MailProgress): Promise<void>;
  /** Deletes mails and their claims; ids that do not exist are ignored. */
  remove(mailIds: readonly string[]): Promise<void>;
  /** Dead mails, the latest first. */
  dead(limit: number): Promise<readonly Mail[]>;
  counts(): Promise<Readonly<Record<MailState, number>>>;
}

/** One mailbox: a name to show, which may be empty, and exactly one plain address. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailMessage {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  /** Letters, digits, hyphens and a dot. */
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface MailFailure {
  /**
   * `permanent`: the recipient or the mail was refused, so another time or sender would not help.
   */
  readonly kind: 'temporary' | 'permanent';
  /** For the operator. No address and no content. */
  readonly reason: string;
}

export interface MailTransport {
  /**
   * Hands a mail over. Success means that the other server is now responsible for it. The
   * Message-ID, in angle brackets, is the same at every attempt.
   */
  send(
    message: MailMessage,
    options: { readonly messageId: string },
  ): Promise<Result<void, MailFailure>>;
  /** Aborts mails that are being sent; their attempts fail as `temporary`. */
  close(): Promise<void>;
}

/** Mails that were written to files instead of being sent. */
export interface CapturedMails {
  /** Deletes a mail by the part of its Message-ID before the `@`, if it exists. */
  remove(key: string): Promise<void>;
}
