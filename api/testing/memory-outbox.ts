import type { Lead } from '../src/domain/leads/ports.ts';
import type { Claim, EntryState, OutboxEntry, OutboxStore } from '../src/domain/outbox/ports.ts';

interface MemoryOutbox {
  readonly leads: ReadonlyMap<string, Lead>;
  readonly entries: Map<string, OutboxEntry>;
  readonly claims: Map<string, Claim>;
}

/** An outbox in memory. It passes the same contract tests as the other stores. */
export const memoryOutbox = ({ leads, entries, claims }: MemoryOutbox): OutboxStore => ({
  async enqueue(added) {
    for (const { id, leadId, purpose, dueAt, ...priority } of added) {
      if (entries.has(id)) continue;
      const progress = { state: 'pending', attempts: 0, lastError: '', sentAt: '' } as const;
      entries.set(id, { id, leadId, purpose, nextAttemptAt: dueAt, ...progress, ...priority });
    }
  },
  async get(id) {
    return entries.get(id);
  },
  async due(now, limit, atLeast = 0) {
    return [...entries.values()]
      .filter(({ state, nextAttemptAt }) => waiting.has(state) && nextAttemptAt <= now)
      .filter(({ priority = 0 }) => priority >= atLeast)
      .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0) || byTime(a, b))
      .slice(0, limit);
  },
  async ofLead(leadId) {
    return [...entries.values()].filter((entry) => entry.leadId === leadId);
  },
  async claims(entryId) {
    return [...claims.values()]
      .filter((claim) => claim.entryId === entryId)
      .sort((a, b) => a.attempt - b.attempt);
  },
  async claim(claim) {
    if (claims.has(claim.id)) return false;
    claims.set(claim.id, claim);
    return true;
  },
  async settle(claimId, outcome) {
    const claim = claims.get(claimId);
    if (claim) claims.set(claimId, { ...claim, outcome });
  },
  async update(entryId, progress) {
    const entry = entries.get(entryId);
    if (entry) entries.set(entryId, { ...entry, ...progress });
  },
  async remove(entryIds) {
    for (const id of entryIds) entries.delete(id);
    for (const { id, entryId } of [...claims.values()]) {
      if (entryIds.includes(entryId)) claims.delete(id);
    }
  },
  async dead(limit) {
    const dead = [...entries.values()].filter(({ state }) => state === 'dead');
    return dead.sort(byTime).reverse().slice(0, limit);
  },
  async counts(only) {
    const counts = { pending: 0, sent: 0, failed: 0, dead: 0 };
    for (const { state, purpose } of entries.values()) {
      if (only === undefined || only === purpose) counts[state] += 1;
    }
    return counts;
  },
  async backlog(now) {
    const owed = [...entries.values()].filter(({ state }) => waiting.has(state));
    const held = owed.filter(
      ({ state, nextAttemptAt }) => state === 'pending' && nextAttemptAt > now,
    );
    const [oldestLead] = owed
      .flatMap(({ leadId }) => leads.get(leadId)?.receivedAt ?? [])
      .toSorted();
    return { held: held.length, ...(oldestLead ? { oldestLead } : {}) };
  },
});

const waiting: ReadonlySet<EntryState> = new Set(['pending', 'failed']);
const order = (entry: OutboxEntry) => `${entry.nextAttemptAt} ${entry.id}`;
const byTime = (a: OutboxEntry, b: OutboxEntry) => (order(a) < order(b) ? -1 : 1);
