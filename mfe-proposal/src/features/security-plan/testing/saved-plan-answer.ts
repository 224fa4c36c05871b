import type { WireSavedPlan } from '@app/contracts/saved-plan';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';

export const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A saved plan of two revisions, as the server sends it. */
export const savedPlanAnswer: WireSavedPlan = {
  plan: samplePlanAnswer,
  establishmentType: 'Residential Home',
  responses: { outer_doors: '3', pets: 'Small', boundary: 'None', wants: ['Alarm'] },
  moved: { devices: {}, walls: {} },
  revision: 2,
  revisions: [
    { revision: 1, createdAt: '2026-11-02T08:00:00.000Z', total: 9000 },
    { revision: 2, createdAt: '2026-11-03T08:00:00.000Z', total: samplePlanAnswer.totals.total },
  ],
  priceListChanged: false,
};
