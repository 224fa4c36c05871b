import type { Cents } from '@app/contracts/money';
import type { Result } from '@app/result';

/** A product as the price list stores it. Money is cents; `price` includes VAT, `cost` does not. */
export interface StoredProduct {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly cost: Cents;
  readonly price: Cents;
}

export interface PriceListVersion {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly productCount: number;
}

/** Fills one new, immutable version. Nothing is visible to readers before `activate`. */
export interface PriceListWriter {
  readonly versionId: string;
  add(products: readonly StoredProduct[]): Promise<void>;
  /** Makes the rows durable, then points readers at this version in one atomic step. */
  activate(importedAt: string): Promise<PriceListVersion>;
  /** Removes what was written. Safe to call at any time before `activate`. */
  discard(): Promise<void>;
}

export interface PriceListStore {
  active(): Promise<PriceListVersion | undefined>;
  /** All products of a version in batches, ordered by SKU. Throws when the version is not there. */
  products(versionId: string): AsyncIterable<readonly StoredProduct[]>;
  /** The products with these SKUs; a SKU that the version does not have is left out. */
  find(versionId: string, skus: readonly string[]): Promise<readonly StoredProduct[]>;
  begin(): Promise<PriceListWriter>;
}

/** A submission or an order, stored before anything else happens. */
export interface Lead {
  /** The idempotency key. */
  readonly id: string;
  readonly kind: 'contact' | 'order';
  /** Short code that a person can say on the phone. */
  readonly reference: string;
  /** Unguessable handle for a public link to this lead. */
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** SHA-256 of the request as validated: tells a repeat from a clash of keys. */
  readonly fingerprint: string;
  /** Version of the consent text that was shown. */
  readonly consentVersion: string;
  /** Page from which it was sent, or an empty string. */
  readonly sourcePath: string;
  readonly suspect: boolean;
  readonly payload: unknown;
  /** The answer that was given, so that a repeat gets the same one. */
  readonly answer: unknown;
}

export interface LeadStore {
  /**
   * Inserts unless a lead with this id exists. Durable when it resolves. Fails with the lead that
   * is already there; whether that is a repeat or a clash is the caller's question.
   */
  insert(lead: Lead): Promise<Result<void, { kind: 'exists'; lead: Lead }>>;
  get(id: string): Promise<Lead | undefined>;
  findByToken(token: string): Promise<Lead | undefined>;
  /** Leads received at or after a moment (ISO 8601), oldest first. */
  since(receivedAt: string): AsyncIterable<Lead>;
  /**
   * Deletes the leads received before a moment (ISO 8601), also what an embedded store's files would
   * still hold of them, and says how many there were.
   */
  purgeBefore(receivedAt: string): Promise<number>;
}

/** Who a mail is for. A lead owes at most one mail of each purpose. */
export type MailPurpose = 'customer' | 'staff';

/**
 * `pending`: no attempt has ended yet; `failed`: at least one has, and the next is planned; `sent`
 * and `dead` are final.
 */
export type MailState = 'pending' | 'sent' | 'failed' | 'dead';

export interface NewMail {
  /** `<lead id>:<purpose>`. */
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
  /** ISO 8601, UTC: when it may first be sent. */
  readonly dueAt: string;
}

/** How far a mail has come. It follows from the mail's claims, which are the record. */
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

/** The row by which a due mail is found. It may lag behind the claims, and is then put right. */
export interface Mail extends MailProgress {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
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

/** One attempt to send a mail. Whoever inserted it may send until it expires. */
export interface MailClaim {
  /** `<mail id>:<attempt>`: that no two are inserted is all that keeps two senders apart. */
  readonly id: string;
  readonly mailId: string;
  /** From 1. */
  readonly attempt: number;
  /** The sender, for whoever reads the rows. */
  readonly owner: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Written once, by the owner. */
  readonly outcome?: AttemptOutcome;
}

/** Mails that leads owe. Every call is safe with nothing but unique ids and writes to one row. */
export interface MailStore {
  /** Inserts those whose id is not there yet, as `pending`. Durable when it resolves. */
  enqueue(mails: readonly NewMail[]): Promise<void>;
  get(id: string): Promise<Mail | undefined>;
  /** Pending and failed mails whose time has come, the longest due first. */
  due(now: string, limit: number): Promise<readonly Mail[]>;
  /** All claims of a mail, in the order of attempts. */
  claims(mailId: string): Promise<readonly MailClaim[]>;
  /** Inserts unless a claim with this id exists; true when it did. Durable when it resolves. */
  claim(claim: MailClaim): Promise<boolean>;
  /** Records how a claimed attempt ended. Durable when it resolves. */
  settle(claimId: string, outcome: AttemptOutcome): Promise<void>;
  /** Overwrites the progress of a mail, whatever it was. */
  update(mailId: string, progress: MailProgress): Promise<void>;
  /** Deletes mails and their claims; one that is not there is fine. */
  remove(mailIds: readonly string[]): Promise<void>;
  /** Dead mails, the latest first. */
  dead(limit: number): Promise<readonly Mail[]>;
  counts(): Promise<Readonly<Record<MailState, number>>>;
}

/** One mailbox: a name to show, and exactly one plain address. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailMessage {
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailFailure {
  /** `permanent`: the recipient or the mail was refused, and not the moment or the sender. */
  readonly kind: 'temporary' | 'permanent';
  /** For the operator. No address and no content. */
  readonly reason: string;
}

export interface MailTransport {
  /**
   * Hands a mail over. Success means that the other side has taken charge of it. The Message-ID, in
   * angle brackets, is the same at every attempt.
   */
  send(
    message: MailMessage,
    options: { readonly messageId: string },
  ): Promise<Result<void, MailFailure>>;
  /** Ends what is being sent, which then fails for the moment. */
  close(): Promise<void>;
}

/** Mails that were kept here instead of being sent. */
export interface CapturedMails {
  /** Deletes a mail by the part of its Message-ID before the `@`; one that is not there is fine. */
  remove(key: string): Promise<void>;
}

/** Everything that is stored. One adapter opens all of it. */
export interface Store {
  readonly leads: LeadStore;
  readonly mails: MailStore;
  readonly priceLists: PriceListStore;
  /** Resolves when the store answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A hit list or a page is answered from one version of the price list. */
export interface CatalogueQueries {
  page(term: string, page: number): Promise<CatalogueAnswer>;
  search(
    term: string,
    limit: number,
  ): Promise<{ total: number; products: readonly StoredProduct[] }>;
}

export interface CatalogueAnswer {
  readonly page: number;
  readonly pages: number;
  readonly productCount: number;
  readonly categories: readonly {
    readonly name: string;
    readonly products: readonly StoredProduct[];
  }[];
}

/** The whole price list as it goes over the wire, compressed once per version. */
export interface ListBody {
  /** Changes when any byte of the list does. */
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly brotli: Uint8Array;
}

/** The active price list, ready to be read. It follows the pointer flips of the store. */
export interface Catalogue {
  readonly queries: CatalogueQueries;
  version(): PriceListVersion | undefined;
  listBody(hideCost: boolean): Promise<ListBody>;
}

/** Time and chance come from outside, so that tests can hold them still. */
export interface Clock {
  now(): Date;
}
export interface Randomness {
  /** Lower-case hex of this many random bytes. */
  hex(bytes: number): string;
}
