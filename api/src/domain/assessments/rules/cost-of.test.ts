import { type ControlId, controls } from '@app/knowledge/controls/controls';
import { beforeAll, expect, test } from 'vitest';
import { sampleCosts } from '../../../../testing/sample-costs.ts';
import type { Costs } from '../costs.ts';
import { costOf } from './cost-of.ts';
import { entriesOf } from './entries-of.ts';

let costs: Costs;
beforeAll(async () => {
  costs = await sampleCosts();
});

test.each(entriesOf<ControlId, (typeof controls)[ControlId]>(controls))(
  '%s has a price in the sample price list for all that it buys',
  (_, { cost }) => {
    const expected = cost === 'nothing' || cost === 'quote' ? cost : 'band';
    expect(costOf(cost, costs).kind).toBe(expected);
  },
);
