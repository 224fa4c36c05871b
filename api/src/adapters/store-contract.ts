import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../ports.ts';
import { describeLeads } from './store-contract/leads.ts';
import { describeMailRules } from './store-contract/mail-rules.ts';
import { describeMails } from './store-contract/mails.ts';
import { describePriceLists } from './store-contract/price-lists.ts';

/** A store under test. */
export interface OpenedStore {
  readonly store: Store;
  /** One more handle on the same data, as another process would have. */
  another(): Promise<Store>;
  cleanup(): Promise<void>;
}

/** What every adapter of the store must do. Call it from a test file of the adapter. */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} store`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.cleanup());

    describeLeads(() => opened);
    describeMails(() => opened);
    describeMailRules(() => opened);
    describePriceLists(() => opened);
  });
}
