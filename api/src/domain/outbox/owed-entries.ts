import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import type { Delivery } from './delivery.ts';
import type { NewEntry } from './ports.ts';

type Owing = readonly Pick<Delivery, 'owed'>[];

/** The entries of what a lead owes by all deliveries. */
export const owedEntries = (
  deliveries: Owing,
  lead: Lead,
  isReported?: boolean,
): readonly NewEntry[] =>
  deliveries
    .flatMap(({ owed }) => owed(lead, isReported))
    .map((owed) => ({ id: `${lead.id}:${owed.purpose}`, leadId: lead.id, ...owed }));

const BATCH = 100;

/**
 * Makes the missing entries of leads: a process may have died after it stored a lead and before it
 * made its entries. Leads that have their entries are not changed.
 */
export async function sweepLeads(
  deliveries: Owing,
  { leads, outbox }: Pick<Store, 'leads' | 'outbox'>,
  since: string,
): Promise<void> {
  const owed = (lead: Lead) => owedEntries(deliveries, lead);
  let batch: Lead[] = [];
  for await (const lead of leads.since(since)) {
    batch.push(lead);
    if (batch.length < BATCH) continue;
    await outbox.enqueue(batch.flatMap(owed));
    batch = [];
    // An embedded store answers synchronously, so without this pause a sweep would block all
    // requests.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await outbox.enqueue(batch.flatMap(owed));
}
