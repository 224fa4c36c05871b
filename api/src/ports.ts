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
  /** Deletes the leads received before a moment (ISO 8601) and says how many there were. */
  purgeBefore(receivedAt: string): Promise<number>;
}

/** Everything that is stored. One adapter opens all of it. */
export interface Store {
  readonly leads: LeadStore;
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
