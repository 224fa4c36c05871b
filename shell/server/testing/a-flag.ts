import { serveHttp } from '@app/http-server/serve-http';
import { onTestFinished } from 'vitest';

/**
 * An API of which pages can ask what a test has said: `/api/flag` is answered with 200 while the flag is up, else with
 * 404. Render processes can read no file.
 */
export async function aFlag(up = false) {
  const flag = { up };
  const server = await serveHttp({
    fetch: () => new Response(null, { status: flag.up ? 200 : 404 }),
    host: '127.0.0.1',
    port: 0,
    drainMs: 0,
  });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return Object.assign(flag, { apiOrigin: server.value.url });
}
