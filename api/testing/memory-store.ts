import { setImmediate as nextTurn } from 'node:timers/promises';
import { failed, success } from '@app/result';
import type { StoredReport } from '../src/domain/assessments/ports.ts';
import type {
  PriceListStore,
  PriceListVersion,
  PriceListWriter,
  StoredProduct,
} from '../src/domain/catalogue/ports.ts';
import type { Lead, LeadStore } from '../src/domain/leads/ports.ts';
import type { Permit } from '../src/domain/limits/ports.ts';
import type { Mail, MailClaim } from '../src/domain/mail/ports.ts';
import type { PlanRevision } from '../src/domain/plans/ports.ts';
import type { Store } from '../src/domain/store.ts';
import { keepLast } from './keep-last.ts';
import { memoryMails } from './memory-mails.ts';
import { memoryPermits } from './memory-permits.ts';
import { memoryPlans } from './memory-plans.ts';
import { memoryReports } from './memory-reports.ts';

interface Version extends PriceListVersion {
  readonly products: ReadonlyMap<string, StoredProduct>;
}

/** What several handles of one in-memory store share. */
export interface MemoryState {
  readonly leads: Map<string, Lead>;
  readonly reports: Map<string, StoredReport>;
  readonly plans: Map<string, PlanRevision>;
  readonly mails: Map<string, Mail>;
  readonly claims: Map<string, MailClaim>;
  readonly permits: Map<string, Permit>;
  /** In the order of activation; the last one is active. */
  readonly versions: Version[];
  begun: number;
}

export const emptyState = (): MemoryState => ({
  leads: new Map(),
  reports: new Map(),
  plans: new Map(),
  mails: new Map(),
  claims: new Map(),
  permits: new Map(),
  versions: [],
  begun: 0,
});

const BATCH = 1000;
const KEPT = 3;

/** A store in memory. It passes the same contract tests as the other stores. */
export const memoryStore = (state: MemoryState = emptyState()): Store => ({
  leads: memoryLeads(state),
  reports: memoryReports(state.reports),
  plans: memoryPlans(state.plans),
  mails: memoryMails(state),
  permits: memoryPermits(state.permits),
  priceLists: memoryPriceLists(state),
  probe: async () => {},
  close: async () => {},
});

/** A copy, so that a test that changes what it read does not change what is stored. */
const copy = <Value>(value: Value): Value => structuredClone(value);

const memoryLeads = ({ leads }: MemoryState): LeadStore => ({
  async insert(lead) {
    const present = leads.get(lead.id);
    if (present) return failed({ kind: 'exists', lead: copy(present) });
    leads.set(lead.id, copy(lead));
    return success(undefined);
  },
  async get(id) {
    return copy(leads.get(id));
  },
  async findByToken(token) {
    return copy([...leads.values()].find((lead) => lead.token === token));
  },
  async *since(receivedAt) {
    const order = (lead: Lead) => `${lead.receivedAt} ${lead.id}`;
    yield* [...leads.values()]
      .filter((lead) => lead.receivedAt >= receivedAt)
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .map(copy);
  },
  async purgeBefore(receivedAt) {
    const old = [...leads.values()].filter((lead) => lead.receivedAt < receivedAt);
    for (const { id } of old) leads.delete(id);
    return old.length;
  },
});

function memoryPriceLists(state: MemoryState): PriceListStore {
  const versionOf = (versionId: string): Version => {
    const version = state.versions.find(({ id }) => id === versionId);
    if (!version) throw new Error(`Price list ${versionId} is not there`);
    return version;
  };
  return {
    async active() {
      const version = state.versions.at(-1);
      if (!version) return undefined;
      const { id, importedAt, productCount } = version;
      return { id, importedAt, productCount };
    },
    async *products(versionId) {
      const { products } = versionOf(versionId);
      const sorted = [...products.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1));
      for (let from = 0; from < sorted.length; from += BATCH) {
        yield sorted.slice(from, from + BATCH);
        await nextTurn();
      }
    },
    async find(versionId, skus) {
      const { products } = versionOf(versionId);
      return skus.flatMap((sku) => products.get(sku) ?? []);
    },
    begin: async () => memoryWriter(state),
  };
}

function memoryWriter(state: MemoryState): PriceListWriter {
  const products = new Map<string, StoredProduct>();
  state.begun += 1;
  const versionId = `version-${String(state.begun).padStart(6, '0')}`;
  return {
    versionId,
    async add(batch) {
      return keepLast(products, batch);
    },
    async activate(importedAt) {
      const version = { id: versionId, importedAt, productCount: products.size };
      state.versions.push({ ...version, products });
      state.versions.splice(0, state.versions.length - KEPT);
      return version;
    },
    async discard() {},
  };
}
