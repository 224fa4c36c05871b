import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { prune, readRegistry, releasesFolder } from '@app/federation/releases';
import { publishChanged } from '@app/testing/site/changed-release';
import { table } from '../table.ts';

const VERSIONS = 43;

/** The size of the folder of releases before and after many versions of the shop, each with files of its own. */
export async function diskReport(dataDir: string): Promise<string> {
  const releases = releasesFolder(dataDir);
  const row = async (when: string, megabytes: number) => ({
    'releases/': when,
    'versions of the shop': String(
      Object.keys((await readRegistry(releases)).parts.shop?.releases ?? {}).length,
    ),
    MB: megabytes.toFixed(1),
  });
  const before = await row('before', await megabytesOf(releases));
  for (let number = 1; number <= VERSIONS; number++) {
    const version = `1.0.2-${number.toString(16).padStart(12, '0')}`;
    await publishChanged(releases, 'shop', version, { browser: (code) => `${code}\n` });
  }
  const after = await row(`after ${VERSIONS} more`, await megabytesOf(releases));
  await prune(releases);
  return table([before, after, await row('after a prune', await megabytesOf(releases))]);
}

async function megabytesOf(folder: string): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6;
}
