import type { PriceListStore } from './catalogue/ports.ts';
import type { LeadStore } from './leads/ports.ts';
import type { PermitStore } from './limits/ports.ts';
import type { MailStore } from './mail/ports.ts';

/** Everything that is stored. One adapter opens all of it. */
export interface Store {
  readonly leads: LeadStore;
  readonly mails: MailStore;
  readonly permits: PermitStore;
  readonly priceLists: PriceListStore;
  /** Resolves when the store answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
