import { openStore } from '@app/api/adapters/open-store';
import type { Site } from './site-process.ts';

/** Makes the customer's mail of a lead a dead letter. Rejects while the mail is not sent yet. */
export async function letMailDie(site: Site, reference: string, reason: string): Promise<void> {
  const store = await openStore(site.place);
  try {
    for await (const lead of store.leads.since('')) {
      if (lead.reference !== reference) continue;
      const id = `${lead.id}:customer`;
      const mail = await store.outbox.get(id);
      if (mail?.state !== 'sent') break;
      await store.outbox.update(id, {
        state: 'dead',
        attempts: 3,
        nextAttemptAt: '2026-03-04T08:30:00.000Z',
        lastError: reason,
        sentAt: '',
      });
      return;
    }
    throw new Error(`The mail of ${reference} is not sent yet`);
  } finally {
    await store.close();
  }
}
