import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { temporaryDatabase } from '@app/api/testing/mongo-database';
import { releasesFolder } from '@app/federation/releases';
import { templateFolder } from './prepare-template.ts';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';

/** What a site keeps its leads and price lists in. */
export type StoreKind = 'sqlite' | 'mongodb';

/** Where one site lives: everything is released, and the sample price list is imported. */
export interface SitePlace extends StoreSettings {
  remove(): Promise<void>;
}

/** A place of its own, so that no other site sees what happens there. */
export async function newSitePlace(store: StoreKind): Promise<SitePlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-site-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (store === 'sqlite') {
    await cp(templateFolder(), folder, { recursive: true });
    return { DATA_DIR: folder, remove: removeFolder };
  }
  // Nothing but the releases: whatever else is asked for must come from the database.
  await cp(releasesFolder(templateFolder()), releasesFolder(folder), { recursive: true });
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
