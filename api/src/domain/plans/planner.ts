import { failed, type Result, success } from '@app/result';
import type { LimitReached } from '../limits/limits.ts';
import { makePlan } from './make-plan.ts';
import type { ListedMarket } from './market/catalogue-market.ts';
import type { Plan } from './plan.ts';
import type { PlanAllowance } from './plan-allowance.ts';
import type { Site } from './site.ts';

export interface PlannerOptions {
  /** The price list of this moment. */
  readonly market: () => Promise<ListedMarket>;
  /** Such as 0.15. */
  readonly vatRate: number;
  readonly allowance: PlanAllowance;
}

/** Makes plans for visitors. */
export interface Planner {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  plan(site: Site, address: string): Promise<Result<Plan, LimitReached>>;
}

export const createPlanner = ({ market, vatRate, allowance }: PlannerOptions): Planner => ({
  async plan(site, address) {
    const taken = await allowance.take(address);
    if (!taken.ok) return failed(taken.failure);
    return success(makePlan({ site, vatRate, ...(await market()) }));
  },
});
