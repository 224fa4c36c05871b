import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from './site-process.ts';

/** Leaves the customer's mail of a lead as days of refusals would. */
export function giveUpMail(site: Site, reference: string, reason: string): void {
  const store = new DatabaseSync(path.join(site.dataDir, 'store.sqlite'), { timeout: 5000 });
  try {
    const { changes } = store
      .prepare(
        `UPDATE mails SET state = 'dead', attempts = 3, last_error = ?, sent_at = '',
           next_attempt_at = '2026-03-04T08:30:00.000Z'
         WHERE purpose = 'customer' AND state = 'sent'
           AND lead_id = (SELECT _id FROM leads WHERE reference = ?)`,
      )
      .run(reason, reference);
    if (changes !== 1) throw new Error(`The mail of ${reference} is not sent yet`);
  } finally {
    store.close();
  }
}
