import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of map tiles, so that no test requests tiles from a third party. */
export interface TileServer {
  /** Value for `MAP_TILE_URL`. */
  readonly tileUrl: string;
  close(): Promise<void>;
}

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dde" d="M0 0h256v256H0z"/></svg>';

export async function startTileServer(): Promise<TileServer> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'image/svg+xml').end(tile);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    tileUrl: `http://localhost:${port}/{z}/{x}/{y}.svg`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
