import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepLearned } from '@app/api/adapters/files/learned-file';
import { releasesFolder } from '@app/federation/releases';
import { publishBuilt } from '@app/testing/site/built-parts';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';
import { startTileServer } from './tile-server.ts';

/** Environment variables that give the workers the path of the template and the address of map tiles. */
const TEMPLATE_VARIABLE = 'E2E_TEMPLATE_DATA_DIR';
const TILES_VARIABLE = 'E2E_MAP_TILE_URL';

/** The data folder, with the embedded store, that every site copies. Read-only for tests. */
export function templateFolder(): string {
  const folder = process.env[TEMPLATE_VARIABLE];
  if (!folder) throw new Error('The template was not prepared');
  return folder;
}

/** Value for `MAP_TILE_URL` of sites whose map no test looks at. */
export const tileUrl = (): string => process.env[TILES_VARIABLE] ?? '';

/** Builds changed parts, imports the sample price list and serves map tiles once, for all servers. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-template-'));
  await publishBuilt(releasesFolder(folder));
  await runScript('server/commands/import.ts', { DATA_DIR: folder }, samplePriceList);
  // Else every site would learn for itself, for seconds of a busy machine.
  await keepLearned(folder);
  process.env[TEMPLATE_VARIABLE] = folder;
  const tiles = await startTileServer();
  process.env[TILES_VARIABLE] = tiles.tileUrl;
  return async () => {
    await tiles.close();
    await rm(folder, { recursive: true, force: true });
  };
}
