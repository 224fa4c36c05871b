import { createVisitorAddresses } from '@app/http-server/visitor-address';
import { describe, expect, test } from 'vitest';
import { startPageServer } from '../page-server.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { aPage, fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';

const visitorAddresses = createVisitorAddresses('a secret');
const origin = 'https://kestrel-security.example';

function start(releaseSets = fakeReleaseSets(), publicOrigin = origin) {
  const { app } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    origin,
    publicOrigin: publicOrigin || undefined,
    trustedHops: 1,
    visitorAddresses,
    log: recordedLog().log,
  });
  const post = async (
    headers: Record<string, string> = {},
    body = 'name=Thandi+M&name=x&text=%26%C3%A9',
  ) =>
    await app.request('/incident?from=home', {
      method: 'POST',
      headers: {
        Host: 'localhost',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body,
    });
  return { post, releaseSets };
}

describe('a form posted without JavaScript', () => {
  test('is given to the page that it was posted to, with its fields', async () => {
    const { post, releaseSets } = start();
    expect((await post({ Origin: origin })).status).toBe(200);
    expect(releaseSets.requests).toMatchObject([
      {
        url: '/incident?from=home',
        form: [
          ['name', 'Thandi M'],
          ['name', 'x'],
          ['text', '&é'],
        ],
      },
    ]);
  });

  test("carries its visitor's address to the API, signed", async () => {
    const { post, releaseSets } = start();
    await post({ Origin: origin, 'X-Forwarded-For': '6.6.6.6, 196.1.2.3' });
    const signed = releaseSets.requests[0]?.apiHeaders?.['X-Visitor-Address'] ?? '';
    expect(visitorAddresses.read(signed)).toBe('196.1.2.3');
  });

  test('is answered with what the page says, stored nowhere', async () => {
    const { post, releaseSets } = start(
      fakeReleaseSets(() => aPage({ status: 422, html: 'Required' })),
    );
    const response = await post({ Origin: origin });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('Required');
    await post({ Origin: origin });
    expect(releaseSets.requests).toHaveLength(2);
  });

  // Without a referrer a browser sends `Origin: null` with the next form, which would be refused.
  test('is answered with a page whose form can be sent again', async () => {
    const referrer = async (posted: ReturnType<typeof fakeReleaseSets>) =>
      (await start(posted).post({ Origin: origin })).headers.get('referrer-policy');
    expect(await referrer(fakeReleaseSets())).toBe('strict-origin-when-cross-origin');
    expect(await referrer(fakeReleaseSets(() => undefined))).toBe(
      'strict-origin-when-cross-origin',
    );
    expect(await referrer(fakeReleaseSets(() => aPage({ secret: true })))).toBe('no-referrer');
  });

  test.each([
    [{ Origin: origin }, 200],
    [{ Origin: 'http://localhost' }, 403],
    [{ Origin: origin.replace('https:', 'http:') }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{}, 200],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: `${origin}.evil.example` }, 403],
    [{ Origin: `${origin}:8443` }, 403],
    [{ Origin: 'http://localhost:81' }, 403],
    // From a page without a referrer, such as the page of an order.
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('from %j is answered with %i', async (headers, status) => {
    const { post, releaseSets } = start();
    const response = await post(headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(releaseSets.requests).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each([
    ['http://localhost', 200],
    ['https://localhost', 403],
    ['http://localhost:81', 403],
    [origin, 403],
  ])(
    'without PUBLIC_ORIGIN, from %s to http://localhost is answered with %i',
    async (from, status) => {
      const { post } = start(fakeReleaseSets(), '');
      expect((await post({ Origin: from })).status).toBe(status);
    },
  );

  test.each([
    ['JSON', { 'Content-Type': 'application/json' }, '{}'],
    [
      'plain text, which needs no permission across origins',
      { 'Content-Type': 'text/plain' },
      'a=1',
    ],
    ['files', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['too much', {}, `text=${'x'.repeat(512 * 1024)}`],
  ])('is refused as %s', async (_, headers, body) => {
    const { post, releaseSets } = start();
    const response = await post({ Origin: origin, ...headers } as Record<string, string>, body);
    expect(response.status).toBe(400);
    expect(releaseSets.requests).toHaveLength(0);
  });
});
