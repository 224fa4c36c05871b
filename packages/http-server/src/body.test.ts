import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readJson } from './body.ts';

const LIMIT = 100;
const app = new Hono().post('/', async (c) => c.json(await readJson(c, LIMIT)));

async function read(body: BodyInit, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  return (await app.request('/', { ...init, duplex: 'half' } as RequestInit)).json();
}

const inPieces = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });

const value = (object: object) => ({ ok: true, value: object });
const failure = (kind: string) => ({ ok: false, failure: { kind } });
const tooLarge = { ok: false, failure: { kind: 'too-large', limitBytes: LIMIT } };

describe('reading a JSON body', () => {
  test('gives the object, whole or in pieces that split a character', async () => {
    expect(await read('{"a":1}')).toEqual(value({ a: 1 }));
    const [left, right] = [Buffer.from('{"a":"é').subarray(0, 7), Buffer.from('é"}').subarray(1)];
    expect(await read(inPieces(left, right))).toEqual(value({ a: 'é' }));
  });

  test('accepts exactly the limit and not a byte more', async () => {
    const fits = `{"a":"${'x'.repeat(LIMIT - 8)}"}`;
    expect(await read(fits)).toMatchObject({ ok: true });
    expect(await read(`${fits} `)).toEqual(tooLarge);
    expect(await read(inPieces(fits, ' '))).toEqual(tooLarge);
  });

  test('refuses a Content-Length that is too large', async () => {
    expect(await read('{}', { 'Content-Length': '101' })).toEqual(tooLarge);
  });

  test('refuses a body that is too large despite a small Content-Length', async () => {
    expect(await read(inPieces('x'.repeat(200)), { 'Content-Length': '2' })).toEqual(tooLarge);
  });

  test('refuses another media type and any compression', async () => {
    expect(await read('{}', { 'Content-Type': 'text/json' })).toEqual(
      failure('unsupported-media-type'),
    );
    expect(await read('{}', { 'Content-Encoding': 'gzip' })).toEqual(
      failure('unsupported-media-type'),
    );
  });

  test.each(['', '{"a":NaN}', '{"a":1', "{'a':1}"])('refuses %j as malformed', async (body) => {
    expect(await read(body)).toEqual(failure('malformed'));
  });

  test('refuses bytes that are not UTF-8 as malformed', async () => {
    expect(await read(inPieces('{"a":"', new Uint8Array([0xff]), '"}'))).toEqual(
      failure('malformed'),
    );
  });

  test.each(['[]', 'null', '1', '"x"'])('refuses %s, which is not an object', async (body) => {
    expect(await read(body)).toEqual(failure('not-an-object'));
  });

  test('fails as incomplete when the sender disconnects', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
    expect(await read(broken)).toEqual(failure('incomplete'));
  });
});
