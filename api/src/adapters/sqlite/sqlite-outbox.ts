import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Claim, OutboxEntry, OutboxStore } from '../../domain/outbox/ports.ts';
import { idsOfLead } from '../entry-ids.ts';
import { inTransaction } from './transaction.ts';

type Row = Record<string, SQLOutputValue>;

/** Entries of the outbox and their claims in the main file. */
export function sqliteOutbox(db: DatabaseSync): OutboxStore {
  const insert = db.prepare(`
    INSERT INTO mails (_id, lead_id, purpose, state, attempts, next_attempt_at, last_error, sent_at, priority)
    VALUES (?, ?, ?, 'pending', 0, ?, '', '', ?)
    ON CONFLICT DO NOTHING`);
  const byId = db.prepare('SELECT * FROM mails WHERE _id = ?');
  const present = db.prepare('SELECT 1 FROM mails WHERE _id = ?');
  const due = db.prepare(`
    SELECT * FROM mails
    WHERE state IN ('pending', 'failed') AND next_attempt_at <= ? AND priority >= ?
    ORDER BY priority DESC, next_attempt_at, _id LIMIT ?`);
  const ofLead = db.prepare('SELECT * FROM mails WHERE _id > ? AND _id < ? AND lead_id = ?');
  const update = db.prepare(`
    UPDATE mails SET state = ?, attempts = ?, next_attempt_at = ?, last_error = ?, sent_at = ?
    WHERE _id = ?`);
  const dead = db.prepare(`
    SELECT * FROM mails WHERE state = 'dead' ORDER BY next_attempt_at DESC, _id DESC LIMIT ?`);
  const counts = db.prepare(`
    SELECT state, count(*) AS mails FROM mails WHERE ? IN ('', purpose) GROUP BY state`);
  const held = db.prepare(
    "SELECT count(*) AS held FROM mails WHERE state = 'pending' AND next_attempt_at > ?",
  );
  const oldestLead = db.prepare(`
    SELECT min(received_at) AS oldest FROM leads
    WHERE _id IN (SELECT lead_id FROM mails WHERE state IN ('pending', 'failed'))`);
  const claimsOf = db.prepare('SELECT * FROM mail_claims WHERE mail_id = ? ORDER BY attempt');
  const claim = db.prepare(`
    INSERT INTO mail_claims (_id, mail_id, attempt, owner, expires_at, outcome)
    VALUES (?, ?, ?, ?, ?, NULL)
    ON CONFLICT DO NOTHING`);
  const forget = db.prepare('DELETE FROM mails WHERE _id = ?');
  const forgetClaims = db.prepare('DELETE FROM mail_claims WHERE mail_id = ?');
  const settle = db.prepare('UPDATE mail_claims SET outcome = ? WHERE _id = ?');

  return {
    async enqueue(entries) {
      // A sweep usually finds that all of them exist, and then needs no write lock.
      const missing = entries.filter(({ id }) => !present.get(id));
      if (missing.length === 0) return;
      inTransaction(db, () => {
        for (const { id, leadId, purpose, dueAt, priority = 0 } of missing) {
          insert.run(id, leadId, purpose, dueAt, priority);
        }
      });
    },
    async get(id) {
      const row = byId.get(id);
      return row && toEntry(row);
    },
    due: async (now, limit, priority = 0) => due.all(now, priority, limit).map(toEntry),
    ofLead: async (leadId) => ofLead.all(...idsOfLead(leadId), leadId).map(toEntry),
    claims: async (entryId) => claimsOf.all(entryId).map(toClaim),
    async claim({ id, entryId, attempt, owner, expiresAt }) {
      return claim.run(id, entryId, attempt, owner, expiresAt).changes === 1;
    },
    async settle(claimId, outcome) {
      settle.run(JSON.stringify(outcome), claimId);
    },
    async update(entryId, { state, attempts, nextAttemptAt, lastError, sentAt }) {
      update.run(state, attempts, nextAttemptAt, lastError, sentAt, entryId);
    },
    async remove(entryIds) {
      inTransaction(db, () => {
        for (const id of entryIds) {
          forgetClaims.run(id);
          forget.run(id);
        }
      });
    },
    dead: async (limit) => dead.all(limit).map(toEntry),
    async counts(purpose = '') {
      const none = { pending: 0, sent: 0, failed: 0, dead: 0 };
      const found = counts.all(purpose).map((row) => [String(row.state), Number(row.mails)]);
      return { ...none, ...Object.fromEntries(found) };
    },
    async backlog(now) {
      const oldest = oldestLead.get()?.oldest;
      return {
        held: Number(held.get(now)?.held),
        ...(oldest ? { oldestLead: String(oldest) } : {}),
      };
    },
  };
}

const toEntry = (row: Row): OutboxEntry => ({
  id: String(row._id),
  leadId: String(row.lead_id),
  purpose: String(row.purpose),
  state: row.state as OutboxEntry['state'],
  attempts: Number(row.attempts),
  nextAttemptAt: String(row.next_attempt_at),
  lastError: String(row.last_error),
  sentAt: String(row.sent_at),
  ...(row.priority === 0 ? {} : { priority: Number(row.priority) }),
});

const toClaim = (row: Row): Claim => ({
  id: String(row._id),
  entryId: String(row.mail_id),
  attempt: Number(row.attempt),
  owner: String(row.owner),
  expiresAt: String(row.expires_at),
  ...(row.outcome === null ? {} : { outcome: JSON.parse(String(row.outcome)) }),
});
