import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryFile } from '@app/federation/release-paths';
import { readRegistry } from '@app/federation/releases';
import { trustFound } from '@app/federation/trust';
import { publishChanged, type ReleaseChange } from '@app/testing/site/changed-release';

const SHOP = 'shop';

export async function liveShopVersion(releases: string): Promise<string> {
  const version = (await readRegistry(releases)).parts[SHOP]?.active;
  if (!version) throw new Error('No shop is live');
  return version;
}

/** The folder that has everything of the shop. */
export const shopFolder = (releases: string): string => path.join(releases, SHOP);

/** Makes what was live at an earlier moment live again, in one step. */
export async function restoreRegistry(releases: string, text: string): Promise<void> {
  await writeFile(registryFile(releases), text);
  await trustFound(releases);
}

/** Publishes a changed copy of the live shop release. */
export const publishShop = (
  releases: string,
  version: string,
  change: ReleaseChange,
): Promise<void> => publishChanged(releases, SHOP, version, change);

/** Publishes a changed copy of the live shell release. */
export const publishShell = (
  releases: string,
  version: string,
  change: ReleaseChange = {},
): Promise<void> => publishChanged(releases, 'shell', version, change);
