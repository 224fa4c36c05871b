import { once } from 'node:events';
import { createServer } from 'node:http';

/** A fake server of map tiles. */
export interface TileServer {
  /** Value for `MAP_TILE_URL`. */
  readonly tileUrl: string;
  readonly origin: string;
  /** Paths that were requested since the last `forget`. */
  asked(): readonly string[];
  forget(): void;
  close(): Promise<void>;
}

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dde" d="M0 0h256v256H0z"/></svg>';

export async function startTileServer(): Promise<TileServer> {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'image/svg+xml').setHeader('Cache-Control', 'no-store');
    response.end(tile);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port for the tile server');
  const origin = `http://localhost:${address.port}`;
  return {
    tileUrl: `${origin}/{z}/{x}/{y}.svg`,
    origin,
    asked: () => asked,
    forget() {
      asked = [];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
