import { ownerHeaders } from '@app/api/testing/owner-headers';
import { owner, type UploadApi, uploadApi } from '@app/api/testing/upload-testing';
import { startAdminSession } from '@app/contracts/admin-session';
import { PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import { createLogger } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { serveHttp } from '@app/http-server/serve-http';
import { askApiForAdmin, pageTokenFor } from '@app/shell/server/admin-session';
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
  pages.get('/token', async (c) => c.text((await pageTokenFor(c, server.value.url)) ?? 'none'));
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
    expect(signedIn.headers.getSetCookie().some((line) => name.test(line))).toBe(true);
    const sent = await ownerHeaders(signedIn);
    const who = async (sent: Record<string, string>) =>
      (await pages.request('/who', { headers: { ...headers, ...sent } })).json();
    const { Cookie = '' } = sent;
    expect(await who(sent)).toEqual({ ok: true, value: owner.username });
    expect(await who({ ...sent, Cookie: Cookie.replace(/(?<=admin-session=)/, 'x') })).toEqual({
      ok: true,
    });
    expect(await who({ Cookie })).toEqual({ ok: true });
    expect(await who({})).toEqual({ ok: true });
  });

  test.each([
    ['opened in a tab', 'navigate', 'document', true],
    ['fetched by a script', 'cors', 'empty', false],
    ['shown in a frame', 'navigate', 'iframe', false],
    ['fetched by a browser that does not say what for', undefined, undefined, false],
  ])('a document %s has the token of the session: %3$s', async (_, mode, dest, told) => {
    const signedIn = await pages.request(startAdminSession.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(owner),
    });
    const { Cookie = '', [PAGE_TOKEN_HEADER]: token } = await ownerHeaders(signedIn);
    const says = mode && dest ? { 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest } : {};
    const answer = await pages.request('/token', { headers: { ...headers, Cookie, ...says } });
    expect(await answer.text()).toBe(told ? token : 'none');
  });
});
