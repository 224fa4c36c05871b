import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { canWriteMail } from './compose-mail.ts';
import type { DeliveryLog } from './deliver-mail.ts';
import type { Mail } from './ports.ts';

export interface MailOfLead {
  readonly mail: Mail;
  readonly lead: Lead;
}

/**
 * Finds mails that are due at a moment (ISO 8601), the longest due first, at most `limit`; none
 * when there are no more. A mail that this program does not know, because a newer one recorded its
 * lead, is skipped and keeps all its attempts.
 */
export function dueMails(
  { kindOf, leads, mails }: Pick<Store, 'leads' | 'mails'> & { readonly kindOf: KindOf },
  log: DeliveryLog,
): (now: string, limit: number) => Promise<readonly MailOfLead[]> {
  const unknown = new Set<string>();

  async function withLead(mail: Mail): Promise<readonly MailOfLead[]> {
    const { id, leadId, purpose } = mail;
    const lead = await leads.get(leadId);
    if (!lead) {
      await mails.remove([id]);
      log.info({ purpose }, 'mail dropped: its lead was deleted');
      return [];
    }
    if (canWriteMail(kindOf, lead, purpose)) return [{ mail, lead }];
    unknown.add(id);
    log.warn({ kind: lead.kind, purpose }, 'mail waits for a newer version of this program');
    return [];
  }

  return async (now, limit) => {
    for (;;) {
      // Unknown mails stay due, so ask for as many more: otherwise they would displace the others.
      const due = await mails.due(now, limit + unknown.size);
      const next = due.filter(({ id }) => !unknown.has(id)).slice(0, limit);
      const found = await Promise.all(next.map(withLead));
      if (next.length === 0 || found.flat().length > 0) return found.flat();
    }
  };
}
