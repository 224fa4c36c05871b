import { defineEndpoint } from '@app/contracts/endpoint';
import { failureBody } from '@app/contracts/failure';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from './api-client.ts';
import { type FakeApi, json, startFakeApi } from './testing/fake-api.ts';

const sendNote = defineEndpoint({
  method: 'POST',
  path: '/api/note',
  summary: 'A note',
  request: v.object({ text: v.string() }),
  response: v.object({ reference: v.string() }),
  recordsLead: true,
});

let server: FakeApi;
let api: ApiClient;
beforeEach(async () => {
  server = await startFakeApi();
  server.answer = json({ reference: 'MSG-1' }, 201);
  api = createApiClient({ origin: server.origin, fetch });
});
afterEach(() => server.close());

describe('sending', () => {
  test('posts JSON and reads the answer', async () => {
    const answer = await api.send(sendNote, { text: 'Ngiyabonga ✓' });
    expect(answer).toEqual({ ok: true, value: { reference: 'MSG-1' } });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/note' });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request?.body ?? '')).toEqual({ text: 'Ngiyabonga ✓' });
  });

  test('posts a form with its file', async () => {
    const form = new FormData();
    form.append('text', new File(['Ngiyabonga'], 'note.txt'));
    expect(await api.send(sendNote, form)).toMatchObject({ ok: true });
    const [request] = server.received;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('filename="note.txt"');
  });

  test('sends the idempotency key', async () => {
    await api.send(sendNote, { text: 'a' }, { idempotencyKey: 'key-00000001' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('key-00000001');
  });

  test('sends no key unless there is one', async () => {
    await api.send(sendNote, { text: 'a' });
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('makes a new request each time', async () => {
    await api.send(sendNote, { text: 'a' });
    await api.send(sendNote, { text: 'a' });
    expect(server.received).toHaveLength(2);
  });

  test('fails as reading does', async () => {
    server.answer = json(failureBody('idempotency_conflict', 'Sent before.'), 409);
    expect(await api.send(sendNote, { text: 'a' })).toMatchObject({
      failure: { kind: 'refused', status: 409, message: 'Sent before.' },
    });
  });

  test('can be aborted', async () => {
    const signal = AbortSignal.abort();
    expect(await api.send(sendNote, { text: 'a' }, { signal })).toMatchObject({
      failure: { kind: 'unreachable' },
    });
    expect(server.received).toHaveLength(0);
  });

  test.each([
    ['an order', { takesLong: false }, 10],
    ['a report', { takesLong: true }, 50],
    ['a call of a remote from before calls said so', { takesLong: undefined }, 50],
  ])('gives %s up after %o: %i seconds', async (_, length, seconds) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const call = { ...sendNote, ...length } as typeof sendNote;
    expect(await api.send(call, { text: 'a' })).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(timeout).toHaveBeenCalledWith(seconds * 1000);
  });
});
