import { failed, success } from '@app/result';
import type { StoredReport } from '../src/domain/assessments/ports.ts';
import type { Lead, LeadStore } from '../src/domain/leads/ports.ts';
import type { Permit } from '../src/domain/limits/ports.ts';
import type { Claim, OutboxEntry } from '../src/domain/outbox/ports.ts';
import type { PlanRevision } from '../src/domain/plans/ports.ts';
import type { Store } from '../src/domain/store.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { memoryPasskeys, type PasskeyState } from './memory-passkeys.ts';
import { memoryPermits } from './memory-permits.ts';
import { type MemoryPhoto, memoryPhotos } from './memory-photos.ts';
import { memoryPlans } from './memory-plans.ts';
import { emptyPriceLists, memoryPriceLists, type PriceListState } from './memory-price-lists.ts';
import { memoryReports } from './memory-reports.ts';

/** What several handles of one in-memory store share. */
export interface MemoryState {
  readonly leads: Map<string, Lead>;
  readonly reports: Map<string, StoredReport[]>;
  readonly plans: Map<string, PlanRevision>;
  readonly photos: Map<string, MemoryPhoto>;
  readonly entries: Map<string, OutboxEntry>;
  readonly claims: Map<string, Claim>;
  readonly permits: Map<string, Permit>;
  readonly passkeys: PasskeyState;
  readonly priceLists: PriceListState;
}

export const emptyState = (): MemoryState => ({
  leads: new Map(),
  reports: new Map(),
  plans: new Map(),
  photos: new Map(),
  entries: new Map(),
  claims: new Map(),
  permits: new Map(),
  passkeys: { passkeys: new Map(), codes: new Set() },
  priceLists: emptyPriceLists(),
});

/** A store in memory. It passes the same contract tests as the other stores. */
export const memoryStore = (state: MemoryState = emptyState()): Store => ({
  leads: memoryLeads(state),
  reports: memoryReports(state.reports),
  plans: memoryPlans(state.plans),
  photos: memoryPhotos(state.photos),
  outbox: memoryOutbox(state),
  permits: memoryPermits(state.permits),
  passkeys: memoryPasskeys(state.passkeys),
  priceLists: memoryPriceLists(state.priceLists),
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
