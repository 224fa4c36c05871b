import { failed, type Result, success } from '@app/result';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { type Taken, unlimited } from '../limits/limits.ts';
import { chance, type Randomness } from '../randomness.ts';
import type { Postponed } from './claim-attempt.ts';
import { visitorAddress } from './compose-mail.ts';
import type { DeliveryLog } from './deliver-mail.ts';
import { mailKey } from './mail-key.ts';
import type { VisitorMailAllowance } from './visitor-mail-limits.ts';

/** Mails that wait come back spread over this time, and not all at the moment when one may be sent. */
const SPREAD_MS = 60 * 60 * 1000;

const REPORT_MS = 30 * 1000;

/** A mail that waits because the report of its lead is being made. */
export const waitForReport = (now: Date): Result<Taken, Postponed> =>
  failed({ kind: 'postponed', until: new Date(now.getTime() + REPORT_MS).toISOString() });

/**
 * The permit to send a mail now. Mails to the staff need none; a mail to a visitor waits while too
 * many go to that address or to visitors in total.
 */
export async function mailPermit(
  {
    kindOf,
    allowance,
    now,
    randomness,
    log,
  }: {
    readonly kindOf: KindOf;
    readonly allowance: VisitorMailAllowance;
    readonly now: () => Date;
    readonly randomness: Randomness;
    readonly log: DeliveryLog;
  },
  lead: Lead,
  purpose: string,
): Promise<Result<Taken, Postponed>> {
  const address = visitorAddress(kindOf, lead, purpose);
  if (address === undefined) return success(unlimited);
  const taken = await allowance.take(address);
  if (taken.ok) return taken;
  const { limit, retryAfterSeconds } = taken.failure;
  const waitMs = retryAfterSeconds * 1000 + SPREAD_MS * chance(randomness);
  const until = new Date(now().getTime() + waitMs).toISOString();
  const fields = { mail: mailKey(lead, purpose), reference: lead.reference, limit, until };
  log.warn(fields, 'mail waits: too many mails to visitors');
  return failed({ kind: 'postponed', until });
}
