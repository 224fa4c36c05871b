import { readFileSync } from 'node:fs';
import { encodePlan } from '@app/contracts/security-plan';
import { expect, test } from 'vitest';
import { readContent } from '../stored-content.ts';
import { planOf } from './find-plan.ts';

/** As the program of its time stored it; the file never changes. */
const stored = readContent(
  readFileSync(new URL('../../../../testing/stored-plans/plan.v1.json', import.meta.url), 'utf8'),
);

test('a plan that was stored before its lines had ids is read and sent as it was', () => {
  const plan = planOf(stored);
  expect(plan.bom).toHaveLength(13);
  expect(plan.bom.every(({ id }) => id === undefined)).toBe(true);
  expect(encodePlan(plan)).toEqual(stored.plan);
});
