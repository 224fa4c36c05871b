import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLogger } from '@app/http-server/logger';
import { serveHttp } from '@app/http-server/serve-http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forwardApi } from './forward-api.ts';

type Fetch = Parameters<typeof serveHttp>[0]['fetch'];

async function serve(fetch: Fetch): Promise<string> {
  const server = await serveHttp({ fetch, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return server.value.url;
}

/** Forwards calls to an API that answers with what it received. */
async function forwarding(): Promise<string> {
  const api = await serve(async (received) =>
    Response.json(
      { headers: Object.fromEntries(received.headers), body: await received.text() },
      { headers: { 'Set-Cookie': 'admin-device=new; HttpOnly' } },
    ),
  );
  const log = createLogger({ level: 'silent', name: 'test' });
  return serve(forwardApi(api, 0, log).fetch as Fetch);
}

describe('a call that is forwarded to the API', () => {
  it.each([
    ['waits for 100 Continue', { Expect: '100-continue' }, 'expect'],
    ['offers another protocol', { Connection: 'Upgrade', Upgrade: 'h2c' }, 'upgrade'],
    ['names a header in Connection', { Connection: 'close, x-hop', 'X-Hop': '1' }, 'x-hop'],
    ['accepts trailers', { TE: 'trailers' }, 'te'],
  ])('arrives without its hop-by-hop header when it %s', async (_, headers, dropped) => {
    const url = await forwarding();
    const call = request(`${url}/api/contact`, { method: 'POST', headers, agent: false });
    call.end('hello');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    const received = JSON.parse(await text(answer));
    expect(received.body).toBe('hello');
    expect(received.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(Object.keys(received.headers)).not.toContain(dropped);
  });

  it('takes the cookie of a known device along, and brings the new one back', async () => {
    const url = await forwarding();
    const answer = await fetch(`${url}/api/admin/mail-status`, {
      method: 'POST',
      headers: { Cookie: 'admin-device=old' },
    });
    expect((await answer.json()).headers.cookie).toBe('admin-device=old');
    expect(answer.headers.getSetCookie()).toEqual(['admin-device=new; HttpOnly']);
  });
});
