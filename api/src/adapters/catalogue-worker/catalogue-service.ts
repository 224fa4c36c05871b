import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Catalogue, PriceListStore, PriceListVersion } from '../../domain/catalogue/ports.ts';
import { NO_SEARCH_WORDS, type SearchWords } from '../../domain/catalogue/search/search-words.ts';
import { logFault, StoreDown } from '../../domain/store-down.ts';
import type { StoreSettings } from '../open-store.ts';
import { createVersionWorker, type VersionWorker } from './version-worker.ts';
import { connectWorker } from './worker-connection.ts';

export interface CatalogueService extends Catalogue {
  /**
   * Loads the active version, then polls the store for a new one. A version that can't be loaded is
   * logged once and retried at growing intervals; `start` resolves all the same.
   */
  start(): Promise<void>;
  /** Ends polling and the workers. Queries under way reject. */
  close(): Promise<void>;
}

interface CatalogueServiceOptions {
  readonly priceLists: PriceListStore;
  /** Where that store is, so that workers read it by themselves. None: it exists in this thread only. */
  readonly storeSettings?: StoreSettings;
  /**
   * With or without costs, as the whole list is sent: made and compressed before a version is served.
   * None: at the first request.
   */
  readonly hideCost?: boolean;
  /** The table of search words as it is now; the same object while it does not change. */
  readonly searchWords?: () => Promise<SearchWords>;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  /** Milliseconds between two polls of the store. */
  readonly pollMs?: number;
  readonly queryDeadlineMs?: number;
  readonly startWorker?: () => Worker;
}

// A worker inherits the flags of this process, and some, such as `--eval`, do not work with a file.
const startCatalogueWorker = (): Worker =>
  new Worker(new URL('./catalogue-worker.ts', import.meta.url), {
    name: 'catalogue',
    execArgv: [],
  });

/** A broken version is retried after 1, 2, 4 … polls, but never after more than this many. */
const LONGEST_WAIT_POLLS = 64;

/** Between two looks for a version whose activation is known. */
const TAKE_OVER_POLL_MS = 50;

interface BrokenVersion {
  readonly id: string | undefined;
  readonly waitPolls: number;
  readonly pollsLeft: number;
}

/**
 * Answers catalogue queries from a worker thread. A new version is loaded by a second worker while
 * the first keeps answering; then one assignment sends all later queries to the second.
 */
export function createCatalogueService(options: CatalogueServiceOptions): CatalogueService {
  const { priceLists, log, pollMs = 1000, queryDeadlineMs = 5000 } = options;
  const { startWorker = startCatalogueWorker, storeSettings, hideCost } = options;
  const { searchWords = async () => NO_SEARCH_WORDS } = options;
  const source = storeSettings ? { settings: storeSettings } : { priceLists };
  const workers = new Set<VersionWorker>();
  let serving: VersionWorker | undefined;
  let broken: BrokenVersion | undefined;
  let refreshing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function refresh(): Promise<void> {
    const version = await priceLists.active();
    const words = await searchWords();
    await serving?.useSearchWords(words);
    if (closed || (serving && serving.version?.id === version?.id)) return;
    if (broken && broken.id === version?.id && broken.pollsLeft > 0) {
      broken = { ...broken, pollsLeft: broken.pollsLeft - 1 };
      return;
    }
    const startedAt = performance.now();
    const next = await load(version, words).catch((err: unknown) => retryLater(version, err));
    if (!next) return;
    broken = undefined;
    const previous = serving;
    serving = next;
    const milliseconds = Math.round(performance.now() - startedAt);
    const fields = { version: version?.id, products: version?.productCount, milliseconds };
    log.info(fields, 'Price list loaded');
    if (previous) void end(previous, 'retire');
  }

  function retryLater(version: PriceListVersion | undefined, err: unknown): undefined {
    // Nothing is wrong with the version, so the next poll loads it.
    if (err instanceof StoreDown) return;
    const before = broken?.id === version?.id ? broken : undefined;
    if (!before && !closed) {
      log.error({ err, version: version?.id }, 'The price list could not be loaded');
    }
    const waitPolls = before ? Math.min(2 * before.waitPolls, LONGEST_WAIT_POLLS) : 1;
    broken = { id: version?.id, waitPolls, pollsLeft: waitPolls };
  }

  async function load(
    version: PriceListVersion | undefined,
    words: SearchWords,
  ): Promise<VersionWorker> {
    const connection = connectWorker(startWorker(), (fault) => lose(worker, fault));
    const worker = createVersionWorker(connection, version, queryDeadlineMs);
    workers.add(worker);
    try {
      await worker.load(source, words);
      if (hideCost !== undefined) await worker.listBody(hideCost);
      if (closed) throw new Error('The catalogue was closed during a load');
      return worker;
    } catch (fault) {
      await end(worker, 'stop');
      throw fault;
    }
  }

  async function end(worker: VersionWorker, how: 'retire' | 'stop'): Promise<void> {
    await worker[how]();
    workers.delete(worker);
  }

  function lose(worker: VersionWorker, err: Error): void {
    workers.delete(worker);
    // When a worker dies while loading, its load rejects, and that is logged.
    if (worker !== serving) return;
    serving = undefined;
    log.error({ err }, 'The catalogue worker died, another one is started');
    void poll();
  }

  /** Never rejects. While a poll is running, all callers get the same one. */
  function poll(): Promise<void> {
    refreshing ??= refresh()
      .catch((err: unknown) => {
        if (!closed) logFault(log, err, 'The price list could not be loaded');
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  function schedule(): void {
    if (closed) return;
    timer = setTimeout(() => void poll().then(schedule), pollMs).unref();
  }

  async function served(): Promise<VersionWorker> {
    if (serving) return serving;
    await Promise.race([refreshing, delay(queryDeadlineMs, undefined, { ref: false })]);
    if (!serving) throw new Error('The price list is not loaded');
    return serving;
  }

  async function takeOver(versionId: string, deadlineMs: number): Promise<boolean> {
    const until = performance.now() + deadlineMs;
    const isServed = () => serving?.version?.id === versionId;
    while (!isServed()) {
      const left = until - performance.now();
      if (left <= 0 || closed) return false;
      await Promise.race([poll(), delay(left, undefined, { ref: false })]);
      if (!isServed()) await delay(Math.min(TAKE_OVER_POLL_MS, left));
    }
    return true;
  }

  return {
    queries: {
      page: async (request) => (await served()).queries.page(request),
      category: async (name, selection) => (await served()).queries.category(name, selection),
      opened: async (sku) => (await served()).queries.opened(sku),
      compare: async (skus) => (await served()).queries.compare(skus),
      search: async (term, limit) => (await served()).queries.search(term, limit),
      priceRanges: async (needs) => (await served()).queries.priceRanges(needs),
      offers: async () => (await served()).queries.offers(),
      deviceNames: async () => (await served()).queries.deviceNames(),
    },
    version: () => serving?.version,
    isLoaded: () => serving !== undefined,
    takeOver,
    listBody: async (hideCost) => (await served()).listBody(hideCost),
    async start() {
      await poll();
      schedule();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      serving = undefined;
      await Promise.all([...workers].map((worker) => end(worker, 'stop')));
      await refreshing;
    },
  };
}
