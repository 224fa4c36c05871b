import type { CapturedMails, Clock, LeadStore } from '../../ports.ts';
import { mailKey } from '../mail/mail-key.ts';
import { mailsOwed } from '../mail/mails-owed.ts';

/**
 * Deletes leads older than a number of months, and their mails that were kept here; 0 keeps all.
 * Resolves with how many leads went.
 */
export async function purgeOldLeads(
  {
    leads,
    capturedMails,
    clock,
  }: {
    readonly leads: LeadStore;
    readonly capturedMails: CapturedMails;
    readonly clock: Clock;
  },
  months: number,
): Promise<number> {
  if (months === 0) return 0;
  const before = monthsBefore(clock.now(), months).toISOString();
  // Mails first: without its lead nothing would lead to them any more.
  for await (const lead of leads.since('')) {
    if (lead.receivedAt >= before) break;
    for (const { purpose } of mailsOwed(lead)) await capturedMails.remove(mailKey(lead, purpose));
  }
  return leads.purgeBefore(before);
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
