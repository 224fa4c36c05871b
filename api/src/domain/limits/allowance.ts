import { type Result, success } from '@app/result';
import type { LimitPolicy, LimitReached, Limits, Taken } from './limits.ts';

/** Counts what visitors ask for, over all processes on one store. */
export interface Allowance {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  take(address: string): Promise<Result<Taken, LimitReached>>;
}

const MINUTE_MS = 60 * 1000;

/**
 * So many for one address, and so many for all addresses together; 0 for any number.
 * @param name part of every stored row, so a new name starts a new count.
 */
export function createAllowance(
  limits: Limits,
  name: string,
  of: { readonly perAddressInTenMinutes: number; readonly inTotalPerHour: number },
): Allowance {
  const perAddress: LimitPolicy<string> = {
    name: `${name}-per-address`,
    limit: of.perAddressInTenMinutes,
    windowMs: 10 * MINUTE_MS,
    subject: (address) => address,
  };
  const total: LimitPolicy<string> = {
    name: `${name}-in-total`,
    limit: of.inTotalPerHour,
    windowMs: 60 * MINUTE_MS,
    subject: () => '',
  };
  return {
    async take(address) {
      const own = await limits.take(perAddress, address);
      if (!own.ok) return own;
      const one = await limits.take(total, address);
      if (!one.ok) {
        await own.value.giveBack();
        return one;
      }
      return success({
        async giveBack() {
          await own.value.giveBack();
          await one.value.giveBack();
        },
      });
    },
  };
}
