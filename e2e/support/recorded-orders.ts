import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from './site-process.ts';

/** References of the orders that one customer's name is on, oldest first. */
export function orderReferences(site: Site, customerName: string): string[] {
  const store = new DatabaseSync(path.join(site.dataDir, 'store.sqlite'), { readOnly: true });
  try {
    return store
      .prepare(
        `SELECT reference FROM leads
         WHERE kind = 'order' AND payload ->> '$.customer.name' = ? ORDER BY received_at`,
      )
      .all(customerName)
      .map((row) => String(row.reference));
  } finally {
    store.close();
  }
}
