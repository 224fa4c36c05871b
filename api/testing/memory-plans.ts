import { failed, success } from '@app/result';
import type { PlanRevision, PlanStore } from '../src/domain/plans/ports.ts';
import { revisionId } from '../src/domain/plans/stored-content.ts';

/** Saved plans in memory. They pass the same contract tests as the other stores. */
export const memoryPlans = (revisions: Map<string, PlanRevision>): PlanStore => ({
  async insert(revision) {
    const id = revisionId(revision);
    const present = revisions.get(id);
    if (present) return failed({ kind: 'exists', revision: structuredClone(present) });
    revisions.set(id, structuredClone(revision));
    return success(undefined);
  },
  async get(token, revision) {
    return structuredClone(revisions.get(revisionId({ token, revision })));
  },
  async list(token) {
    return [...revisions.values()]
      .filter((revision) => revision.token === token)
      .sort((a, b) => a.revision - b.revision)
      .map(({ revision, createdAt, total, key, fingerprint }) => ({
        revision,
        createdAt,
        total,
        key,
        fingerprint,
      }));
  },
  async purgeBefore(createdAt) {
    for (const [id, revision] of revisions) {
      if (revision.createdAt < createdAt) revisions.delete(id);
    }
  },
});
