import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftovers } from '../files/remove-leftovers.ts';
import { type BackupManifest, BackupRefused, readManifest } from './backup-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { restoreStore } from './restore-store.ts';

export interface FoundBackup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/** This folder when it is a complete backup, else the newest one among its folders. */
export async function newestBackup(backups: string): Promise<FoundBackup | undefined> {
  const found: FoundBackup[] = [];
  const names = await readdir(backups).catch(() => []);
  for (const folder of [backups, ...names.map((name) => join(backups, name))]) {
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest) found.push({ folder, manifest });
  }
  return found.toSorted((a, b) => a.manifest.madeAt.localeCompare(b.manifest.madeAt)).at(-1);
}

const EXTENSION = '.backup-verify';

/**
 * Gives `work` an empty folder, and deletes it: a restored store has personal data. Also deletes those of
 * processes that were killed a day ago or earlier.
 */
export async function inTemporaryFolder<Made>(
  work: (folder: string) => Promise<Made>,
): Promise<Made> {
  await removeLeftovers(tmpdir(), EXTENSION);
  const folder = join(tmpdir(), `${randomUUID()}${EXTENSION}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Restores the newest of some backups into an empty folder, which compares its counts and hashes,
 * and reads it with this program. Takes the time of its thread. Rejects when the backup is of no use.
 */
export async function verifyNewestBackup(backups: string, place: string): Promise<FoundBackup> {
  const newest = await newestBackup(backups);
  if (!newest) throw new BackupRefused(`There is no complete backup in ${backups}.`);
  const { folder, manifest } = newest;
  await restoreStore(folder, place);
  const store = await openSqliteStore(place);
  try {
    let leads = 0;
    for await (const _ of store.leads.since('')) leads += 1;
    const list = await store.priceLists.active();
    let products = 0;
    if (list)
      for await (const batch of store.priceLists.products(list.id)) products += batch.length;
    if (leads === manifest.leads && products === (list?.productCount ?? 0)) return newest;
    throw new BackupRefused(`The backup in ${folder} has other counts once it is restored.`);
  } finally {
    await store.close();
  }
}
