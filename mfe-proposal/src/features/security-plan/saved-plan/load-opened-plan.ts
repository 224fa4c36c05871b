import type { PageContext } from '@app/federation/remote-module';
import { type Example, isExample, loadExample } from '../example/load-example.ts';
import { type OpenedPlan, openPlan, planAddressIn } from './open-plan.ts';

export interface SecurityPlanData {
  /** Present if the URL has a plan. */
  readonly opened?: OpenedPlan;
  /** Present if the URL asks for the example. */
  readonly example?: Example;
}

/** Reads the plan if the URL has one, or the example. A plan that cannot be read is a value. */
export async function load({ url, api, signal }: PageContext): Promise<SecurityPlanData> {
  const address = planAddressIn(url.searchParams);
  if (address) return { opened: await openPlan(api, address, signal) };
  return isExample(url.searchParams) ? { example: await loadExample(api) } : {};
}
