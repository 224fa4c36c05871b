import type { ServerResponse } from 'node:http';
import { defineEndpoint } from '@app/contracts/endpoint';
import { failureBody } from '@app/contracts/failure';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient, visitorMessage } from './api-client.ts';
import { type FakeApi, json, startFakeApi } from './testing/fake-api.ts';

const readPart = defineEndpoint({
  method: 'GET',
  path: '/api/part',
  summary: 'A part',
  response: v.object({ name: v.string() }),
});

let server: FakeApi;
let api: ApiClient;
beforeEach(async () => {
  server = await startFakeApi();
  api = createApiClient({ origin: server.origin, fetch });
});
afterEach(() => server.close());

async function failureOf(answer: (response: ServerResponse) => void) {
  server.answer = answer;
  const result = await api.read(readPart);
  if (result.ok) throw new Error('expected a failure');
  return result.failure;
}

describe('a refused call', () => {
  test('has the message and the fields of the server', async () => {
    const body = failureBody('invalid_request', 'Please check the form.', { name: 'Required' });
    expect(await failureOf(json(body, 422))).toEqual({
      kind: 'refused',
      status: 422,
      message: 'Please check the form.',
      fields: { name: 'Required' },
      detail: `422: ${JSON.stringify(body)}`,
    });
  });

  test.each([
    ['an unknown code', { code: 'quota_exceeded' }],
    ['unknown members', { traceId: 7, help: { url: '/help' } }],
    ['a malformed error and code', { error: null, code: 7 }],
    ['one malformed field', { fields: { name: 'Required', phone: null } }],
  ])('of a newer API with %s keeps the message and the fields', async (_, newer) => {
    const body = failureBody('invalid_request', 'Please check the form.', { name: 'Required' });
    expect(await failureOf(json({ ...body, ...newer }, 422))).toMatchObject({
      message: 'Please check the form.',
      fields: { name: 'Required' },
    });
  });

  test('has no fields when the server names none', async () => {
    expect(await failureOf(json(failureBody('internal', 'Sorry.'), 500))).toMatchObject({
      message: 'Sorry.',
      fields: {},
    });
  });

  test.each([
    ['text', 'Bad gateway'],
    ['JSON of another shape', '{"message":"<b>no code</b>"}'],
    ['a JSON scalar', 'null'],
  ])('keeps %s for the log only', async (_, body) => {
    expect(await failureOf((response) => response.writeHead(502).end(body))).toEqual({
      kind: 'refused',
      status: 502,
      message: undefined,
      fields: {},
      detail: `502: ${body}`,
    });
  });

  test('has the status text when the body is empty', async () => {
    expect(
      await failureOf((response) => response.writeHead(503, 'Down for a moment').end()),
    ).toMatchObject({ detail: '503: Down for a moment' });
  });

  test('with status 401 is read like any other', async () => {
    const failure = await failureOf(json(failureBody('invalid_request', 'Wrong password.'), 401));
    expect(failure).toMatchObject({ kind: 'refused', status: 401, message: 'Wrong password.' });
  });
});

describe('an answer of the wrong shape', () => {
  test.each([
    ['JSON', '{"name":7}'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
  ])('is malformed: %s', async (_, body) => {
    const failure = await failureOf((response) => response.end(body));
    expect(failure).toMatchObject({ kind: 'malformed' });
    expect(failure.detail).toMatch(/^\/api\/part: ./);
  });
});

describe('a call without an answer', () => {
  test('is unreachable when no server listens', async () => {
    await server.close();
    expect(await api.read(readPart)).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  test('is unreachable when the connection breaks in the middle', async () => {
    const failure = await failureOf((response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"na', () => response.destroy());
    });
    expect(failure.kind).toBe('unreachable');
  });

  test('says so when the time was up', async () => {
    server.answer = () => {};
    const answer = await api.read(readPart, { signal: AbortSignal.timeout(1) });
    expect(answer).toMatchObject({ failure: { kind: 'unreachable', timedOut: true } });
  });

  test('is unreachable when the caller aborted it', async () => {
    const giveUp = new AbortController();
    server.answer = () => giveUp.abort();
    const answer = await api.read(readPart, { signal: giveUp.signal });
    expect(answer).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(answer).not.toHaveProperty('failure.timedOut');
  });
});

describe('the message for a visitor', () => {
  const refused = { kind: 'refused', status: 422, fields: {}, detail: 'for the log' } as const;

  test.each([
    [{ ...refused, message: 'Too many.' }, 'Too many.'],
    [{ ...refused, message: undefined }, 'Sorry.'],
    [{ ...refused, message: '' }, 'Sorry.'],
    [{ kind: 'unreachable', detail: 'for the log' } as const, 'Sorry.'],
    [{ kind: 'malformed', detail: 'for the log' } as const, 'Sorry.'],
  ])('of %j is %s', (failure, text) => {
    expect(visitorMessage(failure, 'Sorry.')).toBe(text);
  });
});
