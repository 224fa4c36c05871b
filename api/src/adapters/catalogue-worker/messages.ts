import type { DeviceNames } from '@app/contracts/device-names';
import type { Need, PriceRange } from '../../domain/catalogue/capabilities/need.ts';
import type { Offer } from '../../domain/catalogue/capabilities/offer.ts';
import type {
  CatalogueAnswer,
  CategoryAnswer,
  ComparisonAnswer,
  FoundProducts,
  ListBody,
  OpenedProduct,
  PageRequest,
  Selection,
  StoredProduct,
} from '../../domain/catalogue/ports.ts';
import type { SearchWords } from '../../domain/catalogue/search/search-words.ts';
import type { StoreSettings } from '../open-store.ts';

/**
 * The calls that a worker answers. It holds one version: the worker reads its products from the
 * store, or they are added in batches. Then `seal` builds the index, and only then are queries
 * answered.
 */
interface Calls {
  read: { asks: { readonly store: StoreSettings; readonly versionId: string }; answers: null };
  add: { asks: { readonly products: readonly StoredProduct[] }; answers: null };
  seal: {
    asks: { readonly versionId: string; readonly searchWords: SearchWords };
    answers: null;
  };
  useSearchWords: { asks: { readonly searchWords: SearchWords }; answers: null };
  page: { asks: { readonly request: PageRequest }; answers: CatalogueAnswer };
  category: {
    asks: { readonly name: string; readonly selection: Selection };
    answers: CategoryAnswer | undefined;
  };
  opened: { asks: { readonly sku: string }; answers: OpenedProduct | undefined };
  compare: { asks: { readonly skus: readonly string[] }; answers: ComparisonAnswer };
  search: { asks: { readonly term: string; readonly limit: number }; answers: FoundProducts };
  priceRanges: {
    asks: { readonly needs: readonly Need[] };
    answers: readonly (PriceRange | undefined)[];
  };
  offers: { asks: object; answers: readonly Offer[] };
  deviceNames: { asks: object; answers: DeviceNames };
  listBody: { asks: { readonly hideCost: boolean }; answers: ListBody };
}

export type CallKind = keyof Calls;
export type Asks<Kind extends CallKind> = Calls[Kind]['asks'];
export type Answers<Kind extends CallKind> = Calls[Kind]['answers'];

/** Main thread to worker. The `id` comes back with the reply. */
export type WorkerRequest = {
  [Kind in CallKind]: { readonly kind: Kind; readonly id: number } & Asks<Kind>;
}[CallKind];

/** Worker to main thread. */
export type WorkerReply =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answers<CallKind> }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };
