import type { PageContext } from '@app/federation/remote-module';
import { type OpenedPlan, openPlan, planAddressIn } from './open-plan.ts';

export interface SecurityPlanData {
  /** Present if the URL has a plan. */
  readonly opened?: OpenedPlan;
}

/** Reads the plan if the URL has one. A plan that cannot be read is a value. */
export async function load({ url, api, signal }: PageContext): Promise<SecurityPlanData> {
  const address = planAddressIn(url.searchParams);
  return address ? { opened: await openPlan(api, address, signal) } : {};
}
