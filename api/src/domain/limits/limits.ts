import { createHmac } from 'node:crypto';
import { failed, type Result, success } from '@app/result';
import type { Clock } from '../clock.ts';
import type { FullLimits } from './full-limits.ts';
import type { Permit, PermitStore } from './ports.ts';

/** How often something may be done. `Asker` has the facts that decide whose allowance it uses. */
export interface LimitPolicy<Asker> {
  /** Part of every stored row, so a new name starts a new count. */
  readonly name: string;
  /** Within any `windowMs`; 0 for any number. A take reads up to this many rows. */
  readonly limit: number;
  readonly windowMs: number;
  /** True when a permit from a clock that was ahead counts until it expires: nobody waits for it. */
  readonly outlastsClocks?: true;
  /** Told when it is full: true where others than the one who filled it are refused. Absent: not told. */
  readonly isShared?: boolean;
  /** Callers with the same subject share one allowance. */
  readonly subject: (asker: Asker) => string;
}

export interface LimitReached {
  readonly kind: 'limit-reached';
  /** Time until the next request is allowed, at least 1. */
  readonly retryAfterSeconds: number;
}

export interface Taken {
  /** Removes the request from the count. */
  giveBack(): Promise<void>;
}

export interface Counted extends Taken {
  /** How many count against the limit now, with this one; 0 where there is no limit. */
  readonly used: number;
}

/** Counts over all processes on one store. */
export interface Limits {
  /** Counts a request, unless the limit is reached: then nothing is counted. */
  take<Asker>(policy: LimitPolicy<Asker>, asker: Asker): Promise<Result<Counted, LimitReached>>;
  /** Would a request be allowed now? Counts nothing. */
  check<Asker>(policy: LimitPolicy<Asker>, asker: Asker): Promise<Result<void, LimitReached>>;
  /** Removes every request that shares the caller's allowance from the count. */
  forgive<Asker>(policy: LimitPolicy<Asker>, asker: Asker): Promise<void>;
}

/** The permit of what has no limit. */
export const unlimited: Counted = { used: 0, giveBack: async () => {} };

/** Clocks of machines on one store differ by less. */
const CLOCKS_DIFFER_MS = 60_000;

/** Whether a permit was not taken by a clock that has been set back since, perhaps by years. */
const isOfOurTime =
  <Asker>({ windowMs, outlastsClocks }: LimitPolicy<Asker>, now: number) =>
  ({ expiresAt }: Permit): boolean =>
    outlastsClocks === true || Date.parse(expiresAt) <= now + windowMs + CLOCKS_DIFFER_MS;

/**
 * Limits over a sliding window. A subject has as many slots as its limit. A slot is free when its
 * last permit has expired. The id of a permit is unique and contains subject, slot and window
 * number (the time divided by the window's length), so two takers cannot get the same slot, and
 * the window of one number never has more permits than the limit. Another period of that length
 * can only have more when a take is under way while the number changes, or when the clocks of
 * processes differ, and never more than twice the limit.
 */
export function createLimits({
  permits,
  clock,
  full,
}: {
  readonly permits: PermitStore;
  readonly clock: Clock;
  readonly full?: Pick<FullLimits, 'refused'>;
}): Limits {
  const subjectOf = <Asker>({ name, subject }: LimitPolicy<Asker>, asker: Asker) => {
    const hash = createHmac('sha256', permits.hashKey).update(`${name}:${subject(asker)}`);
    return `${name}:${hash.digest('base64url')}`;
  };
  const validAt = (subject: string, now: number) =>
    permits.valid(subject, new Date(now).toISOString());
  const refuse = <Asker>(policy: LimitPolicy<Asker>, reached: LimitReached) => {
    const { isShared } = policy;
    if (isShared !== undefined) full?.refused({ ...policy, isShared }, reached.retryAfterSeconds);
    return failed(reached);
  };

  return {
    async take(policy, asker) {
      if (policy.limit === 0) return success(unlimited);
      const subject = subjectOf(policy, asker);
      // A slot that was lost to another taker is not free at the next look, so this many looks are
      // enough.
      for (let look = 0; look <= policy.limit; look++) {
        const now = clock.now().getTime();
        const found = await validAt(subject, now);
        const valid = found.filter(isOfOurTime(policy, now));
        // The last to expire: they would count as soon as their end is nearer, and somebody would wait twice.
        for (const { id } of found.slice(valid.length)) await permits.remove(id);
        const reached = limitReached(policy, valid, now);
        if (reached) return refuse(policy, reached);
        const permit = nextPermit(policy.windowMs, subject, { found, valid }, now);
        const giveBack = () => permits.remove(permit.id);
        if (await permits.insert(permit)) return success({ used: valid.length + 1, giveBack });
      }
      // Every look lost its slot, so there are far more simultaneous requests than the limit
      // allows.
      return failed({ kind: 'limit-reached', retryAfterSeconds: 1 });
    },
    async check(policy, asker) {
      if (policy.limit === 0) return success(undefined);
      const now = clock.now().getTime();
      const found = await validAt(subjectOf(policy, asker), now);
      const reached = limitReached(policy, found.filter(isOfOurTime(policy, now)), now);
      return reached ? refuse(policy, reached) : success(undefined);
    },
    async forgive(policy, asker) {
      await permits.removeOf(subjectOf(policy, asker));
    },
  };
}

function limitReached<Asker>(
  { limit, windowMs }: LimitPolicy<Asker>,
  valid: readonly Permit[],
  now: number,
): LimitReached | undefined {
  // The permit whose end makes room: not always the first, because the limit may have been higher.
  const blocking = valid.at(-limit);
  if (!blocking) return undefined;
  const waitMs = Math.min(Date.parse(blocking.expiresAt) - now, windowMs);
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return { kind: 'limit-reached', retryAfterSeconds };
}

function nextPermit(
  windowMs: number,
  subject: string,
  { found, valid }: Record<'found' | 'valid', readonly Permit[]>,
  now: number,
): Permit {
  const taken = new Set(valid.map(({ slot }) => slot));
  const ids = new Set(found.map(({ id }) => id));
  const idOf = (slot: number) => `${subject}:${Math.floor(now / windowMs)}:${slot}`;
  let slot = 0;
  while (taken.has(slot) || ids.has(idOf(slot))) slot += 1;
  return { id: idOf(slot), subject, slot, expiresAt: new Date(now + windowMs).toISOString() };
}
