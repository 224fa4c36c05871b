import { SoundOutline } from '@app/contracts/outline-faults';
import { outlineOf } from '@app/site-plan/outline-edit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { examplePlans } from '../../../testing/example-plans.ts';

test('each example plan can be drawn on: the outline of its drawing has no fault', async () => {
  for (const { name, plan } of await examplePlans()) {
    const { issues } = v.safeParse(SoundOutline, outlineOf(plan.layout));
    expect(
      issues?.map(({ message }) => message),
      name,
    ).toBeUndefined();
  }
});
