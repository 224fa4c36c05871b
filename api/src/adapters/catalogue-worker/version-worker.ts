import type {
  CatalogueQueries,
  ListBody,
  PriceListStore,
  PriceListVersion,
} from '../../domain/catalogue/ports.ts';
import type { SearchWords } from '../../domain/catalogue/search/search-words.ts';
import type { StoreSettings } from '../open-store.ts';
import type { WorkerConnection } from './worker-connection.ts';

/** A worker and the one version that it serves. */
export interface VersionWorker {
  readonly version: PriceListVersion | undefined;
  /**
   * Brings the version into the worker, which then builds the index. Must resolve before the first
   * query.
   */
  load(source: VersionSource, searchWords: SearchWords): Promise<void>;
  /** Answers later queries with these words. */
  useSearchWords(searchWords: SearchWords): Promise<void>;
  readonly queries: CatalogueQueries;
  listBody(hideCost: boolean): Promise<ListBody>;
  /** Ends the worker once the queries under way have their answers. */
  retire(): Promise<void>;
  /** Ends the worker now; queries under way reject. */
  stop(): Promise<void>;
}

/** A store that the worker opens by itself, or one that only this thread can read. */
export type VersionSource =
  | { readonly settings: StoreSettings }
  | { readonly priceLists: PriceListStore };

const NO_VERSION = 'none';
// Long, because these only have to detect a worker that hangs. A product takes 0.05 ms of a processor, which may have
// much else to do.
const LOAD_STEP_DEADLINE_MS = 120_000;
const LOAD_STEP_DEADLINE_MS_A_PRODUCT = 0.5;
const LIST_BODY_DEADLINE_MS = 60_000;

/** Without a version the worker serves an empty list. */
export function createVersionWorker(
  connection: WorkerConnection,
  version: PriceListVersion | undefined,
  queryDeadlineMs: number,
): VersionWorker {
  let usedWords: SearchWords | undefined;
  const listBodies = new Map<boolean, Promise<ListBody>>();
  const loadStepMs =
    LOAD_STEP_DEADLINE_MS + LOAD_STEP_DEADLINE_MS_A_PRODUCT * (version?.productCount ?? 0);
  return {
    version,
    async load(source, searchWords) {
      usedWords = searchWords;
      if (version) await bring(connection, source, version.id, loadStepMs);
      const versionId = version?.id ?? NO_VERSION;
      await connection.call('seal', { versionId, searchWords }, loadStepMs);
    },
    async useSearchWords(searchWords) {
      if (searchWords === usedWords) return;
      await connection.call('useSearchWords', { searchWords }, queryDeadlineMs);
      usedWords = searchWords;
    },
    queries: {
      page: (request) => connection.call('page', { request }, queryDeadlineMs),
      category: (name, selection) =>
        connection.call('category', { name, selection }, queryDeadlineMs),
      opened: (sku) => connection.call('opened', { sku }, queryDeadlineMs),
      compare: (skus) => connection.call('compare', { skus }, queryDeadlineMs),
      search: (term, limit) => connection.call('search', { term, limit }, queryDeadlineMs),
      priceRanges: (needs) => connection.call('priceRanges', { needs }, queryDeadlineMs),
      offers: () => connection.call('offers', {}, queryDeadlineMs),
      deviceNames: () => connection.call('deviceNames', {}, queryDeadlineMs),
    },
    async listBody(hideCost) {
      const known = listBodies.get(hideCost);
      if (known) return known;
      const body = connection.call('listBody', { hideCost }, LIST_BODY_DEADLINE_MS);
      listBodies.set(hideCost, body);
      body.catch(() => listBodies.delete(hideCost));
      return body;
    },
    retire: connection.retire,
    stop: connection.stop,
  };
}

/**
 * A long list would keep this thread from answering visitors, so the worker reads it where it can.
 */
async function bring(
  connection: WorkerConnection,
  source: VersionSource,
  versionId: string,
  deadlineMs: number,
): Promise<void> {
  if ('settings' in source) {
    const store = { DATA_DIR: source.settings.DATA_DIR, MONGODB_URI: source.settings.MONGODB_URI };
    await connection.call('read', { store, versionId }, deadlineMs);
    return;
  }
  // Each batch waits for the one before, so that at most one is in flight.
  for await (const products of source.priceLists.products(versionId)) {
    await connection.call('add', { products }, deadlineMs);
  }
}
