import { once } from 'node:events';
import { createServer } from 'node:http';

/** A proxy between page server and API, for GET requests only. */
export interface SilentApi {
  readonly url: string;
  close(): Promise<void>;
}

/** Forwards every request but those to these paths, which are never answered. */
export async function startSilentApi(api: string, ...paths: string[]): Promise<SilentApi> {
  const server = createServer(async ({ url = '' }, response) => {
    if (paths.some((path) => url.startsWith(path))) return;
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
