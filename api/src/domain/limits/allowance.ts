import { failed, type Result, success } from '@app/result';
import { StoreDown } from '../store-down.ts';
import {
  type LimitPolicy,
  type LimitReached,
  type Limits,
  type Taken,
  unlimited,
} from './limits.ts';

/** One more that is allowed. */
export interface Allowed extends Taken {
  /** True when there are so many that what is asked for is stored as a suspect. */
  readonly isSuspect: boolean;
  /** Resolves when what was asked for, stored by then, may be answered. */
  hold(): Promise<void>;
}

export interface AllowanceSpent extends LimitReached {
  /** Which of the limits was reached. */
  readonly limit: string;
}

/** Counts what visitors ask for, over all processes on one store. */
export interface Allowance {
  /** @param subject network address of the visitor as limits count it (`addressGroup`), or mailbox. */
  take(subject: string): Promise<Result<Allowed, AllowanceSpent>>;
}

const atOnce = { isSuspect: false, hold: async () => {} };

/** What none of these limits forbids. Where one is reached, nothing counts against those before it. */
export const allowanceOf = (
  limits: Limits,
  policies: Readonly<Record<string, LimitPolicy<string>>>,
): Allowance => ({
  async take(subject) {
    const taken: Taken[] = [];
    const giveBack = async () => {
      for (const one of taken) await one.giveBack();
    };
    for (const [limit, policy] of Object.entries(policies)) {
      const one = await limits.take(policy, subject);
      if (!one.ok) {
        await giveBack();
        return failed({ ...one.failure, limit });
      }
      taken.push(one.value);
    }
    return success({ giveBack, ...atOnce });
  },
});

const MINUTE_MS = 60 * 1000;

/**
 * So many for one address, and so many for all addresses together; 0 for any number.
 * @param name part of every stored row, so a new name starts a new count.
 */
export const createAllowance = (
  limits: Limits,
  name: string,
  of: { readonly perAddressInTenMinutes: number; readonly inTotalPerHour?: number },
): Allowance =>
  allowanceOf(limits, {
    perAddress: {
      name: `${name}-per-address`,
      limit: of.perAddressInTenMinutes,
      windowMs: 10 * MINUTE_MS,
      subject: (address) => address,
    },
    inTotal: {
      name: `${name}-in-total`,
      limit: of.inTotalPerHour ?? 0,
      windowMs: 60 * MINUTE_MS,
      subject: () => '',
    },
  });

/** The same, which counts nothing while the store is down: for what needs nothing from it. */
export const uncountedInOutages = ({ take }: Allowance): Allowance => ({
  take: (subject) =>
    take(subject).catch((fault: unknown) => {
      if (fault instanceof StoreDown) return success({ ...unlimited, ...atOnce });
      throw fault;
    }),
});

/**
 * Does what an allowance permits. Only what is new counts against it: no repeat, nothing that could
 * not be met, and after an outage nobody waits for what was never stored.
 */
export async function underAllowance<Stored extends { readonly isNew: boolean }, Failure>(
  allowance: Allowance,
  subject: string,
  store: (allowed: Allowed) => Promise<Result<Stored, Failure>>,
): Promise<Result<Stored, Failure | AllowanceSpent>> {
  const taken = await allowance.take(subject);
  if (!taken.ok) return taken;
  let counts = false;
  try {
    const stored = await store(taken.value);
    counts = stored.ok && stored.value.isNew;
    return stored;
  } finally {
    if (!counts) await taken.value.giveBack();
  }
}
