import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { mailsOwed } from './mails-owed.ts';

const BATCH = 100;

/**
 * Gives leads the mails that they owe and do not have, because a process died between the lead and
 * its mails. Leads whose mails are there are left as they are.
 */
export async function sweepLeads(
  { leads, mails }: Pick<Store, 'leads' | 'mails'>,
  since: string,
): Promise<void> {
  let batch: Lead[] = [];
  for await (const lead of leads.since(since)) {
    batch.push(lead);
    if (batch.length < BATCH) continue;
    await mails.enqueue(batch.flatMap(mailsOwed));
    batch = [];
    // An embedded store answers without ever leaving the event loop to others.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await mails.enqueue(batch.flatMap(mailsOwed));
}
