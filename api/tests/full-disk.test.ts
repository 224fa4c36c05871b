import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createLogger } from '@app/http-server/logger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMainFile } from '../src/adapters/sqlite/main-file.ts';
import { sqliteStore } from '../src/adapters/sqlite/open-sqlite-store.ts';
import { openPriceListFolder } from '../src/adapters/sqlite/price-list-folder.ts';
import type { Store } from '../src/domain/store.ts';
import { watchStore } from '../src/jobs/watch-store.ts';
import { aLead, anOrder } from '../testing/builders.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { owner } from '../testing/upload-testing.ts';

const PROBE_MS = 20;

let folder: string;
let main: DatabaseSync;
let unwatched: Store;
let store: Store;
let api: TestApi;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  main = openMainFile(join(folder, 'store.sqlite'), folder);
  const priceLists = await openPriceListFolder(join(folder, 'price-lists'));
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const log = createLogger({ level: 'info', name: 'test', destination: { write } });
  unwatched = sqliteStore(main, priceLists, folder);
  store = watchStore(unwatched, log, PROBE_MS);
  api = await testApi({
    store,
    log,
    clock: { now: () => new Date() },
    admin: {
      credentials: {
        username: 'owner',
        fingerprint: async () => undefined,
        verify: async ({ password }) => password === owner.password,
      },
      folder: {
        create() {
          throw new Error('Nothing is uploaded here');
        },
      },
      wait: async () => {},
      uploadLimitBytes: 1024,
      importFile: () => Promise.reject(new Error('Nothing is uploaded here')),
      previewFile: () => Promise.reject(new Error('Nothing is uploaded here')),
    },
  });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Lets the file grow by no page more, which SQLite reports as it reports a full disk. */
async function fillDisk(): Promise<void> {
  main.exec('PRAGMA max_page_count = 1');
  const insert = (id: string) => unwatched.leads.insert(aLead({ id, payload: null, answer: null }));
  const fill = async () => {
    // There is room left in the file itself, for far fewer rows than these.
    for (let lead = 0; lead < 10_000; lead++) await insert(`filler-${lead}`);
  };
  await expect(fill()).rejects.toMatchObject({ name: 'StoreDown', reason: 'full' });
}
const makeRoom = () => main.exec('PRAGMA max_page_count = 100000');

const order = (key: string) =>
  api.post('/api/order-confirmation', anOrder(), { 'Idempotency-Key': key });
const mailStatus = (password: string) =>
  api.post('/api/admin/mail-status', { username: owner.username, password });
const logged = () => lines.filter(({ msg }) => msg !== 'request').map(({ msg }) => msg);

test('an order on a full disk is answered with 503 and when to come back, and nothing of it is stored', async () => {
  await fillDisk();
  const before = (await api.leads()).length;
  const answer = await order('order-key-0001');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    code: 'unavailable',
    message:
      'Our system is down for the moment. We may not have received what you sent: please try again in a moment, or call +27 31 555 0199.',
  });
  expect(text).not.toContain(folder);
  expect(await api.leads()).toHaveLength(before);
});

test('an order that a full disk refused is taken under the same key once there is room', async () => {
  await fillDisk();
  expect((await order('order-key-0001')).status).toBe(503);
  makeRoom();
  expect((await order('order-key-0001')).status).toBe(200);
});

test('a full disk makes the process not ready', async () => {
  await fillDisk();
  const answer = await api.get('/readyz');
  expect(answer.status).toBe(503);
  expect((await answer.json()).problems).toEqual(['The disk of the store is full']);
});

test('a full disk is logged once with its folder, and once when there is room again', async () => {
  await fillDisk();
  for (const key of ['order-key-0001', 'order-key-0002', 'order-key-0003']) await order(key);
  const down = `the store is down: The data folder ${folder} cannot be used: the disk is full.`;
  expect(logged()).toEqual([down]);
  makeRoom();
  await expect.poll(logged).toEqual([down, 'the store works again']);
  expect(lines.at(-1)?.failedCalls).toBeGreaterThanOrEqual(3);
});

test('on a full disk only the owner is told which folder is full', async () => {
  await fillDisk();
  const answer = await mailStatus(owner.password);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await answer.json()).message).toBe(
    `The data folder ${folder} cannot be used: the disk is full. Until that is fixed, no order or message can be taken.`,
  );
  const stranger = await mailStatus('a guess');
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).not.toContain(folder);
});

test('a page that only reads is served from a full disk', async () => {
  const receipt = await (await order('order-key-0001')).json();
  await fillDisk();
  const token = receipt.link.split('=').at(-1);
  expect((await api.get(`/api/orders/${token}`)).status).toBe(200);
});
