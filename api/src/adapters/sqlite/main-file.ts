import { DatabaseSync } from 'node:sqlite';
import { dataFolderUnavailable } from '../files/data-folder-unavailable.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';

const BUSY_MS = 5_000;

/** Opens `store.sqlite` at this program's schema version. Its commits survive a power cut. */
export function openMainFile(file: string, folder: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec('PRAGMA journal_mode = WAL');
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
    return db;
  } catch (fault) {
    db.close();
    throw fault;
  }
}
