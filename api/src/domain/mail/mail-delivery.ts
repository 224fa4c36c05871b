import { tiersOf } from '@app/http-server/visitor-policy';
import { failed, success } from '@app/result';
import type { StoredReport } from '../assessments/ports.ts';
import type { Clock } from '../clock.ts';
import type { KindOf } from '../leads/kind-of.ts';
import { declaredPurpose } from '../leads/lead-kind.ts';
import { CORRECTIONS_MS, mayBeCorrected } from '../leads/may-be-corrected.ts';
import type { Lead } from '../leads/ports.ts';
import type { Senders } from '../leads/senders.ts';
import { allowanceOf } from '../limits/allowance.ts';
import { type LimitPolicy, type Limits, unlimited } from '../limits/limits.ts';
import type { Delivery, DeliveryLog, OwedEntry } from '../outbox/delivery.ts';
import { priorityOf } from '../outbox/ports.ts';
import { chance, type Randomness } from '../randomness.ts';
import { composeMail, readMail } from './compose-mail.ts';
import type { Letterhead } from './mail-content.ts';
import type { MailAttachment, MailMessage, MailTransport } from './ports.ts';

/** What the mails of a lead need of its report, its plan and its photos. */
export interface MailReports {
  /** False while the report is being made; the mails of its lead wait for it. */
  ready(lead: Lead): Promise<boolean>;
  /** The stored report of a lead. */
  find(lead: Lead): Promise<StoredReport | undefined>;
  /** The report on paper; nothing when it could not be made, which is logged. */
  paper(lead: Lead, report: StoredReport): Promise<MailAttachment | undefined>;
  /** The saved plan of a lead on paper; nothing when there is none any more, which is logged. */
  plan(lead: Lead): Promise<MailAttachment | undefined>;
  /** The photos of a lead; without those that were deleted, which is logged. */
  photos(lead: Lead): Promise<readonly MailAttachment[]>;
}

/**
 * How many mails an hour go to addresses that visitors typed in; 0 for any number. Anyone can type in
 * the address of somebody else, from any number of networks.
 */
export interface VisitorMailLimits {
  readonly toOneAddress: number;
  readonly inTotal: number;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * @param mails part of every stored row, so mails of another name are counted apart.
 * @param sender network address of who typed in the mail address; undefined: no share of the total counts.
 */
function visitorMailPolicies(
  mails: string,
  { toOneAddress, inTotal }: VisitorMailLimits,
  sender: string | undefined,
): Record<string, LimitPolicy<string>> {
  const total = { limit: inTotal, windowMs: HOUR_MS };
  const tiers = Object.entries(tiersOf({ name: mails, inTotal: total }))
    .filter(([limit]) => sender !== undefined || limit === 'inTotal')
    .map(([limit, tier]) => [limit, { ...tier, subject: () => tier.subject(sender ?? '') }]);
  return {
    toOneAddress: {
      name: `${mails}-to-one-address`,
      limit: toOneAddress,
      windowMs: HOUR_MS,
      subject: (address) => address.toLowerCase(),
    },
    ...Object.fromEntries(tiers),
  };
}

export interface MailDeliveryOptions {
  readonly kindOf: KindOf;
  readonly reports: MailReports;
  readonly transport: Pick<MailTransport, 'send' | 'probe'>;
  readonly letterhead: Letterhead;
  readonly limits: Limits;
  readonly visitorMails: VisitorMailLimits;
  readonly senders: Pick<Senders, 'of'>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: DeliveryLog;
}

/** Mails that wait come back spread over this time, and not all at the moment when one may be sent. */
const SPREAD_MS = HOUR_MS;

/** Longer than a report takes: then the mails that another process made do not go before it. */
const REPORT_MS = 30 * 1000;

const later = (moment: Date, ms: number): string => new Date(moment.getTime() + ms).toISOString();

/**
 * The mails that a lead owes. Those with a report are due when the report of a process that lives has
 * been stored.
 */
export const mailsOwed =
  (kindOf: KindOf): Delivery['owed'] =>
  (lead, isReported) =>
    Object.entries(kindOf(lead)?.mails ?? {})
      .filter(([, mail]) => (mail.whenSuspect || !lead.suspect) && !mail.ofCorrections)
      .map(
        ([purpose, mail]): OwedEntry => ({
          purpose,
          dueAt: later(
            new Date(lead.receivedAt),
            mail.waits && mayBeCorrected(lead)
              ? CORRECTIONS_MS
              : kindOf(lead)?.hasReport && !isReported
                ? REPORT_MS
                : 0,
          ),
          ...(mail.priority && !lead.suspect ? { priority: priorityOf(mail) } : {}),
        }),
      );

/** Whether this program can write a mail of a lead. */
export const canWriteMail =
  (kindOf: KindOf): Delivery['canDeliver'] =>
  (lead, purpose) =>
    Object.hasOwn(kindOf(lead)?.mails ?? {}, declaredPurpose(purpose));

/** The Message-ID of a mail, by which mail programs recognise a duplicate. */
export const messageId = (key: string, sender: string): string =>
  `<${key}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

/** Mails of leads, to their visitors and to the staff. */
export function mailDelivery(options: MailDeliveryOptions): Delivery {
  const { kindOf, reports, transport, letterhead, clock, randomness, log } = options;

  /** A mail with its attachments. Rejects when `composeMail` throws. */
  async function write(lead: Lead, purpose: string): Promise<MailMessage> {
    const report = await reports.find(lead);
    const message = composeMail(kindOf, lead, purpose, letterhead, report);
    const attaches = readMail(kindOf, lead, purpose)?.mail.attaches ?? [];
    const papers = [
      report && attaches.includes('report') ? await reports.paper(lead, report) : undefined,
      attaches.includes('plan') ? await reports.plan(lead) : undefined,
    ];
    const photos = attaches.includes('photos') ? await reports.photos(lead) : [];
    return {
      ...message,
      attachments: [...papers.filter((paper) => paper !== undefined), ...photos],
    };
  }

  return {
    name: 'mail',
    owed: mailsOwed(kindOf),
    canDeliver: canWriteMail(kindOf),
    /**
     * Mails wait for the report of their lead. Those to the staff need no permit; one to a visitor waits
     * while too many go to that address, from that sender or to visitors in total.
     */
    async takePermit(lead, purpose, key) {
      if (!(await reports.ready(lead))) {
        return failed({ kind: 'postponed', until: later(clock.now(), REPORT_MS) });
      }
      const mail = readMail(kindOf, lead, purpose)?.mail;
      if (mail === undefined || mail.to === 'staff') return success(unlimited);
      // Counted apart, so that no flood of messages holds back the confirmation of an order.
      const mails = mail.priority === 'order' ? 'visitor-order-mails' : 'visitor-mails';
      const sender = options.senders.of(lead.id);
      const policies = visitorMailPolicies(mails, options.visitorMails, sender);
      const taken = await allowanceOf(options.limits, policies).take(mail.to.email);
      if (taken.ok) return taken;
      const { limit, retryAfterSeconds } = taken.failure;
      const waitMs = retryAfterSeconds * 1000 + SPREAD_MS * chance(randomness);
      const until = later(clock.now(), waitMs);
      const fields = { mail: key, reference: lead.reference, limit, until };
      log.warn(fields, 'mail waits: too many mails to visitors');
      return failed({ kind: 'postponed', until });
    },
    async deliver(lead, purpose, key) {
      const id = messageId(key, letterhead.from.address);
      return transport.send(await write(lead, purpose), { messageId: id });
    },
    ...(transport.probe && { probe: transport.probe }),
  };
}
