import { createWebAuthn } from '@app/api/adapters/webauthn/webauthn';
import { ownerHeaders } from '@app/api/testing/owner-headers';
import { softwareAuthenticator } from '@app/api/testing/software-authenticator';
import { owner, type UploadApi, uploadApi } from '@app/api/testing/upload-testing';
import { addPasskey, startConfirmation, startPasskey } from '@app/contracts/admin-passkeys';
import { rollBackRelease } from '@app/contracts/admin-releases';
import { startAdminSession } from '@app/contracts/admin-session';
import { PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import { type OwnerAction, ownerAction } from '@app/contracts/passkey-assertion';
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
  const webAuthn = createWebAuthn({ origin: 'https://shop.example', name: 'Acme' });
  api = await uploadApi({ webAuthn }, { config: { TRUST_PROXY: proxies + 1 } });
  const server = await serveHttp({ fetch: api.app.fetch, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  stop = server.value.stop;
  const pages = new Hono<ServerEnv>();
  pages.use(requestContext({ log, trustedHops: proxies }));
  const admin = askApiForAdmin(server.value.url);
  pages.get('/who', async (c) => c.json(await admin.read(c)));
  pages.post('/confirm', async (c) => {
    const { assertion, ...action } = await c.req.json();
    return c.json(await admin.confirm(c, action, assertion));
  });
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
  const post = (path: string, body: unknown, sent: Record<string, string> = {}) =>
    pages.request(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...sent },
      body: JSON.stringify(body),
    });
  async function signIn() {
    const signedIn = await post(startAdminSession.path, owner);
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().some((line) => name.test(line))).toBe(true);
    return ownerHeaders(signedIn);
  }

  test('an owner who signed in at the API is known to the page server, and a stranger is not', async () => {
    const sent = await signIn();
    const who = async (sent: Record<string, string>) =>
      (await pages.request('/who', { headers: { ...headers, ...sent } })).json();
    const { Cookie = '' } = sent;
    expect(await who(sent)).toEqual({ ok: true, value: owner.username });
    const nobody = { ok: false, failure: { status: 401 } };
    const forged = Cookie.replace(/(?<=admin-session=)/, 'x');
    expect(await who({ ...sent, Cookie: forged })).toMatchObject(nobody);
    expect(await who({ Cookie })).toMatchObject(nobody);
    expect(await who({})).toMatchObject(nobody);
  });

  test('while passkeys are on, a change of releases needs an assertion for exactly that, once', async () => {
    const session = await signIn();
    const json = async (answer: Response) => answer.json();
    const confirm = async (body: object) => json(await post('/confirm', body, session));
    const rollBack = (to: string) => ownerAction(rollBackRelease, { part: 'shop', to, asOf: null });
    expect(await confirm(rollBack('1'))).toEqual({ ok: true, value: owner.username });

    const device = softwareAuthenticator();
    const asked = { name: 'Laptop', password: owner.password };
    const { options } = await json(await post(startPasskey.path, asked, session));
    const added = { name: 'Laptop', registration: device.make(options) };
    expect((await post(addPasskey.path, added, session)).status).toBe(200);

    const refused = { ok: false, failure: { status: 403 } };
    const assertionFor = async (action: OwnerAction) => {
      const started = await json(await post(startConfirmation.path, action, session));
      return device.use(started.options);
    };
    expect(await confirm(rollBack('1'))).toMatchObject(refused);
    const other = await assertionFor(rollBack('2'));
    expect(await confirm({ ...rollBack('1'), assertion: other })).toMatchObject(refused);
    const assertion = await assertionFor(rollBack('1'));
    const right = { ...rollBack('1'), assertion };
    expect(await confirm(right)).toEqual({ ok: true, value: owner.username });
    expect(await confirm(right)).toMatchObject(refused);
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
