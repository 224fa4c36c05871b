import { success } from '@app/result';
import { paths } from '@app/site/paths';
import type { Clock } from '../clock.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { unlimited } from '../limits/limits.ts';
import type { Delivery } from '../outbox/delivery.ts';
import { priorityOf, URGENT } from '../outbox/ports.ts';
import type { WebhookSender } from './ports.ts';

/** Part of the ids of entries, so it never changes. */
export const WEBHOOK = 'webhook';

/** Older leads owe none: else a webhook that is new would tell staff of a month. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/**
 * The second way to the staff beside mail, for incidents and orders that do not look like spam. It says
 * what came in, its reference, how urgent it is and where to read more after a sign-in: nothing that the
 * visitor typed, because messages of chats and pagers are kept where we cannot delete them.
 */
export function webhookDelivery(options: {
  readonly kindOf: KindOf;
  readonly sender: Pick<WebhookSender, 'send'>;
  /** Where the site is, without a trailing slash. */
  readonly origin: string;
  readonly clock: Clock;
}): Delivery {
  const { kindOf, sender, origin, clock } = options;
  /** The highest among the mails of a lead. */
  const priority = (lead: Lead): number =>
    lead.suspect ? 0 : Math.max(0, ...Object.values(kindOf(lead)?.mails ?? {}).map(priorityOf));

  return {
    name: WEBHOOK,
    purpose: WEBHOOK,
    owed(lead) {
      const isNews = Date.parse(lead.receivedAt) > clock.now().getTime() - NEWS_MS;
      if (!isNews || priority(lead) === 0) return [];
      return [{ purpose: WEBHOOK, dueAt: lead.receivedAt, priority: priority(lead) }];
    },
    canDeliver: (lead, purpose) => purpose === WEBHOOK && kindOf(lead) !== undefined,
    takePermit: async () => success(unlimited),
    deliver(lead, _, key) {
      const data = {
        title: kindOf(lead)?.label ?? lead.kind,
        reference: lead.reference,
        urgency: priority(lead) >= URGENT ? 'urgent' : 'normal',
        link: origin + paths.adminWaiting,
      };
      const message = { type: 'lead.received', timestamp: lead.receivedAt, data };
      return sender.send({ id: key, body: JSON.stringify(message) });
    },
  };
}
