import { type FailureCode, failureBody, systemDown } from '@app/contracts/failure';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aContactMessage, anOrder } from '../../testing/builders.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { testApi } from '../../testing/test-api.ts';
import { testSite } from '../../testing/test-site.ts';

const CONTACT = '/api/contact';

async function expectFailure(answer: Response, status: number, code: FailureCode, message: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(failureBody(code, message));
}

describe('the body of a request', () => {
  test.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['JSON of another kind', 'application/json-patch+json'],
    ['no type', ''],
  ])('is refused when it is %s', async (_, type) => {
    const { post, leads } = await testApi();
    const answer = await post(CONTACT, aContactMessage(), { 'Content-Type': type });
    await expectFailure(answer, 415, 'unsupported_media_type', 'Please send application/json');
    expect(await leads()).toEqual([]);
  });

  test('is accepted with a charset', async () => {
    const { post } = await testApi();
    const type = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await post(CONTACT, aContactMessage(), type)).status).toBe(200);
  });

  test.each(['', '{', 'undefined', '{"name":"x",}'])('is refused when it is "%s"', async (body) => {
    const { post } = await testApi();
    const answer = await post(CONTACT, body);
    await expectFailure(answer, 400, 'invalid_request', 'The request is not valid JSON');
  });

  test.each(['[]', 'null', '"text"', '1'])('is refused when it is %s', async (body) => {
    const { post } = await testApi();
    const answer = await post(CONTACT, body);
    await expectFailure(answer, 400, 'invalid_request', 'The request must be a JSON object');
  });

  test('is refused by its Content-Length when it is too large', async () => {
    const { post, leads } = await testApi();
    const body = JSON.stringify(aContactMessage({ message: 'x'.repeat(70_000) }));
    const answer = await post(CONTACT, body, { 'Content-Length': String(body.length) });
    await expectFailure(answer, 413, 'payload_too_large', 'Please send at most 64 KB');
    expect(await leads()).toEqual([]);
  });

  test('is refused when it is too large and has no Content-Length, before all of it is read', async () => {
    const { app } = await testApi();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(10_000).fill(32));
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await app.request(CONTACT, init);
    await expectFailure(answer, 413, 'payload_too_large', 'Please send at most 64 KB');
    expect(sent).toBeLessThan(15);
  });

  test('may have up to 256 KB for an order', async () => {
    const { post } = await testApi();
    const line = (length: number) => ({ Sku: 'CAM-4MP', quantity: 1, Product: 'x'.repeat(length) });
    const fits = await post('/api/order-confirmation', anOrder({ cart: [line(200_000)] }));
    expect(fits.status).toBe(200);
    const answer = await post('/api/order-confirmation', anOrder({ cart: [line(300_000)] }));
    await expectFailure(answer, 413, 'payload_too_large', 'Please send at most 256 KB');
  });
});

describe('an address or a method that does not exist', () => {
  test.each(['/api', '/api/', '/api/nope', '/api/contact/', '/api/orders', '/api/%00', '/nope'])(
    '%s is not found',
    async (path) => {
      const { get } = await testApi();
      await expectFailure(await get(path), 404, 'not_found', 'There is nothing at this address');
    },
  );

  test.each([
    ['GET', CONTACT, 'POST'],
    ['PUT', '/api/order-confirmation', 'POST'],
    ['POST', '/api/products', 'GET, HEAD'],
    ['DELETE', '/api/orders/0123', 'GET, HEAD'],
    ['OPTIONS', '/api/catalogue/current', 'POST, GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('%s %s is answered with 405 and the allowed methods %s', async (method, path, allow) => {
    const { app } = await testApi();
    const answer = await app.request(path, { method });
    expect(answer.headers.get('allow')).toBe(allow);
    await expectFailure(
      answer,
      405,
      'method_not_allowed',
      `${method} is not allowed at this address`,
    );
  });
});

describe('a fault', () => {
  test('is described in the log, not to the visitor', async () => {
    const store = memoryStore();
    const broken = {
      ...store,
      leads: { ...store.leads, insert: () => Promise.reject(new Error('table is on fire')) },
    };
    const { post, log } = await testApi({ store: broken });
    const answer = await post(CONTACT, aContactMessage(), { 'X-Request-Id': 'request-0001' });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const message = 'Something went wrong on our side. Please try again.';
    await expectFailure(answer, 500, 'internal', message);
    expect(log).toMatchObject([
      { level: 50, msg: 'fault', id: 'request-0001', err: { message: 'table is on fire' } },
      { level: 40, msg: 'request', id: 'request-0001', status: 500, path: CONTACT },
    ]);
    expect(JSON.stringify(log)).not.toContain('thandi@example.com');
  });
});

describe('a request with an Origin', () => {
  const send = async (origin: string, publicOrigin?: string) => {
    const config = {
      TRUST_PROXY: 0,
      CATALOGUE_HIDE_COST: false,
      ...(publicOrigin ? { PUBLIC_ORIGIN: publicOrigin } : {}),
    };
    const { post } = await testApi({ config });
    return post(CONTACT, aContactMessage(), { Host: 'localhost:3000', Origin: origin });
  };

  test.each(['https://evil.example', 'null', 'http://localhost:3001', 'http://localhost', 'x'])(
    'is refused from %s',
    async (origin) => {
      const message = 'This request was sent by a page of another site';
      await expectFailure(await send(origin), 403, 'forbidden', message);
    },
  );

  test('is accepted from the host that was called', async () => {
    expect((await send('http://localhost:3000')).status).toBe(200);
  });

  test('is accepted from PUBLIC_ORIGIN, whatever Host the proxy sends', async () => {
    const shop = 'https://shop.example';
    expect((await send(shop, shop)).status).toBe(200);
    expect((await send('https://evil.example', shop)).status).toBe(403);
  });

  test('is refused from the host that was called when the public origin is another', async () => {
    expect((await send('http://localhost:3000', 'https://shop.example')).status).toBe(403);
  });

  test('is refused when only the scheme is another', async () => {
    expect((await send('https://localhost:3000')).status).toBe(403);
    expect((await send('http://shop.example', 'https://shop.example')).status).toBe(403);
  });

  test('gets answers that no page of another site can show or load', async () => {
    const { get, post } = await testApi();
    for (const answer of [
      await get('/api/products'),
      await post(CONTACT, {}),
      await get('/api/x'),
    ]) {
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  test('is accepted from any site when it only reads', async () => {
    const { get } = await testApi();
    const answer = await get('/api/products', { Origin: 'https://evil.example' });
    expect(answer.status).toBe(200);
    // Browsers show it to no page of another site.
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an order', () => {
  const never = () => new Promise<never>(() => {});

  test.each(['leads', 'permits', 'priceLists'] as const)(
    'that waits for %s of a store that hangs is answered within ten seconds, and says what to do',
    async (part) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const store = memoryStore();
      const hanging = { get: never, valid: never, find: never };
      const { post, log } = await testApi({
        store: { ...store, [part]: { ...store[part], ...hanging } },
      });
      const asked = post('/api/order-confirmation', anOrder(), {
        'Idempotency-Key': 'order-key-1',
      });
      await vi.advanceTimersByTimeAsync(9_500);
      const { shown } = testSite.company.phone;
      await expectFailure(await asked, 503, 'unavailable', systemDown(shown));
      expect(log).toContainEqual(expect.objectContaining({ msg: 'fault' }));
    },
  );
});
