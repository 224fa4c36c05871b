import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasesFolder } from '@app/federation/releases';
import { buildAndPublish } from '@app/federation/tooling/build-and-publish';
import { samplePriceList } from './repository.ts';
import { runScript } from './run-script.ts';

/** Environment variable that gives the workers the path of the template. */
const TEMPLATE_VARIABLE = 'E2E_TEMPLATE_DATA_DIR';

/** The data folder, with the embedded store, that every site copies. Read-only for tests. */
export function templateFolder(): string {
  const folder = process.env[TEMPLATE_VARIABLE];
  if (!folder) throw new Error('The template was not prepared');
  return folder;
}

/** Builds changed parts and imports the sample price list once, for all servers. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'e2e-template-'));
  await buildAndPublish(releasesFolder(folder));
  await runScript('server/commands/import.ts', { DATA_DIR: folder }, samplePriceList);
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
