import { failed, success } from '@app/result';
import type { Db } from 'mongodb';
import type { PlanRevision, PlanStore, RevisionSummary } from '../../domain/plans/ports.ts';
import { readContent, revisionId, writeContent } from '../../domain/plans/stored-content.ts';
import { insertOrFind } from './inserts-first.ts';

interface RevisionDocument extends RevisionSummary {
  readonly _id: string;
  readonly token: string;
  /** JSON text, as the other values that are read only as a whole. */
  readonly content: string;
}

/**
 * Saved plans, a document for each revision. A majority of servers has it in its journal before
 * `insert` resolves.
 */
export function mongoPlans(db: Db): PlanStore {
  const revisions = db.collection<RevisionDocument>('planRevisions');
  const byId = async (_id: string) => {
    const document = await revisions.findOne({ _id: { $eq: _id } });
    return document ? toRevision(document) : undefined;
  };
  return {
    async insert(revision) {
      const present = await insertOrFind(
        () => revisions.insertOne(toDocument(revision)),
        () => byId(revisionId(revision)),
      );
      return present ? failed({ kind: 'exists', revision: present }) : success(undefined);
    },
    get: (token, revision) => byId(revisionId({ token, revision })),
    async list(token) {
      const options = { sort: { revision: 1 }, projection: { content: 0 } } as const;
      const found = await revisions.find({ token: { $eq: token } }, options).toArray();
      return found.map(toSummary);
    },
    async purgeBefore(createdAt) {
      await revisions.deleteMany({ createdAt: { $lt: createdAt } });
    },
  };
}

const toDocument = (revision: PlanRevision): RevisionDocument => ({
  _id: revisionId(revision),
  token: revision.token,
  ...toSummary(revision),
  content: writeContent(revision),
});

const toRevision = (document: RevisionDocument): PlanRevision => ({
  token: document.token,
  ...toSummary(document),
  ...readContent(document.content),
});

const toSummary = ({
  revision,
  createdAt,
  total,
  key,
  fingerprint,
}: RevisionSummary): RevisionSummary => ({ revision, createdAt, total, key, fingerprint });
