import type { Catalogue, PriceListStore } from './catalogue/ports.ts';
import type { ShownPrices } from './catalogue/shown-prices.ts';
import type { Clock } from './clock.ts';
import type { FullLimits } from './limits/full-limits.ts';
import type { Store } from './store.ts';
import { type OutageReason, StoreDown } from './store-down.ts';
import { within } from './within.ts';

/** In plain words, without names of folders or hosts: anyone may read it. */
export interface Readiness {
  /** What keeps an order from being taken now. */
  readonly problems: readonly string[];
  /** What is missing or full though this process works: nothing here is mended by another process. */
  readonly notes: readonly string[];
}

interface Dependencies {
  readonly store: Pick<Store, 'probe'> & { readonly priceLists: Pick<PriceListStore, 'active'> };
  readonly catalogue: Catalogue;
  readonly prices: ShownPrices;
  readonly fullLimits: Pick<FullLimits, 'shared'>;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
}

/** How long a finding is told again, so that many probes cost no more than one. */
const FRESH_MS = 3_000;
/** Probes want to know within a second. */
const SOON_MS = 900;
/** For the price list, which takes several answers of the store: a slow one takes orders. */
const LIST_MS = 5_000;

const storeWords: Record<OutageReason, string> = {
  away: 'The store does not answer',
  full: 'The disk of the store is full',
  'read-only': 'The store can only be read',
};
const NOT_WRITABLE = 'The store cannot be written';
const NOT_LOADED = 'The price list is not loaded';
const UNREADABLE = 'The price list cannot be read';
const NEVER_IMPORTED = 'No price list has been imported yet, so orders cannot be taken';

/**
 * Finds out whether an order would be taken now, and logs when that changes. An installation that
 * never had a price list is ready, because it waits for its owner.
 */
export function createReadiness(dependencies: Dependencies): { check(): Promise<Readiness> } {
  const { store, fullLimits, clock, log } = dependencies;
  let latest: { readonly at: number; readonly finding: Promise<Readiness> } | undefined;
  let known = '';
  let knownList: string | undefined;

  async function find(): Promise<Readiness> {
    const faults: unknown[] = [];
    const unless = (words: string) => (fault: unknown) => {
      faults.push(fault);
      return fault instanceof StoreDown ? storeWords[fault.reason] : words;
    };
    const readList = async () => {
      const reading = priceListState(dependencies).catch(unless(UNREADABLE));
      knownList = await within(LIST_MS, reading, () => UNREADABLE);
      return knownList;
    };
    const probing = store.probe().then(() => undefined, unless(NOT_WRITABLE));
    const [written, list] = await Promise.all([
      within(SOON_MS, probing, () => storeWords.away),
      within(SOON_MS, readList(), () => knownList),
    ]);
    const found = [written, list].filter((words) => words !== undefined);
    const problems = [...new Set(found)].filter((words) => words !== NEVER_IMPORTED);
    logChange(problems, faults);
    const full = fullLimits.shared().map((name) => `The limit ${name} is full`);
    return { problems, notes: [...found.filter((words) => words === NEVER_IMPORTED), ...full] };
  }

  function logChange(problems: readonly string[], [err]: readonly unknown[]): void {
    const now = problems.join('; ');
    if (now === known) return;
    known = now;
    // An outage of the store has its own line, with the folder or the host in it.
    const cause = err === undefined || err instanceof StoreDown ? {} : { err };
    if (now) log.warn({ problems, ...cause }, `not ready: ${now}`);
    else log.warn({}, 'ready again');
  }

  return {
    check() {
      const at = clock.now().getTime();
      if (!latest || at - latest.at >= FRESH_MS) latest = { at, finding: find() };
      return latest.finding;
    },
  };
}

/** What is wrong with the price list, read as an order reads it. */
async function priceListState({
  store,
  catalogue,
  prices,
}: Dependencies): Promise<string | undefined> {
  if (!catalogue.isLoaded()) return NOT_LOADED;
  if (!catalogue.version()) return (await store.priceLists.active()) ? NOT_LOADED : NEVER_IMPORTED;
  const [product] = (await catalogue.queries.search('', 1)).products;
  if (!product) return undefined;
  const found = await prices.find([product.sku]);
  return found?.products.length === 1 ? undefined : UNREADABLE;
}
