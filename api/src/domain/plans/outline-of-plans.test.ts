import { SoundOutline } from '@app/contracts/outline-faults';
import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteOutline } from '@app/contracts/site-outline';
import { outlineOf } from '@app/site-plan/outline-of';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { examplePlans, planRequests } from '../../../testing/example-plans.ts';
import { readAnswers } from './answers/read-answers.ts';

test('each example plan can be drawn on: the outline of its drawing has no fault', async () => {
  for (const { name, plan } of await examplePlans()) {
    const { issues } = v.safeParse(SoundOutline, outlineOf(plan.layout));
    expect(
      issues?.map(({ message }) => message),
      name,
    ).toBeUndefined();
  }
});

test('a drawing that nobody has changed keeps the floor area, buildings and storeys of the answers', async () => {
  for (const { name, plan } of await examplePlans()) {
    const { establishmentType, responses } = planRequests.get(name) ?? {};
    const read = (outline?: SiteOutline) => {
      const site = readAnswers(establishmentType as EstablishmentType, responses ?? {}, outline);
      if (!site.ok) throw new Error(name);
      return site.value;
    };
    const [answered, drawn] = [read(), read(outlineOf(plan.layout))];
    expect(drawn.storeys, name).toBe(answered.storeys);
    expect(drawn.buildings, name).toBe(answered.buildings);
    expect(drawn.floorArea / answered.floorArea, name).toBeCloseTo(1, 1);
  }
});
