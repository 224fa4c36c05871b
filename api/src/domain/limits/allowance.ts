import { tiersOf, type VisitorPolicy } from '@app/http-server/visitor-policy';
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
  /** @param subject network address of the visitor, or mailbox. */
  take(subject: string): Promise<Result<Allowed, AllowanceSpent>>;
}

const atOnce = { isSuspect: false, hold: async () => {} };

type Policies<Asker> = Readonly<Record<string, LimitPolicy<Asker>>>;

/** One more that counts against several limits. */
export interface TakenFromAll extends Taken {
  /** How many count now, with this one, by limit. */
  readonly used: Readonly<Record<string, number>>;
}

/** Takes from all these limits. Where one is reached, nothing counts against those before it. */
export async function takeFromAll<Asker>(
  limits: Pick<Limits, 'take'>,
  policies: Policies<Asker>,
  asker: Asker,
): Promise<Result<TakenFromAll, AllowanceSpent>> {
  const taken: Taken[] = [];
  const used: Record<string, number> = {};
  const giveBack = async () => {
    for (const one of taken) await one.giveBack();
  };
  for (const [limit, policy] of Object.entries(policies)) {
    const one = await limits.take(policy, asker);
    if (!one.ok) {
      await giveBack();
      return failed({ ...one.failure, limit });
    }
    taken.push(one.value);
    used[limit] = one.value.used;
  }
  return success({ used, giveBack });
}

/** What none of these limits forbids. */
export const allowanceOf = (limits: Limits, policies: Policies<string>): Allowance => ({
  async take(subject) {
    const taken = await takeFromAll(limits, policies, subject);
    return taken.ok ? success({ giveBack: taken.value.giveBack, ...atOnce }) : taken;
  },
});

/** What a policy lets visitors do. */
export const createAllowance = (limits: Limits, policy: VisitorPolicy): Allowance =>
  allowanceOf(limits, tiersOf(policy));

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
