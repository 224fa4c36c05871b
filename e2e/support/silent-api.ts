import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stands between a page server and the API; reads only. */
export interface SilentApi {
  readonly url: string;
  close(): Promise<void>;
}

/** An API that passes everything on but the first call to a path, which it never answers. */
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
