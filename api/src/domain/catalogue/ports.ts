import type { Facet, SortOrder } from '@app/contracts/catalogue';
import type { DeviceNames } from '@app/contracts/device-names';
import type { Product } from '@app/contracts/product';
import type { ProductAbout } from '@app/contracts/product-about';
import type { Result } from '@app/result';
import type { Need, PriceRange } from './capabilities/need.ts';
import type { Offer } from './capabilities/offer.ts';

/** A product as the price list stores it: always with its cost. */
export type StoredProduct = Required<Product>;

export interface PriceListVersion {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly productCount: number;
}

/** A product that came again under the same SKU: the later one counts. */
export interface Replacement {
  /** Index of the later one among the products that were added with it. */
  readonly at: number;
  readonly earlier: StoredProduct;
}

/** Fills one new, immutable version. Visitors do not get it before `PriceListStore.activate`. */
export interface PriceListWriter {
  readonly versionId: string;
  /** Adds products, in this order. Resolves to those that replaced one that was added before. */
  add(products: readonly StoredProduct[]): Promise<readonly Replacement[]>;
  /** What was added so far, in batches, ordered by SKU. */
  products(): AsyncIterable<readonly StoredProduct[]>;
  /**
   * Makes the rows durable. The version is staged from then on: it can be read, activated and
   * discarded. Throws when the writing took so long that the version was taken for a crashed one.
   * @param preview what `PriceListStore.previews` tells of it; absent when it is activated at once.
   */
  seal(importedAt: string, preview?: string): Promise<PriceListVersion>;
  /** Removes what was written, unless the version was activated. Safe to call at any time. */
  discard(): Promise<void>;
}

/** A version that waits for the owner's decision. */
export interface PreviewedVersion {
  readonly version: PriceListVersion;
  /** As it was given to `seal`. */
  readonly preview: string;
}

/** One change of the list that visitors get. */
export interface PriceListChange {
  /** 1 for the first change, then one more for each. */
  readonly number: number;
  readonly versionId: string;
  /** Of the list that became active; nothing once that list is not kept any more. */
  readonly version: PriceListVersion | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Who changed it, and how: see `readRecord`. */
  readonly record: string;
}

export type NewChange = Pick<PriceListChange, 'at' | 'record'> & {
  /** Number of the latest change that its maker knows; 0 when there was none. */
  readonly after: number;
};

/**
 * `overtaken`: another change came first. `gone`: the version is neither staged nor among those that
 * are kept.
 */
export type ActivationFailure = 'overtaken' | 'gone';

export interface PriceListStore {
  active(): Promise<PriceListVersion | undefined>;
  /** All products of a sealed version in batches, ordered by SKU. Throws when it is not there. */
  products(versionId: string): AsyncIterable<readonly StoredProduct[]>;
  /** The products with these SKUs; a SKU that the version does not have is left out. */
  find(versionId: string, skus: readonly string[]): Promise<readonly StoredProduct[]>;
  begin(): Promise<PriceListWriter>;
  /** Staged versions that were sealed with a preview, the newest first. */
  previews(): Promise<readonly PreviewedVersion[]>;
  /**
   * Points readers at a version that is staged, or that was active before and is kept, in one atomic
   * step. Of several changes after the same one, the first counts.
   */
  activate(
    versionId: string,
    change: NewChange,
  ): Promise<Result<PriceListVersion, ActivationFailure>>;
  /** The latest changes, the newest first. `KEPT_CHANGES` are kept. */
  changes(limit: number): Promise<readonly PriceListChange[]>;
  /** Removes a staged version. False when it is not staged: it may have been activated. */
  discard(versionId: string): Promise<boolean>;
  /** Removes the staged versions that were sealed before a time (ISO 8601, UTC). */
  discardStaged(sealedBefore: string): Promise<void>;
}

/**
 * Each answer comes from a single version of the price list: the one that is served at the moment of
 * the call, or the first one after it when none is.
 */
export interface CatalogueQueries {
  page(request: PageRequest): Promise<CatalogueAnswer>;
  /** Undefined when the list has no such category. */
  category(name: string, selection: Selection): Promise<CategoryAnswer | undefined>;
  /** The product with this SKU and its category; undefined when the list does not have it. */
  opened(sku: string): Promise<OpenedProduct | undefined>;
  /** Products of these SKUs side by side, in their order; those that the list lacks are left out. */
  compare(skus: readonly string[]): Promise<ComparisonAnswer>;
  search(term: string, limit: number): Promise<FoundProducts>;
  /** In the order of the needs; undefined where no product meets one. */
  priceRanges(needs: readonly Need[]): Promise<readonly (PriceRange | undefined)[]>;
  /** What a plan may choose, the cheapest first. */
  offers(): Promise<readonly Offer[]>;
  deviceNames(): Promise<DeviceNames>;
}

/** The products that match best, and how many match. */
export interface FoundProducts {
  readonly total: number;
  readonly products: readonly StoredProduct[];
}

/** What a visitor looks at. */
export interface Selection {
  /** Blank for no search. */
  readonly term: string;
  /** As facets name them, such as `megapixels-4`. */
  readonly filters: readonly string[];
  readonly sort: SortOrder;
  /** From 1; one beyond the last gives the last. */
  readonly page: number;
}

export interface PageRequest extends Selection {
  /**
   * Most products of the page. The first category has them, and the others none; in a search and with
   * filters all share them. Without a limit, each has all its products.
   */
  readonly limit?: number | undefined;
}

/** What a search tells besides its products. */
interface Found {
  /** The term as it was searched for, when no product has the words as they were typed. */
  readonly corrected?: string;
  /** What of the products matched, as in `SearchHits`; of a search only. */
  readonly matched?: readonly string[];
  /** Of what is searched: the list or one category. */
  readonly facets: readonly Facet[];
}

export interface CatalogueAnswer extends Found {
  readonly page: number;
  readonly pages: number;
  readonly productCount: number;
  readonly categories: readonly {
    readonly name: string;
    readonly count: number;
    readonly products: readonly StoredProduct[];
  }[];
  /** All of the selection; absent for none and for too many. */
  readonly allCategories?: readonly { readonly name: string; readonly count: number }[];
}

export interface CategoryAnswer extends Found {
  readonly name: string;
  /** Of the whole category, as far as it is selected. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly products: readonly StoredProduct[];
}

export interface OpenedProduct extends CategoryAnswer {
  readonly opened: StoredProduct;
  /** Absent when its name does not say what it is. */
  readonly about?: AboutProduct;
}

/** What a product is for, by its kind. */
export interface AboutProduct extends Omit<ProductAbout, 'goesWith'> {
  readonly goesWith: readonly StoredProduct[];
}

export interface ComparisonAnswer {
  readonly products: readonly StoredProduct[];
  /** One value for each product, empty where its name does not say. */
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** The whole price list as it is sent, compressed once per version. */
export interface ListBody {
  /** Changes when any byte of the list does. */
  readonly etag: string;
  readonly identity: Uint8Array;
  readonly brotli: Uint8Array;
}

/**
 * The active price list, loaded for queries. When the store activates another version, that one
 * replaces it.
 */
export interface Catalogue {
  readonly queries: CatalogueQueries;
  /** The version that is served; none while there is none, or while nothing is loaded. */
  version(): PriceListVersion | undefined;
  /** False until the first load, which may be that of no list at all. */
  isLoaded(): boolean;
  /** Looks for a version at once. True when it is served, false when that takes longer. */
  takeOver(versionId: string, deadlineMs: number): Promise<boolean>;
  listBody(hideCost: boolean): Promise<ListBody>;
}
