import type { Facet, SortOrder } from '@app/contracts/catalogue';
import type { DeviceNames } from '@app/contracts/device-names';
import type { Product } from '@app/contracts/product';
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

/** Fills one new, immutable version. Nothing is visible to readers before `activate`. */
export interface PriceListWriter {
  readonly versionId: string;
  /** Adds products, in this order. Resolves to those that replaced one that was added before. */
  add(products: readonly StoredProduct[]): Promise<readonly Replacement[]>;
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
  search(
    term: string,
    limit: number,
  ): Promise<{ total: number; products: readonly StoredProduct[] }>;
  /** In the order of the needs; undefined where no product meets one. */
  priceRanges(needs: readonly Need[]): Promise<readonly (PriceRange | undefined)[]>;
  /** What a plan may choose, the cheapest first. */
  offers(): Promise<readonly Offer[]>;
  deviceNames(): Promise<DeviceNames>;
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
  readonly facets: readonly Facet[];
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
