import { owner, type UploadApi, uploadApi } from '@app/api/testing/upload-testing';
import { startAdminSession } from '@app/contracts/admin-session';
import { createLogger } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { serveHttp } from '@app/http-server/serve-http';
import { askApiForAdmin } from '@app/shell/server/admin-session';
import { sampleConfig } from '@app/site/testing/sample-site';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forwardApi } from './forward-api.ts';

const log = createLogger({ level: 'silent', name: 'test' });

let api: UploadApi;
let stop: () => Promise<void>;
afterEach(async () => {
  await stop();
  await api.close();
});

/** A page server with this many proxies in front, and the API behind it in another process. */
async function start(proxies: number) {
  api = await uploadApi({}, { config: { TRUST_PROXY: proxies + 1 } });
  const server = await serveHttp({ fetch: api.app.fetch, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  stop = server.value.stop;
  const pages = new Hono<ServerEnv>();
  pages.use(requestContext({ log, trustedHops: proxies }));
  const readAdmin = askApiForAdmin(server.value.url);
  pages.get('/who', async (c) => c.json(await readAdmin(c)));
  const apiOrigin = server.value.url;
  pages.route('/', forwardApi({ apiOrigin, trustedHops: proxies, site: sampleConfig, log }));
  return pages;
}

describe.each([
  ['without a proxy', 0, {}, /^admin-session=/],
  ['behind a proxy that ends TLS', 1, { 'X-Forwarded-Proto': 'https' }, /^__Host-admin-session=/],
])('%s', (_, proxies, headers, name) => {
  let pages: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    pages = await start(proxies);
  });

  test('an owner who signed in at the API is known to the page server, and a stranger is not', async () => {
    const signedIn = await pages.request(startAdminSession.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(owner),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie().find((line) => name.test(line)) ?? '';
    const Cookie = cookie.split(';')[0] ?? '';
    const who = async (sent: Record<string, string>) =>
      (await pages.request('/who', { headers: { ...headers, ...sent } })).json();
    expect(await who({ Cookie })).toEqual({ ok: true, value: owner.username });
    expect(await who({ Cookie: `${Cookie}x` })).toEqual({ ok: true });
    expect(await who({})).toEqual({ ok: true });
  });
});
