import type { Db } from 'mongodb';
import type { Mail, MailClaim, MailState, MailStore } from '../../domain/mail/ports.ts';
import { idsOfLead } from '../mail-ids.ts';
import { insertsFirst } from './inserts-first.ts';

type MailDocument = Omit<Mail, 'id'> & { readonly _id: string };
type ClaimDocument = Omit<MailClaim, 'id'> & { readonly _id: string };

/**
 * Mails and their claims, one document each. Only the unique id of a claim decides which process
 * may send; every other write changes a single document without a condition.
 */
export function mongoMails(db: Db): MailStore {
  const mails = db.collection<MailDocument>('mails');
  const claims = db.collection<ClaimDocument>('mailClaims');

  return {
    async enqueue(wanted) {
      const ids = wanted.map(({ id }) => id);
      const present = await mails.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
      const there = new Set(present.map(({ _id }) => _id));
      for (const { id, leadId, purpose, dueAt, ...urgent } of wanted) {
        if (there.has(id)) continue;
        const progress = { attempts: 0, nextAttemptAt: dueAt, lastError: '', sentAt: '' };
        await insertsFirst(() =>
          mails.insertOne({ _id: id, leadId, purpose, state: 'pending', ...progress, ...urgent }),
        );
      }
    },
    async get(id) {
      const document = await mails.findOne({ _id: { $eq: id } });
      return document ? toMail(document) : undefined;
    },
    async due(now, limit) {
      const found = await mails
        .find(
          { state: { $in: ['pending', 'failed'] }, nextAttemptAt: { $lte: now } },
          // Only urgent rows have the field, and a missing one sorts as less than true.
          { sort: { urgent: -1, nextAttemptAt: 1, _id: 1 }, limit },
        )
        .toArray();
      return found.map(toMail);
    },
    async ofLead(leadId) {
      const [$gt, $lt] = idsOfLead(leadId);
      const found = await mails.find({ _id: { $gt, $lt }, leadId: { $eq: leadId } }).toArray();
      return found.map(toMail);
    },
    async claims(mailId) {
      const found = await claims
        .find({ mailId: { $eq: mailId } }, { sort: { attempt: 1 } })
        .toArray();
      return found.map(({ _id, ...claim }) => ({ id: _id, ...claim }));
    },
    claim: ({ id, ...claim }) => insertsFirst(() => claims.insertOne({ _id: id, ...claim })),
    async settle(claimId, outcome) {
      await claims.updateOne({ _id: { $eq: claimId } }, { $set: { outcome } });
    },
    async update(mailId, { state, attempts, nextAttemptAt, lastError, sentAt }) {
      const progress = { state, attempts, nextAttemptAt, lastError, sentAt };
      await mails.updateOne({ _id: { $eq: mailId } }, { $set: progress });
    },
    async remove(mailIds) {
      await claims.deleteMany({ mailId: { $in: [...mailIds] } });
      await mails.deleteMany({ _id: { $in: [...mailIds] } });
    },
    async dead(limit) {
      const found = await mails
        .find({ state: 'dead' }, { sort: { nextAttemptAt: -1, _id: -1 }, limit })
        .toArray();
      return found.map(toMail);
    },
    async counts() {
      const count = (state: MailState) => mails.countDocuments({ state });
      const [pending, sent, failed, dead] = await Promise.all([
        count('pending'),
        count('sent'),
        count('failed'),
        count('dead'),
      ]);
      return { pending, sent, failed, dead };
    },
  };
}

const toMail = ({ _id, ...mail }: MailDocument): Mail => ({ id: _id, ...mail });
