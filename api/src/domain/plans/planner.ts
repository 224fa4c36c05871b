import { failed, type Result, success } from '@app/result';
import type { Allowance } from '../limits/allowance.ts';
import type { LimitReached } from '../limits/limits.ts';
import type { Reword } from '../rewording/reword.ts';
import { StoreDown } from '../store-down.ts';
import { draftPlan } from './make-plan.ts';
import type { ListedMarket } from './market/catalogue-market.ts';
import type { Plan } from './plan.ts';
import type { Scope } from './plan-parts.ts';
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
  /** A model, and how often it may be asked; absent when none is configured. */
  readonly reworded?: { readonly reword: Reword; readonly allowance: Allowance } | undefined;
}

/** A plan, and the price list that it was made with. */
export interface PricedPlan {
  readonly plan: Plan;
  readonly priceListVersion: string | undefined;
}

/** Makes plans for visitors. */
export interface Planner {
  /** @param address network address of the visitor. */
  plan(asked: Asked, address: string): Promise<Result<Plan, LimitReached>>;
  /** The same in the words of the rules; it counts against no allowance. */
  byRules(asked: Asked): Promise<PricedPlan>;
}

interface Asked {
  readonly site: Site;
  readonly budget?: Scope | undefined;
}

export function createPlanner(options: PlannerOptions): Planner {
  const { market, reworded, allowance } = options;
  const { vatRate, company } = options.site;
  /** Past the allowance, and while nothing can be counted, plans have the words of the rules. */
  async function modelFor(address: string): Promise<Reword | undefined> {
    try {
      return (await reworded?.allowance.take(address))?.ok ? reworded?.reword : undefined;
    } catch (fault) {
      if (fault instanceof StoreDown) return undefined;
      throw fault;
    }
  }
  async function draft({ site, budget = 'recommended' }: Asked) {
    const { priceListVersion, ...listed } = await market();
    const { psiraNumber } = company;
    return { ...draftPlan({ site, budget, vatRate, psiraNumber, ...listed }), priceListVersion };
  }
  return {
    async byRules(asked) {
      const { plan, priceListVersion } = await draft(asked);
      return { plan, priceListVersion };
    },
    async plan(asked, address) {
      const taken = await allowance.take(address);
      if (!taken.ok) return failed(taken.failure);
      const { plan, texts } = await draft(asked);
      const reword = await modelFor(address);
      return success(reword ? (await rewordPlan(reword, plan, texts())).plan : plan);
    },
  };
}
