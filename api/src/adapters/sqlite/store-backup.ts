import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { makeFolder } from './make-folder.ts';
import { readPriceListFile } from './price-list-file.ts';

const MAIN_FILE = 'store.sqlite';
const PRICE_LISTS = 'price-lists';
const ADMIN_FILE = 'admin.json';
const MANIFEST = 'backup.json';
/** All pages in one step: a step reads one state, and starts again when others write between steps. */
const ALL_PAGES = 2 ** 31 - 1;

const Manifest = v.object({
  madeAt: v.string(),
  schemaVersion: v.number(),
  leads: v.number(),
  /** Versions of the price list, the active one last. */
  priceLists: v.array(v.string()),
});
export type BackupManifest = v.InferOutput<typeof Manifest>;

/** The message is one line for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/**
 * Copies the embedded store into a new folder while it is in use: the main file in one consistent
 * state, the price lists that it points at, and the hash of the admin password. The folder is there
 * when the copy is complete and has been opened, never before.
 */
export async function backUpStore(dataDir: string, folder: string): Promise<BackupManifest> {
  if (!(await isThere(join(dataDir, MAIN_FILE)))) {
    throw new BackupRefused(`There is no ${MAIN_FILE} in ${dataDir}.`);
  }
  if (!(await isEmpty(folder))) throw new BackupRefused(`The folder ${folder} is not empty.`);
  const draft = `${resolve(folder)}.partial`;
  await rm(draft, { recursive: true, force: true });
  await makeFolder(join(draft, PRICE_LISTS));
  const source = new DatabaseSync(join(dataDir, MAIN_FILE));
  try {
    await backup(source, join(draft, MAIN_FILE), { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  await copyPriceLists(dataDir, draft);
  if (await isThere(join(dataDir, ADMIN_FILE))) {
    await cp(join(dataDir, ADMIN_FILE), join(draft, ADMIN_FILE));
  }
  const manifest = { madeAt: new Date().toISOString(), ...inspect(draft) };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await makeFolder(dirname(resolve(folder)));
  await rename(draft, folder);
  return manifest;
}

/**
 * Puts a backup in the place of a store that no program has open.
 * @param force replaces what the folder has; otherwise it must be empty.
 */
export async function restoreStore(
  folder: string,
  dataDir: string,
  { force = false } = {},
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!force && !(await isEmpty(dataDir))) {
    throw new BackupRefused(`${dataDir} is not empty. Add --force to replace the store in it.`);
  }
  await makeFolder(dataDir);
  refuseWhenOpen(dataDir);
  const draft = join(dataDir, 'restore.partial');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  const parts = (await readdir(folder)).filter((name) => name !== MANIFEST);
  for (const part of parts) await cp(join(folder, part), join(draft, part), { recursive: true });
  const found = inspect(draft);
  if (found.leads !== manifest.leads) throw new BackupRefused(`The backup ${folder} is damaged.`);
  for (const old of [MAIN_FILE, `${MAIN_FILE}-wal`, `${MAIN_FILE}-shm`, PRICE_LISTS, ADMIN_FILE]) {
    await rm(join(dataDir, old), { recursive: true, force: true });
  }
  // The main file last: without it there is no store, with it there is a whole one.
  for (const part of [...parts.filter((name) => name !== MAIN_FILE), MAIN_FILE]) {
    await rename(join(draft, part), join(dataDir, part));
  }
  await rm(draft, { recursive: true });
  return manifest;
}

/** Files of a version are never changed, but an import may forget the oldest one meanwhile. */
async function copyPriceLists(dataDir: string, draft: string): Promise<void> {
  const main = new DatabaseSync(join(draft, MAIN_FILE));
  try {
    const versions = main.prepare('SELECT id FROM price_list_versions ORDER BY activation').all();
    for (const { id } of versions) {
      const file = join(PRICE_LISTS, `${id}.sqlite`);
      if (await isThere(join(dataDir, file))) await cp(join(dataDir, file), join(draft, file));
      else main.prepare('DELETE FROM price_list_versions WHERE id = ?').run(id as string);
    }
    // One self-contained file: the copy has no log beside it.
    main.exec('PRAGMA journal_mode = DELETE');
  } finally {
    main.close();
  }
}

/** Opens everything in a copy. Throws when something in it is damaged. */
function inspect(folder: string): Omit<BackupManifest, 'madeAt'> {
  const main = new DatabaseSync(join(folder, MAIN_FILE), { readOnly: true });
  try {
    const sound = main.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (sound !== 'ok') throw new BackupRefused(`${MAIN_FILE} in ${folder} is damaged.`);
    const priceLists = main
      .prepare('SELECT id FROM price_list_versions ORDER BY activation')
      .all()
      .map(({ id }) => String(id));
    for (const id of priceLists) {
      const list = readPriceListFile(join(folder, PRICE_LISTS, `${id}.sqlite`));
      list.after('');
      list.close();
    }
    return {
      schemaVersion: Number(main.prepare('SELECT version FROM schema_version').get()?.version),
      leads: Number(main.prepare('SELECT count(*) AS leads FROM leads').get()?.leads),
      priceLists,
    };
  } finally {
    main.close();
  }
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return v.parse(Manifest, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new BackupRefused(`There is no complete backup in ${folder}.`, { cause });
  }
}

/** Leaving the write-ahead log takes the file for oneself, which fails while others have it open. */
function refuseWhenOpen(dataDir: string): void {
  let main: DatabaseSync | undefined;
  try {
    main = new DatabaseSync(join(dataDir, MAIN_FILE), { open: true, timeout: 500 });
    main.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    if (/locked/.test(String(cause))) {
      const message = `A program has the store in ${dataDir} open. Stop it first.`;
      throw new BackupRefused(message, { cause });
    }
    // A damaged store is a reason to restore, not to refuse.
  } finally {
    main?.close();
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;
