import type { Mail, MailClaim, MailState, MailStore } from '../src/domain/mail/ports.ts';

interface MemoryMails {
  readonly mails: Map<string, Mail>;
  readonly claims: Map<string, MailClaim>;
}

/** A mail store in memory. It passes the same contract tests as the other stores. */
export const memoryMails = ({ mails, claims }: MemoryMails): MailStore => ({
  async enqueue(added) {
    for (const { id, leadId, purpose, dueAt, ...urgent } of added) {
      if (mails.has(id)) continue;
      const progress = { state: 'pending', attempts: 0, lastError: '', sentAt: '' } as const;
      mails.set(id, { id, leadId, purpose, nextAttemptAt: dueAt, ...progress, ...urgent });
    }
  },
  async get(id) {
    return mails.get(id);
  },
  async due(now, limit) {
    return [...mails.values()]
      .filter(({ state, nextAttemptAt }) => waiting.has(state) && nextAttemptAt <= now)
      .sort((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false) || byTime(a, b))
      .slice(0, limit);
  },
  async ofLead(leadId) {
    return [...mails.values()].filter((mail) => mail.leadId === leadId);
  },
  async claims(mailId) {
    return [...claims.values()]
      .filter((claim) => claim.mailId === mailId)
      .sort((a, b) => a.attempt - b.attempt);
  },
  async claim(claim) {
    if (claims.has(claim.id)) return false;
    claims.set(claim.id, claim);
    return true;
  },
  async settle(claimId, outcome) {
    const claim = claims.get(claimId);
    if (claim) claims.set(claimId, { ...claim, outcome });
  },
  async update(mailId, progress) {
    const mail = mails.get(mailId);
    if (mail) mails.set(mailId, { ...mail, ...progress });
  },
  async remove(mailIds) {
    for (const id of mailIds) mails.delete(id);
    for (const { id, mailId } of [...claims.values()]) {
      if (mailIds.includes(mailId)) claims.delete(id);
    }
  },
  async dead(limit) {
    const dead = [...mails.values()].filter(({ state }) => state === 'dead');
    return dead.sort(byTime).reverse().slice(0, limit);
  },
  async counts() {
    const counts = { pending: 0, sent: 0, failed: 0, dead: 0 };
    for (const { state } of mails.values()) counts[state] += 1;
    return counts;
  },
});

const waiting: ReadonlySet<MailState> = new Set(['pending', 'failed']);
const order = (mail: Mail) => `${mail.nextAttemptAt} ${mail.id}`;
const byTime = (a: Mail, b: Mail) => (order(a) < order(b) ? -1 : 1);
