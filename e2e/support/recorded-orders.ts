import { openStore } from '@app/api/adapters/open-store';
import type { Site } from './site-process.ts';

/** References of all orders with this customer name, oldest first. */
export async function orderReferences(site: Site, customerName: string): Promise<string[]> {
  const store = await openStore(site.place);
  try {
    const references: string[] = [];
    for await (const { kind, reference, payload } of store.leads.since('')) {
      const { customer } = payload as { customer?: { name: string } };
      if (kind === 'order' && customer?.name === customerName) references.push(reference);
    }
    return references;
  } finally {
    await store.close();
  }
}
