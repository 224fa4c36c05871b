import type { PasskeyStore } from './admin/passkeys/ports.ts';
import type { ReportStore } from './assessments/ports.ts';
import type { PriceListStore } from './catalogue/ports.ts';
import type { LeadStore } from './leads/ports.ts';
import type { PermitStore } from './limits/ports.ts';
import type { OutboxStore } from './outbox/ports.ts';
import type { PhotoStore } from './photos/ports.ts';
import type { PlanStore } from './plans/ports.ts';

/**
 * Everything that is stored. One adapter opens all of it. Any call rejects with `StoreDown` while the
 * store is away, full or read-only.
 */
export interface Store {
  readonly leads: LeadStore;
  readonly reports: ReportStore;
  readonly plans: PlanStore;
  readonly photos: PhotoStore;
  readonly outbox: OutboxStore;
  readonly permits: PermitStore;
  readonly passkeys: PasskeyStore;
  readonly priceLists: PriceListStore;
  /** Writes a little. Resolves when that is durable; rejects when the store cannot take it. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
