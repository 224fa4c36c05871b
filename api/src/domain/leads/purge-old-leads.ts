import type { Clock, LeadStore } from '../../ports.ts';

/** Deletes leads older than a number of months; 0 keeps all. Resolves with how many went. */
export async function purgeOldLeads(
  { leads, clock }: { readonly leads: LeadStore; readonly clock: Clock },
  months: number,
): Promise<number> {
  if (months === 0) return 0;
  return leads.purgeBefore(monthsBefore(clock.now(), months).toISOString());
}

/** The same day and time some months earlier, or the last day of a month that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(earlier);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
