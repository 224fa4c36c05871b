import type { Clock } from '../clock.ts';
import type { CapturedMails } from '../mail/ports.ts';
import { idempotencyKey } from '../outbox/idempotency-key.ts';
import type { Store } from '../store.ts';

const BATCH = 500;

/**
 * Deletes leads older than a number of months, their reports, their entries in the outbox, mails that were
 * written to files, and saved plans and photos as old; 0 keeps all. Returns the number of deleted leads.
 */
export async function purgeOldLeads(
  {
    store: { leads, reports, plans, photos, outbox },
    capturedMails,
    clock,
  }: {
    readonly store: Pick<Store, 'leads' | 'reports' | 'plans' | 'photos' | 'outbox'>;
    readonly capturedMails: CapturedMails;
    readonly clock: Clock;
  },
  months: number,
): Promise<number> {
  if (months === 0) return 0;
  const before = monthsBefore(clock.now(), months).toISOString();
  const entryIds: string[] = [];
  // Files first: their names come from the leads, so they could not be found later.
  for await (const lead of leads.since('')) {
    if (lead.receivedAt >= before) break;
    for (const { id, purpose } of await outbox.ofLead(lead.id)) {
      await capturedMails.remove(idempotencyKey(lead, purpose));
      entryIds.push(id);
    }
  }
  const purged = await leads.purgeBefore(before);
  // After the leads, because a lead that still exists would get its report and entries again.
  await reports.purgeBefore(before);
  await plans.purgeBefore(before);
  await photos.purgeBefore(before);
  for (let from = 0; from < entryIds.length; from += BATCH) {
    await outbox.remove(entryIds.slice(from, from + BATCH));
  }
  return purged;
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
