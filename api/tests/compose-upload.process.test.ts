import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLogger } from '@app/http-server/logger';
import { type HttpServer, serveHttp } from '@app/http-server/serve-http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../src/compose.ts';
import type { Clock } from '../src/domain/clock.ts';
import { aContactMessage, anApiConfig, aProduct, importProducts } from '../testing/builders.ts';
import { collect } from '../testing/collect.ts';
import { testSite } from '../testing/test-site.ts';
import { dump, formOf, owner, row, sqlFile } from '../testing/upload-testing.ts';

const MEGABYTE = 1024 * 1024;
const lines: string[] = [];
const log = createLogger({
  level: 'info',
  name: 'test',
  destination: { write: (line) => void lines.push(line) },
});

let folder: string;
let api: RunningApi;
let server: HttpServer;

async function start(
  changes: { ADMIN_PASSWORD?: string; RETENTION_MONTHS?: number } = {},
  clock: Clock = { now: () => new Date() },
) {
  api = await startApi({
    config: anApiConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      MAX_UPLOAD_MB: 4,
      ADMIN_PASSWORD: undefined,
      ...changes,
    }),
    site: testSite,
    log,
    clock,
  });
  const listening = await serveHttp({ fetch: api.app.fetch, host: 'localhost', port: 0 });
  if (!listening.ok) throw new Error(listening.failure.message);
  server = listening.value;
}

async function stop() {
  await server.stop();
  await api.close();
}

const upload = (parts: Record<string, string | File>) =>
  fetch(`${server.url}/api/admin/upload`, { method: 'POST', body: formOf(parts) });
const uploads = () => readdir(join(folder, 'uploads'));
const products = async () => (await fetch(`${server.url}/api/products`)).json();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-upload-'));
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

describe('an upload on a real server', () => {
  beforeEach(() => start({ ADMIN_PASSWORD: owner.password }));

  test('of a compressed price list is served to visitors when it is answered', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => row(`SKU-${index}`));
    const packed = sqlFile(gzipSync(dump(...rows)), 'prices.sql.gz');
    const answer = await upload({ ...owner, sqlFile: packed });
    expect(await answer.json()).toMatchObject({ message: 'Upload succeeded', added: 5000 });
    expect(await products()).toHaveLength(5000);
    expect(await uploads()).toEqual([]);
    const logged = lines.join('');
    expect(logged).toContain('price list uploaded');
    expect(logged).not.toContain(owner.password);
  });

  test('of a damaged price list keeps the old one', async () => {
    await importProducts(api.store.priceLists, [aProduct()], new Date().toISOString());
    const answer = await upload({ ...owner, sqlFile: sqlFile('CREATE TABLE products (') });
    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toMatch(/^Upload failed: Line 1: /);
    expect(await api.store.priceLists.active()).toMatchObject({ productCount: 1 });
    expect(await readdir(join(folder, 'price-lists'))).toHaveLength(1);
  });

  test('with a wrong password is answered while the client is still sending', async () => {
    const file = sqlFile(new Uint8Array(3 * MEGABYTE));
    const answer = await upload({ ...owner, password: 'wrong', sqlFile: file });
    expect(answer.status).toBe(401);
    expect(await uploads()).toEqual([]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('of a file that is too large is answered with 413, with or without a Content-Length', async () => {
    const large = new Uint8Array(6 * MEGABYTE);
    const announced = await upload({ ...owner, sqlFile: sqlFile(large) });
    expect(announced.status).toBe(413);
    const message = 'The file is too large: at most 4 MB can be uploaded';
    expect(await announced.json()).toMatchObject({ message });

    const whole = new Response(formOf({ ...owner, sqlFile: sqlFile(large) }));
    const streamed = await fetch(`${server.url}/api/admin/upload`, {
      method: 'POST',
      headers: { 'Content-Type': whole.headers.get('content-type') ?? '' },
      body: whole.body,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({ message });
    expect(await uploads()).toEqual([]);
  });

  test('fails when the API is closed during the import, and the old list stays', async () => {
    await importProducts(api.store.priceLists, [aProduct()], new Date().toISOString());
    const rows = Array.from({ length: 400_000 }, (_, index) => row(`SKU-${index}`));
    const file = sqlFile(gzipSync(dump(rows.join(',\n'))), 'prices.sql.gz');
    const answer = upload({ ...owner, sqlFile: file });
    const lists = () => readdir(join(folder, 'price-lists'));
    await expect.poll(async () => (await lists()).length).toBeGreaterThan(1);
    await api.close();
    expect((await answer).status).toBe(500);
    expect(await uploads()).toEqual([]);
    await server.stop();
    await start({ ADMIN_PASSWORD: owner.password });
    expect(await api.store.priceLists.active()).toMatchObject({ productCount: 1 });
  });

  test('leaves no file when its sender disconnects, and the next upload works', async () => {
    const socket = connect(server.port, 'localhost');
    await once(socket, 'connect');
    const part = (name: string, more = '') =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    socket.write(
      'POST /api/admin/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n' +
        'Content-Type: multipart/form-data; boundary=edge\r\n\r\n' +
        `${part('username')}${owner.username}\r\n${part('password')}${owner.password}\r\n` +
        `${part('sqlFile', '; filename="prices.sql"')}${'x'.repeat(100_000)}`,
    );
    await expect.poll(uploads).toHaveLength(1);
    socket.destroy();
    await expect.poll(uploads).toEqual([]);
    // The first is over a moment after its file is gone, and until then no other may begin.
    const next = async () => (await upload({ ...owner, sqlFile: sqlFile(dump(row('A'))) })).status;
    await expect.poll(next).toBe(200);
  });
});

describe('a start', () => {
  test('makes a password once, and uploads with it succeed', async () => {
    await start();
    const [note = ''] = await api.firstNotes();
    const password = /^admin password of "admin", shown once: (\S+)$/.exec(note)?.[1] ?? '';
    const form = { username: 'admin', password, sqlFile: sqlFile(dump(row('A'))) };
    expect((await upload(form)).status).toBe(200);
    await stop();
    await start();
    expect(await api.firstNotes()).toEqual([]);
    expect((await upload(form)).status).toBe(200);
    expect(lines.join('')).not.toContain(password);
  });

  test.each([
    ['uploads', 'old.upload', 'new.upload'],
    ['mail', '.old.tmp', '.new.tmp'],
  ])(
    'removes unfinished files in %s that are over a day old, and no younger ones',
    async (place, old, young) => {
      const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
      await mkdir(join(folder, place));
      for (const name of [old, young, 'whole.eml']) {
        await writeFile(join(folder, place, name), 'x');
        if (name !== young) await utimes(join(folder, place, name), twoDaysAgo, twoDaysAgo);
      }
      await start();
      expect((await readdir(join(folder, place))).toSorted()).toEqual([young, 'whole.eml']);
    },
  );

  test('deletes leads that are older than RETENTION_MONTHS, with the files of their mails', async () => {
    const message = (email: string) =>
      fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aContactMessage({ email })),
      });
    const mails = () => readdir(join(folder, 'mail')).catch(() => []);
    const leads = () => collect(api.store.leads.since(''));
    await start({}, { now: () => new Date('2020-01-01T00:00:00.000Z') });
    await message('old@example.com');
    await expect.poll(mails).toHaveLength(2);
    await stop();
    await start();
    await message('recent@example.com');
    await expect.poll(mails).toHaveLength(4);
    const recent = (await leads()).filter(({ receivedAt }) => receivedAt > '2021');
    expect(recent).toHaveLength(1);
    await stop();
    await start({ RETENTION_MONTHS: 12 });
    await expect.poll(leads).toEqual(recent);
    const kept = await mails();
    const reference = recent[0]?.reference.toLowerCase() ?? '';
    expect(kept).toHaveLength(2);
    for (const file of kept) expect(file).toContain(reference);
  });
});
