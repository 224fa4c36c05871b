import type { Clock } from '../../clock.ts';
import type { KindOf } from '../../leads/kind-of.ts';
import { declaredPurpose } from '../../leads/lead-kind.ts';
import { CORRECTIONS_MS } from '../../leads/may-be-corrected.ts';
import type { Lead } from '../../leads/ports.ts';
import type { OutboxEntry, OutboxStore } from '../../outbox/ports.ts';

/** The mails of reports that are corrected. */
export interface CorrectedMails {
  /**
   * Lets the mail to the visitor wait for a further correction, and owes the staff a short one, which
   * waits as well unless lives are in danger.
   */
  corrected(lead: Lead, version: number, isDanger: boolean): Promise<void>;
  /** Whether the visitor has got the report by mail, or may be getting it. */
  isMailed(lead: Lead): Promise<boolean>;
  /** Nothing more is corrected: what waits for that is due. */
  left(lead: Lead): Promise<void>;
}

export function correctedMails({
  kindOf,
  outbox,
  clock,
}: {
  readonly kindOf: KindOf;
  readonly outbox: OutboxStore;
  readonly clock: Clock;
}): CorrectedMails {
  const mailsOf = (lead: Lead) =>
    Object.entries(kindOf(lead)?.mails ?? {}).filter(
      ([, { whenSuspect }]) => whenSuspect || !lead.suspect,
    );
  const purposes = (lead: Lead, of: 'waits' | 'ofCorrections') =>
    mailsOf(lead).flatMap(([purpose, mail]) => (mail[of] ? [purpose] : []));
  const entriesFor = async (lead: Lead, of: 'waits' | 'ofCorrections') => {
    const wanted = purposes(lead, of);
    const entries = await outbox.ofLead(lead.id);
    return entries.filter(({ purpose }) => wanted.includes(declaredPurpose(purpose)));
  };
  const move = async (entries: readonly OutboxEntry[], nextAttemptAt: string) => {
    for (const entry of entries.filter(isUntried)) {
      await outbox.update(entry.id, { ...entry, nextAttemptAt });
    }
  };
  const owe = (lead: Lead, names: readonly string[], dueAt: string) =>
    outbox.enqueue(
      names.map((purpose) => ({ id: `${lead.id}:${purpose}`, leadId: lead.id, purpose, dueAt })),
    );
  const isMailed = async (lead: Lead) =>
    (await entriesFor(lead, 'waits')).some((entry) => !isUntried(entry));

  return {
    isMailed,
    async corrected(lead, version, isDanger) {
      const now = clock.now();
      const waiting = new Date(now.getTime() + CORRECTIONS_MS).toISOString();
      // The process that took the request may not have made its entry yet.
      await owe(lead, purposes(lead, 'waits'), waiting);
      await move(await entriesFor(lead, 'waits'), waiting);
      const dueAt = isDanger ? now.toISOString() : waiting;
      const notices = (await entriesFor(lead, 'ofCorrections')).filter(isUntried);
      await move(notices, dueAt);
      if (notices.length === 0) {
        const numbered = purposes(lead, 'ofCorrections').map((purpose) => `${purpose}-${version}`);
        await owe(lead, numbered, dueAt);
      }
    },
    async left(lead) {
      const now = clock.now().toISOString();
      await move(await entriesFor(lead, 'waits'), now);
      await move(await entriesFor(lead, 'ofCorrections'), now);
    },
  };
}

/** Nobody has begun to deliver it. */
const isUntried = ({ state, attempts }: OutboxEntry): boolean =>
  state === 'pending' && attempts === 0;
