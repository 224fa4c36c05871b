import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Mail, MailClaim, MailStore } from '../../domain/mail/ports.ts';
import { idsOfLead } from '../mail-ids.ts';
import { inTransaction } from './transaction.ts';

type Row = Record<string, SQLOutputValue>;

/** Mails and their claims in the main file. */
export function sqliteMails(db: DatabaseSync): MailStore {
  const insert = db.prepare(`
    INSERT INTO mails (_id, lead_id, purpose, state, attempts, next_attempt_at, last_error, sent_at, urgent)
    VALUES (?, ?, ?, 'pending', 0, ?, '', '', ?)
    ON CONFLICT DO NOTHING`);
  const byId = db.prepare('SELECT * FROM mails WHERE _id = ?');
  const present = db.prepare('SELECT 1 FROM mails WHERE _id = ?');
  const due = db.prepare(`
    SELECT * FROM mails WHERE state IN ('pending', 'failed') AND next_attempt_at <= ?
    ORDER BY urgent DESC, next_attempt_at, _id LIMIT ?`);
  const ofLead = db.prepare('SELECT * FROM mails WHERE _id > ? AND _id < ? AND lead_id = ?');
  const update = db.prepare(`
    UPDATE mails SET state = ?, attempts = ?, next_attempt_at = ?, last_error = ?, sent_at = ?
    WHERE _id = ?`);
  const dead = db.prepare(`
    SELECT * FROM mails WHERE state = 'dead' ORDER BY next_attempt_at DESC, _id DESC LIMIT ?`);
  const counts = db.prepare('SELECT state, count(*) AS mails FROM mails GROUP BY state');
  const claimsOf = db.prepare('SELECT * FROM mail_claims WHERE mail_id = ? ORDER BY attempt');
  const claim = db.prepare(`
    INSERT INTO mail_claims (_id, mail_id, attempt, owner, expires_at, outcome)
    VALUES (?, ?, ?, ?, ?, NULL)
    ON CONFLICT DO NOTHING`);
  const forget = db.prepare('DELETE FROM mails WHERE _id = ?');
  const forgetClaims = db.prepare('DELETE FROM mail_claims WHERE mail_id = ?');
  const settle = db.prepare('UPDATE mail_claims SET outcome = ? WHERE _id = ?');

  return {
    async enqueue(mails) {
      // A sweep usually finds that all of them exist, and then needs no write lock.
      const missing = mails.filter(({ id }) => !present.get(id));
      if (missing.length === 0) return;
      inTransaction(db, () => {
        for (const { id, leadId, purpose, dueAt, urgent } of missing) {
          insert.run(id, leadId, purpose, dueAt, urgent ? 1 : 0);
        }
      });
    },
    async get(id) {
      const row = byId.get(id);
      return row && toMail(row);
    },
    due: async (now, limit) => due.all(now, limit).map(toMail),
    ofLead: async (leadId) => ofLead.all(...idsOfLead(leadId), leadId).map(toMail),
    claims: async (mailId) => claimsOf.all(mailId).map(toClaim),
    async claim({ id, mailId, attempt, owner, expiresAt }) {
      return claim.run(id, mailId, attempt, owner, expiresAt).changes === 1;
    },
    async settle(claimId, outcome) {
      settle.run(JSON.stringify(outcome), claimId);
    },
    async update(mailId, { state, attempts, nextAttemptAt, lastError, sentAt }) {
      update.run(state, attempts, nextAttemptAt, lastError, sentAt, mailId);
    },
    async remove(mailIds) {
      inTransaction(db, () => {
        for (const id of mailIds) {
          forgetClaims.run(id);
          forget.run(id);
        }
      });
    },
    dead: async (limit) => dead.all(limit).map(toMail),
    async counts() {
      const none = { pending: 0, sent: 0, failed: 0, dead: 0 };
      const found = counts.all().map((row) => [String(row.state), Number(row.mails)]);
      return { ...none, ...Object.fromEntries(found) };
    },
  };
}

const toMail = (row: Row): Mail => ({
  id: String(row._id),
  leadId: String(row.lead_id),
  purpose: String(row.purpose),
  state: row.state as Mail['state'],
  attempts: Number(row.attempts),
  nextAttemptAt: String(row.next_attempt_at),
  lastError: String(row.last_error),
  sentAt: String(row.sent_at),
  ...(row.urgent === 1 ? { urgent: true } : {}),
});

const toClaim = (row: Row): MailClaim => ({
  id: String(row._id),
  mailId: String(row.mail_id),
  attempt: Number(row.attempt),
  owner: String(row.owner),
  expiresAt: String(row.expires_at),
  ...(row.outcome === null ? {} : { outcome: JSON.parse(String(row.outcome)) }),
});
