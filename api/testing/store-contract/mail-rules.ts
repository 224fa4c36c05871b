import { describe, expect, test } from 'vitest';
import { claimAttempt } from '../../src/domain/mail/claim-attempt.ts';
import { settleAttempt } from '../../src/domain/mail/settle-attempt.ts';
import { sweepLeads } from '../../src/domain/mail/sweep-leads.ts';
import { aLead, aMail } from '../builders.ts';
import type { OpenedStore } from './store-contract.ts';

const at = (minute: string) => new Date(`2025-06-01T08:${minute}:00.000Z`);
const claimant = (owner: string, minute: string) => ({
  owner,
  now: at(minute),
  leaseMs: 5 * 60_000,
});

/** Tests of the rules by which mails are claimed and made, on the store under test. */
export function describeMailRules(opened: () => OpenedStore): void {
  describe('mail rules', () => {
    test('of ten senders one gets an attempt, and the next attempt starts only when its claim has expired', async () => {
      const { store, another } = opened();
      const other = await another();
      await store.mails.enqueue([aMail()]);
      const race = (minute: string) =>
        Promise.all(
          Array.from({ length: 10 }, (_, index) => {
            const { mails } = index % 2 === 0 ? store : other;
            return claimAttempt(mails, aMail().id, claimant(`sender-${index}`, minute));
          }),
        );
      const winners = async (minute: string) => (await race(minute)).flatMap((won) => won ?? []);
      expect(await winners('10')).toMatchObject([{ claim: { attempt: 1 } }]);
      expect(await winners('14')).toEqual([]);
      expect(await store.mails.due(at('14').toISOString(), 10)).toEqual([]);
      expect(await winners('15')).toMatchObject([{ claim: { attempt: 2 } }]);
      await other.close();
    });

    test('a mail that was sent under an expired claim stays sent when the next attempt fails', async () => {
      const { mails } = opened().store;
      await mails.enqueue([aMail()]);
      const slow = await claimAttempt(mails, aMail().id, claimant('slow', '10'));
      const quick = await claimAttempt(mails, aMail().id, claimant('quick', '20'));
      if (!slow || !quick) throw new Error('both must have won their attempt');
      await settleAttempt(mails, slow, { kind: 'sent', at: at('21').toISOString() });
      const outcome = {
        kind: 'failed',
        at: at('22').toISOString(),
        reason: '450',
        permanent: false,
        retryAt: at('23').toISOString(),
      } as const;
      await settleAttempt(mails, quick, outcome);
      expect(await claimAttempt(mails, aMail().id, claimant('next', '30'))).toBeUndefined();
      expect(await mails.get(aMail().id)).toMatchObject({ state: 'sent', attempts: 2 });
      expect(await mails.due(at('59').toISOString(), 10)).toEqual([]);
    });

    test('two sweeps at once make each missing mail once', async () => {
      const { store, another } = opened();
      const other = await another();
      const lead = aLead();
      await store.leads.insert(lead);
      await store.leads.insert(aLead({ id: 'key-00000002', suspect: true }));
      const since = '2025-06-01T00:00:00.000Z';
      await Promise.all([sweepLeads(store, since), sweepLeads(other, since)]);
      expect(await store.mails.counts()).toMatchObject({ pending: 3 });
      const sent = { state: 'sent', attempts: 1, nextAttemptAt: since, lastError: '' } as const;
      await store.mails.update(`${lead.id}:staff`, { ...sent, sentAt: since });
      await sweepLeads(other, since);
      expect(await store.mails.counts()).toMatchObject({ pending: 2, sent: 1 });
      await other.close();
    });
  });
}
