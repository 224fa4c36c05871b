import type { StoreSettings } from '@app/api/adapters/open-store';
import * as processes from '@app/testing/site/server-process';
import { tileUrl } from './prepare-template.ts';
import { scriptEnvironment } from './script-environment.ts';

export type ServerProcess = processes.ServerProcess;

/** Starts a server on any free port, and waits until it is ready. No test requests tiles from a third party. */
export async function startServer(
  program: string,
  store: StoreSettings,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const others = { MAP_TILE_URL: tileUrl(), PORT: '0', ...settings };
  return processes.startServer(program, scriptEnvironment(store, others));
}
