import type { ApiConfig } from '@app/api/config';
import type { Lead } from '@app/api/domain/leads/ports';
import type { OutboxStore } from '@app/api/domain/outbox/ports';
import type { Store } from '@app/api/domain/store';
import { siteLetterhead } from '@app/api/jobs/site-letterhead';
import { mailFolder } from '@app/api/jobs/start-deliveries';
import { collect } from '@app/api/testing/collect';
import { mailEntries } from '@app/api/testing/mail-outbox';
import type { SiteConfig } from '@app/site/site-config';
import { mailViolations } from './mail-violations.ts';
import type { AcknowledgedOrder } from './order-clients.ts';
import { orderViolations, type PriceList } from './order-violations.ts';
import { settleMails } from './settle-mails.ts';

export interface OrderCheck {
  /** Acknowledged orders. */
  readonly orders: number;
  /** Orders that a process had stored when it was killed, but not answered. */
  readonly answeredLater: number;
  readonly mails: number;
  /** Mails that a process had begun to send when it was killed. */
  readonly takenOver: number;
  /** Descriptions of what went wrong. */
  readonly violations: readonly string[];
}

/** Waits until mails are sent, then compares store and mail folder with what clients were told. */
export async function checkOrders(
  api: { readonly config: ApiConfig; readonly site: SiteConfig; readonly store: Store },
  acknowledged: readonly AcknowledgedOrder[],
  priceList: PriceList,
): Promise<OrderCheck> {
  const { leads, outbox } = api.store;
  await settleMails(api, acknowledged.length * 2);
  const stored = await collect(leads.since(''));
  const counts = await outbox.counts();
  const record = { outbox, folder: mailFolder(api.config), letterhead: siteLetterhead(api) };
  return {
    orders: acknowledged.length,
    answeredLater: answeredLater(stored, acknowledged),
    mails: counts.sent,
    takenOver: await takenOver(outbox, stored),
    violations: [
      ...(await orderViolations(leads, acknowledged, priceList)),
      ...(await mailViolations(record, stored)),
    ],
  };
}

function answeredLater(
  stored: readonly Lead[],
  acknowledged: readonly AcknowledgedOrder[],
): number {
  const receivedAt = new Map(stored.map((lead) => [lead.id, lead.receivedAt]));
  return acknowledged.filter(
    ({ key, cutOffAt }) => cutOffAt && (receivedAt.get(key) ?? cutOffAt) < cutOffAt,
  ).length;
}

async function takenOver(outbox: OutboxStore, stored: readonly Lead[]): Promise<number> {
  let count = 0;
  for (const { id } of stored.flatMap(mailEntries)) {
    const mail = await outbox.get(id);
    if (mail && mail.attempts > 1) count += 1;
  }
  return count;
}
