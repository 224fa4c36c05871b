import { once } from 'node:events';
import { createServer } from 'node:http';

/** A proxy between page server and API, for GET requests only. */
export interface SilentApi {
  readonly url: string;
  close(): Promise<void>;
}

/** Forwards every request except the first one to a path, which is never answered. */
export async function startSilentApi(api: string, path: string): Promise<SilentApi> {
  let silent = true;
  const server = createServer(async ({ url = '' }, response) => {
    if (silent && url.startsWith(path)) {
      silent = false;
      return;
    }
    const answer = await fetch(api + url);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port for the silent API');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
