import { failed, success } from '@app/result';
import type { Db, Filter } from 'mongodb';
import type { Lead, LeadStore } from '../../domain/leads/ports.ts';
import { insertOrFind } from './inserts-first.ts';

/**
 * A lead as a document. Payload and answer are JSON text, because visitors choose what is in them:
 * in text no server refuses, reorders or interprets a key such as `$where` or `a.b`.
 */
interface LeadDocument extends Omit<Lead, 'id' | 'payload' | 'answer'> {
  readonly _id: string;
  readonly payload: string;
  readonly answer: string;
}

const BATCH = 500;

/**
 * Leads, one document each. A majority of servers has a lead in its journal before `insert`
 * resolves.
 */
export function mongoLeads(db: Db): LeadStore {
  const leads = db.collection<LeadDocument>('leads');
  const one = async (filter: Filter<LeadDocument>): Promise<Lead | undefined> => {
    const document = await leads.findOne(filter);
    return document ? toLead(document) : undefined;
  };
  // `$eq` compares a value as it is, also one that looks like an operator.
  const byId = (id: string) => one({ _id: { $eq: id } });

  return {
    async insert(lead) {
      const present = await insertOrFind(
        () => leads.insertOne(toDocument(lead)),
        () => byId(lead.id),
      );
      return present ? failed({ kind: 'exists', lead: present }) : success(undefined);
    },
    get: byId,
    findByToken: (token) => one({ token: { $eq: token } }),
    async purgeBefore(receivedAt) {
      const { deletedCount } = await leads.deleteMany({ receivedAt: { $lt: receivedAt } });
      return deletedCount;
    },
    async *since(receivedAt) {
      // Pages instead of one cursor, because a server drops a cursor whose reader is slow.
      let filter: Filter<LeadDocument> = { receivedAt: { $gte: receivedAt } };
      for (;;) {
        const page = await leads
          .find(filter, { sort: { receivedAt: 1, _id: 1 }, limit: BATCH })
          .toArray();
        yield* page.map(toLead);
        const last = page.at(-1);
        if (!last || page.length < BATCH) return;
        filter = {
          $or: [
            { receivedAt: { $gt: last.receivedAt } },
            { receivedAt: { $eq: last.receivedAt }, _id: { $gt: last._id } },
          ],
        };
      }
    },
  };
}

const toDocument = ({ id, payload, answer, ...rest }: Lead): LeadDocument => ({
  _id: id,
  ...rest,
  payload: JSON.stringify(payload ?? null),
  answer: JSON.stringify(answer ?? null),
});

const toLead = ({ _id, payload, answer, ...rest }: LeadDocument): Lead => ({
  id: _id,
  ...rest,
  payload: JSON.parse(payload),
  answer: JSON.parse(answer),
});
