import { failed, success } from '@app/result';
import { describe, expect, test } from 'vitest';
import { unlimited } from '../../src/domain/limits/limits.ts';
import { mailsOwed } from '../../src/domain/mail/mail-delivery.ts';
import { claimAttempt } from '../../src/domain/outbox/claim-attempt.ts';
import { sweepLeads } from '../../src/domain/outbox/owed-entries.ts';
import type { OutboxEntry, OutboxStore } from '../../src/domain/outbox/ports.ts';
import { settleAttempt } from '../../src/domain/outbox/settle-attempt.ts';
import type { Store } from '../../src/domain/store.ts';
import { kindOf } from '../../src/lead-kinds.ts';
import { aLead, anEntry } from '../builders.ts';
import type { OpenedStore } from './opened-store.ts';

const at = (minute: string) => new Date(`2025-06-01T08:${minute}:00.000Z`);
const permitted = async () => success(unlimited);

/** Claims the one mail of these tests for five minutes. */
async function claimAs(
  outbox: OutboxStore,
  owner: string,
  minute: string,
  takePermit: Parameters<typeof claimAttempt>[3] = permitted,
) {
  const entry = (await outbox.get(anEntry().id)) as OutboxEntry;
  return claimAttempt(outbox, entry, { owner, now: at(minute), leaseMs: 5 * 60_000 }, takePermit);
}

/** Tests of the rules by which entries are claimed and made, on the store under test. */
export function describeOutboxRules(opened: () => OpenedStore): void {
  describe('outbox rules', () => {
    test('of ten senders one gets an attempt, and the next attempt starts only when its claim has expired', async () => {
      const { store, another } = opened();
      const other = await another();
      await store.outbox.enqueue([anEntry()]);
      const race = (minute: string) =>
        Promise.all(
          Array.from({ length: 10 }, (_, index) => {
            const { outbox } = index % 2 === 0 ? store : other;
            return claimAs(outbox, `sender-${index}`, minute);
          }),
        );
      const winners = async (minute: string) => (await race(minute)).flatMap((won) => won ?? []);
      expect(await winners('10')).toMatchObject([{ claim: { attempt: 1 } }]);
      expect(await winners('14')).toEqual([]);
      expect(await store.outbox.due(at('14').toISOString(), 10)).toEqual([]);
      expect(await winners('15')).toMatchObject([{ claim: { attempt: 2 } }]);
      await other.close();
    });

    test('a mail that was sent under an expired claim stays sent when the next attempt fails', async () => {
      const { outbox } = opened().store;
      await outbox.enqueue([anEntry()]);
      const slow = await claimAs(outbox, 'slow', '10');
      const quick = await claimAs(outbox, 'quick', '20');
      if (!slow || !quick) throw new Error('both must have won their attempt');
      await settleAttempt(outbox, slow, { kind: 'sent', at: at('21').toISOString() });
      const outcome = {
        kind: 'failed',
        at: at('22').toISOString(),
        reason: '450',
        permanent: false,
        retryAt: at('23').toISOString(),
      } as const;
      await settleAttempt(outbox, quick, outcome);
      expect(await claimAs(outbox, 'next', '30')).toBeUndefined();
      expect(await outbox.get(anEntry().id)).toMatchObject({ state: 'sent', attempts: 2 });
      expect(await outbox.due(at('59').toISOString(), 10)).toEqual([]);
    });

    test('a mail that gets no permit is due later, and has used up no attempt', async () => {
      const { outbox } = opened().store;
      const until = at('40').toISOString();
      const refused = async () => failed({ kind: 'postponed', until } as const);
      await outbox.enqueue([anEntry()]);
      expect(await claimAs(outbox, 'a', '10', refused)).toBeUndefined();
      expect(await outbox.get(anEntry().id)).toMatchObject({ state: 'pending', attempts: 0 });
      expect(await outbox.claims(anEntry().id)).toEqual([]);
      expect(await outbox.due(at('39').toISOString(), 10)).toEqual([]);
      expect(await outbox.due(until, 10)).toMatchObject([{ id: anEntry().id }]);
      expect(await claimAs(outbox, 'a', '40')).toMatchObject({ claim: { attempt: 1 } });
    });

    test('a failed mail that gets no permit keeps its attempts and its error', async () => {
      const { outbox } = opened().store;
      await outbox.enqueue([anEntry()]);
      const first = await claimAs(outbox, 'a', '10');
      if (!first) throw new Error('it must have got the attempt');
      const [failedAt, retryAt, until] = ['11', '12', '40'].map((minute) =>
        at(minute).toISOString(),
      ) as [string, string, string];
      const reason = '450';
      const outcome = { kind: 'failed', at: failedAt, reason, permanent: false, retryAt } as const;
      await settleAttempt(outbox, first, outcome);
      await claimAs(outbox, 'a', '12', async () => failed({ kind: 'postponed', until } as const));
      const kept = { state: 'failed', attempts: 1, lastError: reason, nextAttemptAt: until };
      expect(await outbox.get(anEntry().id)).toMatchObject(kept);
      expect(await outbox.claims(anEntry().id)).toHaveLength(1);
    });

    test('two sweeps at once make each missing mail once', async () => {
      const { store, another } = opened();
      const other = await another();
      const lead = aLead();
      await store.leads.insert(lead);
      await store.leads.insert(aLead({ id: 'key-00000002', suspect: true }));
      const since = '2025-06-01T00:00:00.000Z';
      const sweep = (swept: Store) => sweepLeads([{ owed: mailsOwed(kindOf) }], swept, since);
      await Promise.all([sweep(store), sweep(other)]);
      expect(await store.outbox.counts()).toMatchObject({ pending: 3 });
      const sent = { state: 'sent', attempts: 1, nextAttemptAt: since, lastError: '' } as const;
      await store.outbox.update(`${lead.id}:staff`, { ...sent, sentAt: since });
      await sweep(other);
      expect(await store.outbox.counts()).toMatchObject({ pending: 2, sent: 1 });
      await other.close();
    });
  });
}
