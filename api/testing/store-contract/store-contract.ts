import { afterEach, beforeEach, describe } from 'vitest';
import { describeLeads } from './leads.ts';
import type { OpenedStore, StorePlace } from './opened-store.ts';
import { describeOutbox } from './outbox.ts';
import { describeOutboxRules } from './outbox-rules.ts';
import { describePasskeys } from './passkeys.ts';
import { describePermits } from './permits.ts';
import { describePhotos } from './photos.ts';
import { describePlans } from './plans.ts';
import { describePriceListChanges } from './price-list-changes.ts';
import { describePriceListFlips } from './price-list-flips.ts';
import { describePriceLists } from './price-lists.ts';
import { describeProbe } from './probe.ts';
import { describeProcesses } from './processes.ts';
import { describeReports } from './reports.ts';

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
    describePhotos(() => opened);
    describeOutbox(() => opened);
    describeOutboxRules(() => opened);
    describePermits(() => opened);
    describePasskeys(() => opened);
    describePriceLists(() => opened);
    describePriceListFlips(() => opened);
    describePriceListChanges(() => opened);
    describeProbe(() => opened);
  });
}
