import { type BudgetLevel, budgetLevels } from '@app/contracts/security-plan';
import { describe, expect, test, vi } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { aSite, noProducts } from '../../../testing/plan-builders.ts';
import { createAllowance, uncountedInOutages } from '../limits/allowance.ts';
import { createLimits } from '../limits/limits.ts';
import type { Reword } from '../rewording/reword.ts';
import { StoreDown } from '../store-down.ts';
import { createPlanner } from './planner.ts';

/** Puts "Please: " before each text that it may reword. */
const polite: Reword = async (report) => ({
  report: {
    ...report,
    sections: report.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'paragraph'
          ? { ...block, text: { ...block.text, template: `Please: ${block.text.template}` } }
          : block,
      ),
    })),
  },
  source: 'model',
});

function planner({
  plans = 2,
  questions = 1,
  reword = undefined as Reword | undefined,
  permits = memoryPermits(),
} = {}) {
  const limits = createLimits({ permits, clock: movingClock('2026-11-20T08:00:00.000Z') });
  return createPlanner({
    market: async () => ({
      market: noProducts,
      priceListDate: '2026-11-20',
      priceListVersion: 'version-000001',
    }),
    site: { vatRate: 0.15, company: { psiraNumber: '1234567' } },
    allowance: uncountedInOutages(
      createAllowance(limits, {
        name: 'plans',
        perClient: { limit: plans, windowMs: 10 * 60_000 },
      }),
    ),
    reworded: reword && {
      reword,
      allowance: createAllowance(limits, {
        name: 'model',
        perClient: { limit: questions, windowMs: 60 * 60_000 },
      }),
    },
  });
}

const sourceOf = async (made: ReturnType<ReturnType<typeof planner>['plan']>) => {
  const plan = await made;
  return plan.ok ? plan.value.source : plan.failure;
};

describe('a planner', () => {
  test('makes as many plans for an address as its allowance has, then tells when to come back', async () => {
    const { plan } = planner();
    expect(await sourceOf(plan({ site: aSite() }, 'a'))).toBe('rules');
    expect(await sourceOf(plan({ site: aSite() }, 'a'))).toBe('rules');
    expect(await sourceOf(plan({ site: aSite() }, 'a'))).toEqual({
      kind: 'limit-reached',
      limit: 'perClient',
      retryAfterSeconds: 600,
    });
    expect(await sourceOf(plan({ site: aSite() }, 'b'))).toBe('rules');
  });

  test('gives the plan the date of the price list and the number of the company', async () => {
    const made = await planner().plan({ site: aSite() }, 'a');
    if (!made.ok) throw new Error('No plan');
    expect(made.value.totals.priceListDate).toBe('2026-11-20');
    expect(made.value.compliance.join('\n')).toContain('1234567');
  });

  test('makes the plan for the chosen budget, and for the recommended one without a choice', async () => {
    const made = async (budget?: BudgetLevel) => {
      const plan = await planner({ plans: 9 }).plan({ site: aSite(), budget }, 'a');
      if (!plan.ok) throw new Error('No plan');
      return plan.value;
    };
    expect((await made()).budget).toBe('recommended');
    for (const level of budgetLevels) {
      const { budget, bom, totals, budgets } = await made(level);
      const own = budgets.find((one) => one.level === level);
      expect([budget, bom, totals]).toEqual([level, own?.bom, own?.totals]);
    }
  });

  test('with a model has plans reworded up to the allowance of the model, then in the words of the rules', async () => {
    const reword = vi.fn(polite);
    const { plan } = planner({ reword });
    const worded = await plan({ site: aSite() }, 'a');
    const ruled = await plan({ site: aSite() }, 'a');
    if (!worded.ok || !ruled.ok) throw new Error('No plan');
    expect([worded.value.source, ruled.value.source]).toEqual(['model', 'rules']);
    expect(worded.value.requirements).not.toEqual(ruled.value.requirements);
    expect(reword).toHaveBeenCalledTimes(1);
  });

  test('that is over its own allowance asks no model', async () => {
    const reword = vi.fn(polite);
    const { plan } = planner({ reword, plans: 1, questions: 0 });
    await plan({ site: aSite() }, 'a');
    await plan({ site: aSite() }, 'a');
    expect(reword).toHaveBeenCalledTimes(1);
  });

  test('makes plans in the words of the rules while the store is down', async () => {
    const valid = async () => {
      throw new StoreDown('away', 'The store does not answer');
    };
    const reword = vi.fn(polite);
    const { plan } = planner({ reword, plans: 1, permits: { ...memoryPermits(), valid } });
    expect(await sourceOf(plan({ site: aSite() }, 'a'))).toBe('rules');
    expect(await sourceOf(plan({ site: aSite() }, 'a'))).toBe('rules');
    expect(reword).not.toHaveBeenCalled();
  });

  test('passes on a fault that is no outage', async () => {
    const valid = async () => {
      throw new Error('a bug');
    };
    const { plan } = planner({ permits: { ...memoryPermits(), valid } });
    await expect(plan({ site: aSite() }, 'a')).rejects.toThrow('a bug');
  });
});
