import { success } from '@app/result';
import type { Allowance } from '../limits/allowance.ts';
import { type Limits, unlimited } from '../limits/limits.ts';
import { StoreDown } from '../store-down.ts';

/**
 * How many plans one address may ask for. While the store is down nothing is counted: a plan needs
 * nothing from it.
 * @param limit in ten minutes; 0 for any number.
 */
export function createPlanAllowance(limits: Limits, limit: number): Allowance {
  const perAddress = {
    name: 'plans-per-address',
    limit,
    windowMs: 10 * 60 * 1000,
    subject: (address: string) => address,
  };
  return {
    take: (address) =>
      limits.take(perAddress, address).catch((fault: unknown) => {
        if (fault instanceof StoreDown) return success(unlimited);
        throw fault;
      }),
  };
}
