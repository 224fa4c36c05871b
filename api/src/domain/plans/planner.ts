import { failed, type Result, success } from '@app/result';
import type { Allowance } from '../limits/allowance.ts';
import type { LimitReached } from '../limits/limits.ts';
import type { Reword } from '../rewording/reword.ts';
import { StoreDown } from '../store-down.ts';
import { draftPlan } from './make-plan.ts';
import type { ListedMarket } from './market/catalogue-market.ts';
import type { Plan } from './plan.ts';
import type { Site } from './site.ts';
import { rewordPlan } from './words/reword-plan.ts';

export interface PlannerOptions {
  /** The price list of this moment. */
  readonly market: () => Promise<ListedMarket>;
  readonly site: {
    /** Such as 0.15. */
    readonly vatRate: number;
    readonly company: { readonly psiraNumber: string };
  };
  readonly allowance: Allowance;
  /** Absent when no model is configured. */
  readonly reword?: Reword | undefined;
  /** A request to a model costs the same for a plan as for a report. */
  readonly reportAllowance: Allowance;
}

/** A plan, and the price list that it was made with. */
export interface PricedPlan {
  readonly plan: Plan;
  readonly priceListVersion: string | undefined;
}

/** Makes plans for visitors. */
export interface Planner {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  plan(site: Site, address: string): Promise<Result<Plan, LimitReached>>;
  /** The same in the words of the rules; it counts against no allowance. */
  byRules(site: Site): Promise<PricedPlan>;
}

export function createPlanner(options: PlannerOptions): Planner {
  const { market, reword, reportAllowance, allowance } = options;
  const { vatRate, company } = options.site;
  /** Past the allowance, and while nothing can be counted, plans have the words of the rules. */
  async function mayAskModel(address: string): Promise<boolean> {
    try {
      return (await reportAllowance.take(address)).ok;
    } catch (fault) {
      if (fault instanceof StoreDown) return false;
      throw fault;
    }
  }
  async function draft(site: Site) {
    const { priceListVersion, ...listed } = await market();
    const { psiraNumber } = company;
    return { ...draftPlan({ site, vatRate, psiraNumber, ...listed }), priceListVersion };
  }
  return {
    async byRules(site) {
      const { plan, priceListVersion } = await draft(site);
      return { plan, priceListVersion };
    },
    async plan(site, address) {
      const taken = await allowance.take(address);
      if (!taken.ok) return failed(taken.failure);
      const { plan, texts } = await draft(site);
      if (!reword || !(await mayAskModel(address))) return success(plan);
      return success((await rewordPlan(reword, plan, texts)).plan);
    },
  };
}
