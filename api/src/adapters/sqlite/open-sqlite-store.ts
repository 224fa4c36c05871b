import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { mapFaults } from '../../domain/map-faults.ts';
import type { Store } from '../../domain/store.ts';
import {
  dataFolderUnavailable,
  folderDown,
  whyFolderFailed,
} from '../files/data-folder-unavailable.ts';
import { makePrivateFolder } from '../files/make-folder.ts';
import { openMainFile } from './main-file.ts';
import { openPriceListFolder, type PriceListFolder } from './price-list-folder.ts';
import { type PriceListVersions, priceListVersions } from './price-list-versions.ts';
import { sqliteLeads } from './sqlite-leads.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
import { sqlitePasskeys } from './sqlite-passkeys.ts';
import { sqlitePermits } from './sqlite-permits.ts';
import { sqlitePhotos } from './sqlite-photos.ts';
import { sqlitePlans } from './sqlite-plans.ts';
import { sqlitePriceLists } from './sqlite-price-lists.ts';
import { sqliteReports } from './sqlite-reports.ts';
import { isBetweenStores, undoSwap } from './store-swap.ts';
import { inTransaction } from './transaction.ts';

/**
 * Opens the embedded store in a folder, which is created if it does not exist. Several handles, in
 * one process or in many, may share a folder. Rejects with `StoreUnavailable`.
 */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const { main, folder } = await openFiles(dataDir);
  await removeAbandoned(folder, priceListVersions(main));
  return sqliteStore(main, folder, dataDir);
}

/** The store in files that are open. */
export function sqliteStore(main: DatabaseSync, folder: PriceListFolder, dataDir: string): Store {
  const versions = priceListVersions(main);
  const leads = sqliteLeads(main);
  const reports = sqliteReports(main);
  const plans = sqlitePlans(main);
  const photos = sqlitePhotos(main);
  const outbox = sqliteOutbox(main);
  const permits = sqlitePermits(main);
  const passkeys = sqlitePasskeys(main);
  const priceLists = sqlitePriceLists(versions, folder);
  const store: Store = {
    leads,
    reports,
    plans,
    photos,
    outbox,
    permits,
    passkeys,
    priceLists: priceLists.store,
    probe: sqliteWriteProbe(main),
    async close() {
      priceLists.close();
      if (main.isOpen) main.close();
    },
  };
  return mapFaults(store, (fault) => folderDown(dataDir, fault));
}

async function openFiles(
  dataDir: string,
): Promise<{ main: DatabaseSync; folder: PriceListFolder }> {
  try {
    await makePrivateFolder(dataDir);
    await access(dataDir, constants.W_OK);
    if (await isBetweenStores(dataDir)) {
      throw dataFolderUnavailable(dataDir, 'a restore was interrupted; run npm run restore again');
    }
    await undoSwap(dataDir);
    const folder = await openPriceListFolder(join(dataDir, 'price-lists'));
    return { main: openMainFile(join(dataDir, 'store.sqlite'), dataDir), folder };
  } catch (fault) {
    throw whyFolderFailed(dataDir, fault);
  }
}

/**
 * Removes files of crashed imports, which no version points at. The files of a running import are
 * younger.
 */
async function removeAbandoned(
  folder: PriceListFolder,
  versions: PriceListVersions,
): Promise<void> {
  for (const versionId of await folder.abandoned()) {
    if (!versions.has(versionId)) await folder.remove(versionId);
  }
}

/** Room for an order with many lines, its permit and its mails. */
const PROBE_BYTES = 16 * 1024;

/**
 * Writes as much as an order would. The row before goes after the new one is in, so the next probe
 * finds room only while an order finds it too. The table is not a migration, because an older
 * program has no use for it and should still open the store after a rollback.
 */
function sqliteWriteProbe(db: DatabaseSync): () => Promise<void> {
  db.exec(
    'CREATE TABLE IF NOT EXISTS write_probes (id INTEGER PRIMARY KEY, filler BLOB NOT NULL) STRICT',
  );
  const insert = db.prepare(
    `INSERT INTO write_probes (filler) VALUES (randomblob(${PROBE_BYTES}))`,
  );
  const removeOlder = db.prepare('DELETE FROM write_probes WHERE id < ?');
  return async () =>
    inTransaction(db, () => {
      removeOlder.run(insert.run().lastInsertRowid);
    });
}
