import { type Result, success } from '@app/result';
import { type LimitReached, type Limits, type Taken, unlimited } from '../limits/limits.ts';
import { StoreDown } from '../store-down.ts';

/** Counts over all processes on one store. */
export interface PlanAllowance {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  take(address: string): Promise<Result<Taken, LimitReached>>;
}

/**
 * How many plans one address may ask for. While the store is down nothing is counted: a plan needs
 * nothing from it.
 * @param limit in ten minutes; 0 for any number.
 */
export function createPlanAllowance(limits: Limits, limit: number): PlanAllowance {
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
