import type { StoreSettings } from '@app/api/adapters/open-store';
import * as processes from '@app/testing/site/server-process';
import { tileUrl } from './prepare-template.ts';
import { scriptEnvironment } from './script-environment.ts';

export type ServerProcess = processes.ServerProcess;

/** A render that is late on a busy machine would leave its page to browsers until the next release. */
const RENDER_DEADLINE_MS = '4000';

/** Starts a server on any free port, and waits until it is ready. No test requests tiles from a third party. */
export async function startServer(
  program: string,
  store: StoreSettings,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const others = { MAP_TILE_URL: tileUrl(), PORT: '0', RENDER_DEADLINE_MS, ...settings };
  return processes.startServer(program, scriptEnvironment(store, others));
}
