import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { mailsOwed } from './mails-owed.ts';

const BATCH = 100;

/**
 * Makes the missing mails of leads: a process may have died after it stored a lead and before it
 * made its mails. Leads that have their mails are not changed.
 */
export async function sweepLeads(
  { kindOf, leads, mails }: Pick<Store, 'leads' | 'mails'> & { readonly kindOf: KindOf },
  since: string,
): Promise<void> {
  const owed = (lead: Lead) => mailsOwed(kindOf, lead);
  let batch: Lead[] = [];
  for await (const lead of leads.since(since)) {
    batch.push(lead);
    if (batch.length < BATCH) continue;
    await mails.enqueue(batch.flatMap(owed));
    batch = [];
    // An embedded store answers synchronously, so without this pause a sweep would block all
    // requests.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await mails.enqueue(batch.flatMap(owed));
}
