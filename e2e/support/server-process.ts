import type { StoreSettings } from '@app/api/adapters/open-store';
import { freePorts } from '../../scripts/processes/free-ports.ts';
import * as processes from '../../scripts/processes/server-process.ts';
import { scriptEnvironment } from './script-environment.ts';

export type ServerProcess = processes.ServerProcess;

/** Starts a server, on a free port unless `PORT` is set, and waits until it is ready. */
export async function startServer(
  program: string,
  store: StoreSettings,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const PORT = settings.PORT ?? String(await freePort());
  const others = { MAP_TILE_URL: ownTiles(PORT), ...settings, PORT };
  return processes.startServer(program, scriptEnvironment(store, others));
}

/** The site's own icon as map tile, so that no test requests tiles from a third party. */
const ownTiles = (port: string) => `http://localhost:${port}/favicon.svg?tile={z}/{x}/{y}`;

/** The port has to be known before the start, because the page server calls the API through it. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts('localhost', 1);
  return port;
}
