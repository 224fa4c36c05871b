import { afterEach, beforeEach, describe } from 'vitest';
import type { StoreSettings } from '../../src/adapters/open-store.ts';
import type { Store } from '../../src/domain/store.ts';
import { describeLeads } from './leads.ts';
import { describeOutbox } from './outbox.ts';
import { describeOutboxRules } from './outbox-rules.ts';
import { describePermits } from './permits.ts';
import { describePlans } from './plans.ts';
import { describePriceListChanges } from './price-list-changes.ts';
import { describePriceListFlips } from './price-list-flips.ts';
import { describePriceLists } from './price-lists.ts';
import { describeProbe } from './probe.ts';
import { describeProcesses } from './processes.ts';
import { describeReports } from './reports.ts';

/** A store under test. */
export interface OpenedStore {
  readonly store: Store;
  /** One more handle on the same data, as another process would have. */
  another(): Promise<Store>;
  cleanup(): Promise<void>;
}

/** An empty place for a store that several processes can open. */
export interface StorePlace {
  readonly settings: StoreSettings;
  cleanup(): Promise<void>;
}

/** Tests for adapters whose stores several processes can open, in addition to `describeStore`. */
export function describeSharedStore(name: string, place: () => Promise<StorePlace>): void {
  describe(`${name} store`, () => describeProcesses(place));
}

/** Tests that every store adapter must pass. Call it from a test file of the adapter. */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} store`, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.cleanup());

    describeLeads(() => opened);
    describeReports(() => opened);
    describePlans(() => opened);
    describeOutbox(() => opened);
    describeOutboxRules(() => opened);
    describePermits(() => opened);
    describePriceLists(() => opened);
    describePriceListFlips(() => opened);
    describePriceListChanges(() => opened);
    describeProbe(() => opened);
  });
}
