import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEARNED_FILE } from '@app/api/adapters/files/learned-file';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { temporaryDatabase } from '@app/api/testing/mongo-database';
import { goodCopyFile, keyFile, keysFolder } from '@app/federation/release-paths';
import { releasesFolder } from '@app/federation/releases';
import { templateFolder } from './prepare-template.ts';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';

/** The store for leads and price lists. */
export type StoreKind = 'sqlite' | 'mongodb';

/** Data folder and database of one site, with all parts released and the sample list imported. */
export interface SitePlace extends StoreSettings {
  remove(): Promise<void>;
}

/** Creates a new place, so that no other site sees its changes. */
export async function newSitePlace(store: StoreKind): Promise<SitePlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-site-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (store === 'sqlite') {
    await cp(templateFolder(), folder, { recursive: true });
    return { DATA_DIR: folder, remove: removeFolder };
  }
  // Only the releases with their keys, and what is no data, are copied, so that a site that reads its folder, not the database, fails.
  const [from, to] = [releasesFolder(templateFolder()), releasesFolder(folder)];
  await cp(from, to, { recursive: true });
  for (const fileOf of [keyFile, keysFolder, goodCopyFile]) {
    await cp(fileOf(from), fileOf(to), { recursive: true });
  }
  await cp(path.join(templateFolder(), LEARNED_FILE), path.join(folder, LEARNED_FILE));
  const database = await temporaryDatabase();
  const settings = { DATA_DIR: folder, MONGODB_URI: database.uri };
  await runScript('server/commands/import.ts', settings, samplePriceList);
  return {
    ...settings,
    async remove() {
      await removeFolder();
      await database.drop();
    },
  };
}
