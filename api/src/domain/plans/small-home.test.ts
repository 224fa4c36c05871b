import type { Answers } from '@app/contracts/shown-questions';
import { beforeAll, describe, expect, test } from 'vitest';
import { planRequests } from '../../../testing/example-plans.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { readAnswers } from './answers/read-answers.ts';
import { makePlan } from './make-plan.ts';
import type { Plan } from './plan.ts';

// The commonest job: a house behind a wall of 60 m, with one sliding gate. Installers around Durban
// quote R80 000 to R95 000 for it (our estimate), with two cameras on the boundary and no battery for
// them; the plan has one on each side, so that no side is unseen.

async function planOf(changes: Answers): Promise<Plan> {
  const request = planRequests.get('home-with-dogs');
  if (!request) throw new Error('There is no such example');
  const { establishmentType, responses } = request;
  const site = readAnswers(establishmentType, { ...responses, ...changes });
  if (!site.ok) throw new Error(JSON.stringify(site.failure));
  return makePlan({
    site: site.value,
    market: await aMarket(),
    vatRate: 0.15,
    priceListDate: undefined,
  });
}

describe('the plan of a home with a boundary of 60 m', () => {
  let plan: Plan;
  beforeAll(async () => {
    plan = await planOf({ boundary_length: '60', gate_mass: '', vehicle_gates: ['Sliding gate'] });
  });

  test('costs at most R110 000 beside its backup power, and R95 000 as the essential budget', () => {
    const cents = plan.bom
      .filter(({ system }) => system !== 'Backup power')
      .reduce((sum, { lineTotal = 0 }) => sum + lineTotal, 0);
    expect(cents / 100).toBeLessThan(110_000);
    expect((plan.budgets[0]?.totals.total ?? 0) / 100).toBeLessThan(95_000);
  });

  test('says what of its price is backup power, which many quotes leave out', () => {
    expect(plan.budgets[1]?.adds).toMatch(/; R16\s365\.00 of the difference is backup power\.$/);
  });

  test('buys no monitor, no cabinet and no switch', () => {
    const items = plan.bom.map(({ item }) => item).join('; ');
    expect(items).toMatch(/NVR \d+-port PoE/);
    expect(items).not.toMatch(/monitor HDMI|cabinet|PoE switch/);
  });

  test('has an essential budget of 50 to 75% of it', () => {
    const [essential, recommended] = plan.budgets.map(({ totals }) => totals.total);
    const share = (essential ?? 0) / (recommended ?? 1);
    expect(share).toBeGreaterThanOrEqual(0.5);
    expect(share).toBeLessThanOrEqual(0.75);
  });
});
