import { failed, type Result, success } from '@app/result';
import type { LimitReached, Limits, Taken } from '../../limits/limits.ts';

/** How many plans may be saved; 0 for any number. Each takes up about a hundred kilobytes. */
export interface SavedPlanLimits {
  readonly perAddressInTenMinutes: number;
  readonly inTotalPerHour: number;
}

/** Counts over all processes on one store. */
export interface SavedPlanAllowance {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  take(address: string): Promise<Result<Taken, LimitReached>>;
}

const MINUTE_MS = 60 * 1000;

export function createSavedPlanAllowance(
  limits: Limits,
  { perAddressInTenMinutes, inTotalPerHour }: SavedPlanLimits,
): SavedPlanAllowance {
  const perAddress = {
    name: 'saved-plans-per-address',
    limit: perAddressInTenMinutes,
    windowMs: 10 * MINUTE_MS,
    subject: (address: string) => address,
  };
  const total = {
    name: 'saved-plans-in-total',
    limit: inTotalPerHour,
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
        return failed(one.failure);
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
