import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesFolder } from '@app/federation/releases';
import { publishBuilt } from '@app/testing/site/built-parts';

/**
 * Calls `use` with a data folder in which all parts are released, and removes it afterwards. Parts
 * that have changed are built.
 */
export async function withBuiltSite<Value>(
  use: (dataDir: string) => Promise<Value>,
): Promise<Value> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'faults-'));
  try {
    await publishBuilt(releasesFolder(dataDir));
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
