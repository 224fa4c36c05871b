import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

/** Each entry brings the main file from version N to N + 1. Entries are never changed, only added. */
const migrations: readonly string[] = [
  `
  CREATE TABLE leads (
    _id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    token TEXT NOT NULL,
    received_at TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    source_path TEXT NOT NULL,
    suspect INTEGER NOT NULL,
    payload TEXT NOT NULL,
    answer TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_by_token ON leads (token);
  CREATE INDEX leads_by_time ON leads (received_at, _id);

  -- The row with the highest number is the active one: inserting a row is the pointer flip.
  CREATE TABLE price_list_versions (
    activation INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    imported_at TEXT NOT NULL,
    product_count INTEGER NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE mails (
    _id TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    next_attempt_at TEXT NOT NULL,
    last_error TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mails_by_state ON mails (state, next_attempt_at, _id);

  CREATE TABLE mail_claims (
    _id TEXT PRIMARY KEY,
    mail_id TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    owner TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    outcome TEXT
  ) STRICT;
  CREATE INDEX mail_claims_by_mail ON mail_claims (mail_id, attempt);
  `,
  `
  CREATE TABLE permits (
    _id TEXT PRIMARY KEY,
    subject TEXT NOT NULL,
    slot INTEGER NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX permits_by_subject ON permits (subject, expires_at);
  CREATE INDEX permits_by_time ON permits (expires_at);

  CREATE TABLE permit_hash_key (hash_key TEXT NOT NULL) STRICT;
  INSERT INTO permit_hash_key (hash_key) VALUES (lower(hex(randomblob(32))));
  `,
  `
  -- Under the id of its lead, which can have only one.
  CREATE TABLE reports (
    _id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    markdown TEXT NOT NULL,
    source TEXT NOT NULL,
    urgent INTEGER NOT NULL,
    engine_version INTEGER NOT NULL,
    made_at TEXT NOT NULL,
    wording TEXT
  ) STRICT;
  CREATE INDEX reports_by_time ON reports (received_at);
  `,
  'ALTER TABLE mails ADD COLUMN urgent INTEGER NOT NULL DEFAULT 0;',
  `
  -- A row for each revision of a saved plan, under <token>:<revision>.
  CREATE TABLE plan_revisions (
    _id TEXT PRIMARY KEY,
    token TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    total INTEGER NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX plan_revisions_by_token ON plan_revisions (token, revision);
  CREATE INDEX plan_revisions_by_time ON plan_revisions (created_at);
  `,
  `
  -- The row with the highest number names the active version. Rows of price_list_versions are the sealed
  -- versions from now on, and their activation is only the order in which they were sealed.
  CREATE TABLE price_list_changes (
    number INTEGER PRIMARY KEY,
    version_id TEXT NOT NULL,
    at TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  INSERT INTO price_list_changes (number, version_id, at, record)
    SELECT row_number() OVER (ORDER BY activation), id, imported_at, '{}' FROM price_list_versions;

  -- Versions that are neither activated nor discarded.
  CREATE TABLE price_list_staged (id TEXT PRIMARY KEY, preview TEXT) STRICT;
  `,
  `
  -- Orders are between what is urgent and the rest.
  ALTER TABLE mails RENAME COLUMN urgent TO priority;
  UPDATE mails SET priority = 2 WHERE priority = 1;
  `,
  `
  -- A migration, so that an older program, for which a password is enough, does not open the store.
  CREATE TABLE passkeys (
    _id TEXT PRIMARY KEY,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at TEXT NOT NULL,
    used_at TEXT
  ) STRICT;
  -- Hashes.
  CREATE TABLE recovery_codes (_id TEXT PRIMARY KEY) STRICT;
  `,
  'ALTER TABLE reports DROP COLUMN engine_version;',
  'ALTER TABLE reports ADD COLUMN reading TEXT;',
  `
  ALTER TABLE reports ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE reports ADD COLUMN correction TEXT;
  `,
  `
  CREATE TABLE photos (
    _id TEXT PRIMARY KEY,
    added_at TEXT NOT NULL,
    -- 1: a lead has it.
    claimed INTEGER NOT NULL,
    content BLOB NOT NULL
  ) STRICT;
  CREATE INDEX photos_by_time ON photos (added_at);
  `,
];

export const SCHEMA_VERSION = migrations.length;

/**
 * Brings the main file up to this program's schema. Two processes may start at once: the first takes
 * the write lock, the second waits and finds nothing left to do.
 *
 * @returns the version the file has now; higher than `SCHEMA_VERSION` when a newer program made it,
 * and then nothing was changed.
 */
export const migrate = (db: DatabaseSync): number =>
  inTransaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
    const row = db.prepare('SELECT version FROM schema_version').get();
    const present = Number(row?.version ?? 0);
    if (present >= SCHEMA_VERSION) return present;
    for (const step of migrations.slice(present)) db.exec(step);
    db.exec('DELETE FROM schema_version');
    db.prepare('INSERT INTO schema_version (version) VALUES (?)').run(SCHEMA_VERSION);
    return SCHEMA_VERSION;
  });
