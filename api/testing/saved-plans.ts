import { nothingMoved } from '@app/contracts/moved';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import type { PlanRevision } from '../src/domain/plans/ports.ts';

/** A saved revision of a small plan of a home. */
export const aPlanRevision = (changes: Partial<PlanRevision> = {}): PlanRevision => ({
  token: 'aGFsbG8tZGllcy1pc3QtZQ',
  revision: 1,
  createdAt: '2025-06-01T08:00:00.000Z',
  total: 999_000,
  key: 'a'.repeat(64),
  fingerprint: 'f'.repeat(64),
  establishmentType: 'Residential Home',
  responses: { rooms: '8', wants: ['Cameras', 'Burglar alarm'] },
  moved: nothingMoved,
  plan: samplePlanAnswer,
  priceListVersion: 'version-000001',
  ...changes,
});
