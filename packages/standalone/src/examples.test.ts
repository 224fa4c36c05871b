import { defineEndpoint } from '@app/contracts/endpoint';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { example, exampleApi } from './examples.ts';

const greet = defineEndpoint({
  method: 'POST',
  path: '/api/greetings/:name',
  summary: 'Greet',
  request: v.object({ text: v.pipe(v.string(), v.minLength(2, 'Too short')) }),
  response: v.object({ success: v.literal(true) }),
});
const search = defineEndpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'Search',
  query: v.object({ q: v.pipe(v.string(), v.maxLength(3, 'Too long')) }),
  response: v.array(v.string()),
});

const api = exampleApi([
  example(greet, () => ({ success: true as const })),
  example(search, ({ query }) => [query.get('q') ?? '']),
]);

describe('the API by examples', () => {
  test('answers a valid call with its example', async () => {
    expect(await api.send(greet, { text: 'Hello' })).toMatchObject({ ok: true });
    expect(await api.read(search, { query: { q: 'cam' } })).toEqual({ ok: true, value: ['cam'] });
  });

  test('refuses a body that the contract refuses, with the message of its field', async () => {
    expect(await api.send(greet, { text: 'H' })).toMatchObject({
      ok: false,
      failure: {
        kind: 'refused',
        status: 400,
        message: 'Too short',
        fields: { text: 'Too short' },
      },
    });
  });

  test('refuses a query that the contract refuses', async () => {
    expect(await api.read(search, { query: { q: 'camera' } })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 400, fields: { q: 'Too long' } },
    });
  });

  test('an example of another shape than its contract is a malformed answer', async () => {
    const wrong = exampleApi([example(search, () => Response.json({ things: [] }))]);
    expect(await wrong.read(search, { query: { q: 'cam' } })).toMatchObject({
      ok: false,
      failure: { kind: 'malformed' },
    });
  });
});
