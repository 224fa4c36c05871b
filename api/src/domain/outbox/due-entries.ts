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

/**
 * Finds entries of at least a priority that are due at a moment (ISO 8601), what goes first first, at
 * most `limit`; none when there are no more. An entry that this program does not know, because a newer one recorded its
 * lead, is skipped and keeps all its attempts.
 */
export function dueEntries(
  deliveries: readonly Delivery[],
  { leads, outbox }: Pick<Store, 'leads' | 'outbox'>,
  log: DeliveryLog,
): (now: string, limit: number, priority?: number) => Promise<readonly DueEntry[]> {
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

  return async (now, limit, priority) => {
    for (;;) {
      // Unknown entries stay due, so ask for as many more: otherwise they would displace the others.
      const due = await outbox.due(now, limit + unknown.size, priority);
      const next = due.filter(({ id }) => !unknown.has(id)).slice(0, limit);
      const found = await Promise.all(next.map(withLead));
      if (next.length === 0 || found.flat().length > 0) return found.flat();
    }
  };
}
