import type { Log } from '@app/http-server/logger';
import { countOne } from '@app/http-server/telemetry-channel';
import { tiersOf, type VisitorPolicy } from '@app/http-server/visitor-policy';

export const MINUTE_MS = 60_000;
/** Clients that are counted where there is no total, which would bound them. */
const MOST_CLIENTS = 10_000;

export interface ReportLimits {
  /** True when one more valid report of this network address counts in this minute. */
  admits(address: string): boolean;
  /** Counts a request that was no valid report. */
  refused(): void;
}

/**
 * Counts for a minute at a time, in this process. Only what is admitted is counted, so where a policy has
 * a total no more than that is remembered. Without one the clients that were counted longest ago are
 * forgotten: a flood from very many networks is then let through, and nobody is refused for it.
 * @returns a function that counts one more of a network address, or gives the limit that is full.
 */
export function countPerMinute(policy: VisitorPolicy): (address: string) => string | undefined {
  const tiers = Object.values(tiersOf(policy));
  const counts = tiers.map((tier) => ({ tier, used: new Map<string, number>() }));
  let counting = false;

  function startMinute() {
    if (counting) return;
    counting = true;
    setTimeout(() => {
      for (const { used } of counts) used.clear();
      counting = false;
    }, MINUTE_MS).unref();
  }

  return (address) => {
    startMinute();
    const places = counts.map(({ tier, used }) => ({ tier, used, subject: tier.subject(address) }));
    const full = places.find(({ tier: { limit }, used, subject }) => {
      return limit > 0 && (used.get(subject) ?? 0) >= limit;
    });
    if (!full) for (const { used, subject } of places) addOne(used, subject);
    return full?.tier.name;
  };
}

/** The subject counted longest ago is first. */
function addOne(used: Map<string, number>, subject: string): void {
  const before = used.get(subject) ?? 0;
  used.delete(subject);
  used.set(subject, before + 1);
  const [oldest] = used.keys();
  if (used.size > MOST_CLIENTS && oldest !== undefined) used.delete(oldest);
}

/** Counts reports, and logs at the end of a minute how many were left out and which limits were full. */
export function createReportLimits(log: Log, policy: VisitorPolicy): ReportLimits {
  const count = countPerMinute(policy);
  const full = new Set<string>();
  let dropped = { overLimit: 0, refused: 0 };

  function drop(why: keyof typeof dropped) {
    if (dropped.overLimit + dropped.refused === 0) setTimeout(endMinute, MINUTE_MS).unref();
    dropped[why] += 1;
  }

  function endMinute() {
    const limits = full.size > 0 ? { limits: [...full] } : {};
    log.warn({ ...dropped, ...limits }, 'reports of browsers left out in the last minute');
    dropped = { overLimit: 0, refused: 0 };
    full.clear();
  }

  return {
    admits(address) {
      const limit = count(address);
      if (limit === undefined) return true;
      drop('overLimit');
      countOne('site.limit.refusals', { limit });
      full.add(limit);
      return false;
    },
    refused: () => drop('refused'),
  };
}
