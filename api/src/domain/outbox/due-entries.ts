import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { type Delivery, type DeliveryLog, namesOf } from './delivery.ts';
import type { OutboxEntry } from './ports.ts';

/** An entry that is due, its lead and the delivery that it goes out by. */
export interface DueEntry {
  readonly entry: OutboxEntry;
  readonly lead: Lead;
  readonly delivery: Delivery;
}

export interface DueQuery {
  /** ISO 8601. */
  readonly now: string;
  readonly limit: number;
  /** The least, 0 when absent. */
  readonly priority?: number;
  /** Others are passed over; there may be as many as `MOST_PASSED`. */
  readonly accepts?: (entry: OutboxEntry) => boolean;
}

/** Enough for all urgent mails that wait for a mail server which hangs. */
const MOST_PASSED = 100;

/**
 * Finds entries that are due at a moment, what goes first first; none when there are no more. An entry that this program does not know, because a newer one recorded its
 * lead, is skipped and keeps all its attempts.
 */
export function dueEntries(
  deliveries: readonly Delivery[],
  { leads, outbox }: Pick<Store, 'leads' | 'outbox'>,
  log: DeliveryLog,
): (query: DueQuery) => Promise<readonly DueEntry[]> {
  const unknown = new Set<string>();
  const what = namesOf(deliveries);

  async function withLead(entry: OutboxEntry): Promise<readonly DueEntry[]> {
    const { id, leadId, purpose } = entry;
    const lead = await leads.get(leadId);
    if (!lead) {
      await outbox.remove([id]);
      log.info({ purpose }, `${what} dropped: its lead was deleted`);
      return [];
    }
    const delivery = deliveries.find(({ canDeliver }) => canDeliver(lead, purpose));
    if (delivery) return [{ entry, lead, delivery }];
    unknown.add(id);
    log.warn({ kind: lead.kind, purpose }, `${what} waits for a newer version of this program`);
    return [];
  }

  return async ({ now, limit, priority, accepts = () => true }) => {
    for (;;) {
      // Unknown entries stay due, so ask for as many more: otherwise they would displace the others.
      const due = await outbox.due(now, limit + unknown.size + MOST_PASSED, priority);
      const next = due.filter((entry) => !unknown.has(entry.id) && accepts(entry)).slice(0, limit);
      const found = await Promise.all(next.map(withLead));
      if (next.length === 0 || found.flat().length > 0) return found.flat();
    }
  };
}
