import { success } from '@app/result';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readMultipartForm } from './multipart-form.ts';

const IDLE_MS = 50;

/** What a form that is sent in these pieces, and then nothing more, is read as. */
async function readHanging(...pieces: string[]) {
  const app = new Hono().post('/', async (c) => {
    const onFile = async ({ bytes }: { bytes: NodeJS.ReadableStream }) => {
      bytes.resume();
      return success(undefined);
    };
    return c.json(await readMultipartForm(c, { fileLimitBytes: 1000, idleMs: IDLE_MS, onFile }));
  });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  // The type of a request does not know the option that a stream needs.
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return (await app.request('/', init)).json();
}

const file =
  '--edge\r\nContent-Disposition: form-data; name="sqlFile"; filename="a.sql"\r\n\r\nINSERT';

test.each([
  ['before its first byte', []],
  ['within the header of a part', ['--edge\r\nContent-Disposition: form-data;']],
  ['within its file', [file, ' INTO']],
])('a form that stops %s fails as incomplete after a while', async (_, pieces) => {
  expect(await readHanging(...pieces)).toEqual({ ok: false, failure: { kind: 'incomplete' } });
});
