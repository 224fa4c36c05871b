import { defineEndpoint } from '@app/contracts/endpoint';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './api-client.ts';
import { type FakeApi, json, startFakeApi } from './testing/fake-api.ts';

const readPart = defineEndpoint({
  method: 'GET',
  path: '/api/shops/:shop/parts/:part',
  summary: 'A part',
  response: v.object({ name: v.string(), price: v.optional(v.number(), 0) }),
});
const params = { shop: 'durban', part: 'CAM' };

let server: FakeApi;
let api: ApiClient;
beforeEach(async () => {
  server = await startFakeApi();
  server.answer = json({ name: 'Camera' });
  api = createApiClient({ origin: server.origin, fetch, headers: { 'X-Request-Id': 'id-1' } });
});
afterEach(() => server.close());

const urls = () => server.received.map(({ url }) => url);

describe('reading', () => {
  test('returns the body as the schema parses it', async () => {
    server.answer = json({ name: 'Camera', secret: 'not in the schema' });
    const answer = await api.read(readPart, { params });
    expect(answer).toEqual({ ok: true, value: { name: 'Camera', price: 0 } });
  });

  test('sends its headers and no body', async () => {
    await api.read(readPart, { params });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', body: '' });
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'x-request-id': 'id-1' });
  });

  test('sends cookies', async () => {
    const asked: RequestInit[] = [];
    const recording = createApiClient({
      fetch: async (_, init = {}) => {
        asked.push(init);
        return Response.json({ name: 'Camera' });
      },
    });
    await recording.read(readPart, { params });
    expect(asked).toMatchObject([{ credentials: 'include' }]);
  });

  test('encodes parameters, so that none can reach another path', async () => {
    await api.read(readPart, { params: { shop: '../admin', part: 'a/b?c=d#e é' } });
    expect(urls()).toEqual(['/api/shops/..%2Fadmin/parts/a%2Fb%3Fc%3Dd%23e%20%C3%A9']);
  });

  test('encodes the query and leaves out what is empty', async () => {
    const query = { q: 'a&b=c +é', page: 0, none: undefined, blank: '' };
    await api.read(readPart, { params, query });
    expect(urls()).toEqual(['/api/shops/durban/parts/CAM?q=a%26b%3Dc+%2B%C3%A9&page=0']);
  });
});

describe('kept answers', () => {
  test('are requested once', async () => {
    const first = await api.read(readPart, { params });
    server.answer = json({ name: 'Other' });
    expect(await api.read(readPart, { params })).toEqual(first);
    expect(urls()).toHaveLength(1);
  });

  test('are shared by simultaneous reads, failures too', async () => {
    const read = () => api.read(readPart, { params });
    server.answer = json({}, 503);
    const [failure, same] = await Promise.all([read(), read()]);
    expect(failure).toMatchObject({ ok: false });
    expect(same).toBe(failure);
    expect(urls()).toHaveLength(1);
    server.answer = json({ name: 'Camera' });
    const [first, second] = await Promise.all([read(), read()]);
    expect(first).toMatchObject({ value: { name: 'Camera' } });
    expect(second).toEqual(first);
    expect(urls()).toHaveLength(2);
  });

  test('are not lost when one of the readers aborts', async () => {
    const giving = new AbortController();
    const aborted = api.read(readPart, { params, signal: giving.signal });
    const patient = api.read(readPart, { params });
    giving.abort();
    expect(await aborted).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(await patient).toMatchObject({ ok: true });
  });

  test('are kept by URL', async () => {
    await api.read(readPart, { params, query: { page: 1 } });
    await api.read(readPart, { params, query: { page: 2 } });
    await api.read(readPart, { params: { ...params, part: 'SIR' } });
    expect(urls()).toHaveLength(3);
  });

  test('are not used for a fresh read', async () => {
    await api.read(readPart, { params });
    server.answer = json({ name: 'Newer' });
    const fresh = await api.read(readPart, { params, fresh: true });
    expect(fresh).toMatchObject({ value: { name: 'Newer' } });
  });

  test('belong to one client', async () => {
    await api.read(readPart, { params });
    await createApiClient({ origin: server.origin, fetch }).read(readPart, { params });
    expect(urls()).toHaveLength(2);
  });

  test('are never failures', async () => {
    server.answer = json({}, 503);
    expect(await api.read(readPart, { params })).toMatchObject({ ok: false });
    server.answer = json({ name: 'Camera' });
    expect(await api.read(readPart, { params })).toMatchObject({ ok: true });
  });
});
