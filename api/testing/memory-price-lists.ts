import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, success } from '@app/result';
import { KEPT_CHANGES, keptVersions } from '../src/domain/catalogue/kept-versions.ts';
import type {
  NewChange,
  PriceListStore,
  PriceListVersion,
  PriceListWriter,
  StoredProduct,
} from '../src/domain/catalogue/ports.ts';
import { compareSkus } from '../src/domain/catalogue/updates/compare-lists.ts';
import { keepLast } from './keep-last.ts';

interface Version extends PriceListVersion {
  readonly products: ReadonlyMap<string, StoredProduct>;
}

interface Change extends Omit<NewChange, 'after'> {
  readonly number: number;
  readonly versionId: string;
}

/** The price lists that several handles of one in-memory store share. */
export interface PriceListState {
  /** By their ids. */
  readonly sealed: Map<string, Version>;
  /** Previews of staged versions, by their ids. */
  readonly staged: Map<string, string | undefined>;
  /** The newest first. */
  readonly changes: Change[];
  begun: number;
}

export const emptyPriceLists = (): PriceListState => ({
  sealed: new Map(),
  staged: new Map(),
  changes: [],
  begun: 0,
});

const BATCH = 1000;

export function memoryPriceLists(state: PriceListState): PriceListStore {
  const productsOf = (versionId: string) => {
    const version = state.sealed.get(versionId);
    if (!version) throw new Error(`Price list ${versionId} is not there`);
    return version.products;
  };

  function discard(versionId: string): boolean {
    if (!state.staged.delete(versionId)) return false;
    return state.sealed.delete(versionId);
  }

  function forgetOld(): void {
    state.changes.splice(KEPT_CHANGES);
    const kept = keptVersions(state.changes);
    for (const id of state.sealed.keys()) {
      if (!kept.includes(id) && !state.staged.has(id)) state.sealed.delete(id);
    }
  }

  return {
    async active() {
      const version = state.sealed.get(state.changes[0]?.versionId ?? '');
      return version && withoutProducts(version);
    },
    products: (versionId) => batchesOf(() => productsOf(versionId)),
    async find(versionId, skus) {
      const products = productsOf(versionId);
      return skus.flatMap((sku) => products.get(sku) ?? []);
    },
    begin: async () => memoryWriter(state, discard),
    async previews() {
      const newestFirst = [...state.staged].toSorted(([one], [other]) => (one < other ? 1 : -1));
      return newestFirst.flatMap(([id, preview]) => {
        const version = state.sealed.get(id);
        return version && preview !== undefined
          ? [{ version: withoutProducts(version), preview }]
          : [];
      });
    },
    async changes(limit) {
      return state.changes.slice(0, limit).map((change) => {
        const version = state.sealed.get(change.versionId);
        return { ...change, version: version && withoutProducts(version) };
      });
    },
    async activate(versionId, { after, at, record }) {
      const version = state.sealed.get(versionId);
      if (!version) return failed('gone');
      if ((state.changes[0]?.number ?? 0) !== after) return failed('overtaken');
      state.staged.delete(versionId);
      state.changes.unshift({ number: after + 1, versionId, at, record });
      forgetOld();
      return success(withoutProducts(version));
    },
    discard: async (versionId) => discard(versionId),
    async discardStaged(sealedBefore) {
      for (const id of [...state.staged.keys()]) {
        if ((state.sealed.get(id)?.importedAt ?? '') < sealedBefore) discard(id);
      }
    },
  };
}

function memoryWriter(
  state: PriceListState,
  discard: (versionId: string) => boolean,
): PriceListWriter {
  const products = new Map<string, StoredProduct>();
  state.begun += 1;
  const versionId = `version-${String(state.begun).padStart(6, '0')}`;
  return {
    versionId,
    async add(batch) {
      return keepLast(products, batch);
    },
    products: () => batchesOf(() => products),
    async seal(importedAt, preview) {
      const version = { id: versionId, importedAt, productCount: products.size };
      state.sealed.set(versionId, { ...version, products });
      state.staged.set(versionId, preview);
      return version;
    },
    async discard() {
      discard(versionId);
    },
  };
}

async function* batchesOf(productsOf: () => ReadonlyMap<string, StoredProduct>) {
  const sorted = [...productsOf().values()].sort((a, b) => compareSkus(a.sku, b.sku));
  for (let from = 0; from < sorted.length; from += BATCH) {
    yield sorted.slice(from, from + BATCH);
    await nextTurn();
  }
}

const withoutProducts = ({ id, importedAt, productCount }: Version): PriceListVersion => ({
  id,
  importedAt,
  productCount,
});
