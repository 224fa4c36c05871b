import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** Names in a data folder and in a backup of it. */
export const storeFiles = {
  main: 'store.sqlite',
  priceLists: 'price-lists',
  admin: 'admin.json',
  /** The owner's table of search words. */
  searchWords: 'search-words.txt',
} as const;
export const MANIFEST = 'backup.json';

export const priceListFile = (folder: string, versionId: string): string =>
  join(folder, storeFiles.priceLists, `${versionId}.sqlite`);

const Manifest = v.object({
  /** ISO 8601, UTC. */
  madeAt: v.string(),
  schemaVersion: v.number(),
  leads: v.number(),
  /** Ids of the versions of the price list, the oldest first. */
  priceLists: v.array(v.string()),
  /** SHA-256 of each file, in hexadecimal, by its path. Absent in backups of older programs. */
  files: v.optional(v.record(v.string(), v.string())),
});
/** The manifest of a backup. A folder without one is not a complete backup. */
export type BackupManifest = v.InferOutput<typeof Manifest>;

/** The message is one line for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return v.parse(Manifest, JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new BackupRefused(`There is no complete backup in ${folder}.`, { cause });
  }
}

/** Hashes of all files of a copy, by their paths. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const hashes: Record<string, string> = {};
  for (const path of paths.toSorted()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    hashes[path] = hash.digest('hex');
  }
  return hashes;
}

type Counted = Pick<BackupManifest, 'schemaVersion' | 'leads' | 'priceLists'>;

/** Opens and checks everything in a copy of a store. Throws `BackupRefused` when it is damaged. */
export function inspectCopy(folder: string): Counted {
  try {
    return readCopy(folder);
  } catch (cause) {
    throw new BackupRefused(`The copy in ${folder} is damaged.`, { cause });
  }
}

function readCopy(folder: string): Counted {
  const main = openIntact(join(folder, storeFiles.main));
  try {
    const versions = main.prepare('SELECT * FROM price_list_versions ORDER BY activation').all();
    for (const { id, product_count } of versions) {
      const list = openIntact(priceListFile(folder, String(id)));
      const found = list.prepare('SELECT count(*) AS found FROM products').get()?.found;
      list.close();
      if (found !== product_count) throw new Error(`Price list ${id} is not complete`);
    }
    return {
      schemaVersion: Number(main.prepare('SELECT version FROM schema_version').get()?.version),
      leads: Number(main.prepare('SELECT count(*) AS leads FROM leads').get()?.leads),
      priceLists: versions.map(({ id }) => String(id)),
    };
  } finally {
    main.close();
  }
}

function openIntact(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  const verdict = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (verdict === 'ok') return db;
  db.close();
  throw new Error(`${file}: ${verdict}`);
}

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;
