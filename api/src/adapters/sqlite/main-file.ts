import { DatabaseSync } from 'node:sqlite';
import { dataFolderUnavailable } from '../files/data-folder-unavailable.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';

/** How long an opening waits for another process that makes or migrates the file. */
const OPENING_BUSY_MS = 5_000;
/** Waiting for another process's write stops this one from answering anybody. */
const BUSY_MS = 1_000;
const RETRY_MS = 10;
const SQLITE_BUSY = 5;

/** Opens `store.sqlite` at this program's schema version. Its commits survive a power cut. */
export function openMainFile(file: string, folder: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: OPENING_BUSY_MS });
  try {
    switchToWal(db);
    db.exec('PRAGMA synchronous = FULL');
    // Deleted rows are personal data, so their bytes are overwritten.
    db.exec('PRAGMA secure_delete = ON');
    const present = migrate(db);
    if (present > SCHEMA_VERSION) {
      throw dataFolderUnavailable(
        folder,
        `a newer program wrote it (schema ${present}, this program knows ${SCHEMA_VERSION})`,
      );
    }
    db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    return db;
  } catch (fault) {
    db.close();
    throw fault;
  }
}

/**
 * The one statement for which SQLite does not wait by itself while another process, which opens a new
 * file at the same time, has the lock.
 */
function switchToWal(db: DatabaseSync): void {
  const until = Date.now() + OPENING_BUSY_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (fault) {
      const isBusy = (fault as { errcode?: number }).errcode === SQLITE_BUSY;
      if (!isBusy || Date.now() > until) throw fault;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}
