import type { Db } from 'mongodb';
import type { Claim, EntryState, OutboxEntry, OutboxStore } from '../../domain/outbox/ports.ts';
import { idsOfLead } from '../entry-ids.ts';
import { insertsFirst } from './inserts-first.ts';

type EntryDocument = Omit<OutboxEntry, 'id'> & { readonly _id: string };
type ClaimDocument = Omit<Claim, 'id' | 'entryId'> & {
  readonly _id: string;
  readonly mailId: string;
};

/** Leads among which the oldest is looked for: `$lookup`, which needs no such limit, is not in every server. */
const BACKLOG_READ = 5_000;

/**
 * Entries of the outbox and their claims, one document each. Only the unique id of a claim decides
 * which process may deliver; every other write changes a single document without a condition.
 */
export function mongoOutbox(db: Db): OutboxStore {
  const entries = db.collection<EntryDocument>('mails');
  const claims = db.collection<ClaimDocument>('mailClaims');

  return {
    async enqueue(wanted) {
      const ids = wanted.map(({ id }) => id);
      const present = await entries
        .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
        .toArray();
      const there = new Set(present.map(({ _id }) => _id));
      for (const { id, leadId, purpose, dueAt, ...priority } of wanted) {
        if (there.has(id)) continue;
        const progress = { attempts: 0, nextAttemptAt: dueAt, lastError: '', sentAt: '' };
        await insertsFirst(() =>
          entries.insertOne({
            _id: id,
            leadId,
            purpose,
            state: 'pending',
            ...progress,
            ...priority,
          }),
        );
      }
    },
    async get(id) {
      const document = await entries.findOne({ _id: { $eq: id } });
      return document ? toEntry(document) : undefined;
    },
    async due(now, limit, priority = 0) {
      const found = await entries
        .find(
          {
            state: { $in: ['pending', 'failed'] },
            nextAttemptAt: { $lte: now },
            ...(priority > 0 ? { priority: { $gte: priority } } : {}),
          },
          // Most rows have no such field, and a missing one sorts as less than any number.
          { sort: { priority: -1, nextAttemptAt: 1, _id: 1 }, limit },
        )
        .toArray();
      return found.map(toEntry);
    },
    async ofLead(leadId) {
      const [$gt, $lt] = idsOfLead(leadId);
      const found = await entries.find({ _id: { $gt, $lt }, leadId: { $eq: leadId } }).toArray();
      return found.map(toEntry);
    },
    async claims(entryId) {
      const found = await claims
        .find({ mailId: { $eq: entryId } }, { sort: { attempt: 1 } })
        .toArray();
      return found.map(({ _id, mailId, ...claim }) => ({ id: _id, entryId: mailId, ...claim }));
    },
    claim: ({ id, entryId, ...claim }) =>
      insertsFirst(() => claims.insertOne({ _id: id, mailId: entryId, ...claim })),
    async settle(claimId, outcome) {
      await claims.updateOne({ _id: { $eq: claimId } }, { $set: { outcome } });
    },
    async update(entryId, { state, attempts, nextAttemptAt, lastError, sentAt }) {
      const progress = { state, attempts, nextAttemptAt, lastError, sentAt };
      await entries.updateOne({ _id: { $eq: entryId } }, { $set: progress });
    },
    async remove(entryIds) {
      await claims.deleteMany({ mailId: { $in: [...entryIds] } });
      await entries.deleteMany({ _id: { $in: [...entryIds] } });
    },
    async dead(limit) {
      const found = await entries
        .find({ state: 'dead' }, { sort: { nextAttemptAt: -1, _id: -1 }, limit })
        .toArray();
      return found.map(toEntry);
    },
    async counts(purpose) {
      const of = purpose === undefined ? {} : { purpose: { $eq: purpose } };
      const count = (state: EntryState) => entries.countDocuments({ state, ...of });
      const [pending, sent, failed, dead] = await Promise.all([
        count('pending'),
        count('sent'),
        count('failed'),
        count('dead'),
      ]);
      return { pending, sent, failed, dead };
    },
    async backlog(now) {
      const held = await entries.countDocuments({ state: 'pending', nextAttemptAt: { $gt: now } });
      const owed = await entries
        .find(
          { state: { $in: ['pending', 'failed'] } },
          { projection: { leadId: 1 }, sort: { nextAttemptAt: 1 }, limit: BACKLOG_READ },
        )
        .toArray();
      const oldest = await db
        .collection<{ _id: string; receivedAt: string }>('leads')
        .findOne(
          { _id: { $in: owed.map(({ leadId }) => leadId) } },
          { sort: { receivedAt: 1 }, projection: { receivedAt: 1 } },
        );
      return { held, ...(oldest ? { oldestLead: oldest.receivedAt } : {}) };
    },
  };
}

const toEntry = ({ _id, ...entry }: EntryDocument): OutboxEntry => ({ id: _id, ...entry });
