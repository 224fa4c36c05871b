import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createLogger } from '@app/http-server/logger';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtFerretdb } from '../../scripts/mongodb/ferretdb.ts';
import { type RunningApi, startApi } from '../src/compose.ts';
import { anApiConfig, anOrder, aProduct, importProducts } from '../testing/builders.ts';
import { collect } from '../testing/collect.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import { testSite } from '../testing/test-site.ts';
import { owner } from '../testing/upload-testing.ts';

const program = await builtFerretdb();

describe.skipIf(!program)(`a database server${program ? '' : ' (FerretDB is not built)'}`, () => {
  let folder: string;
  let server: ChildProcess;
  let relay: Relay;
  let api: RunningApi;
  let lines: Record<string, unknown>[];

  /** Starts the server on the data that it had; returns its port. */
  async function startServer(): Promise<number> {
    const child = spawn(program ?? '', [join(folder, 'database')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    server = child;
    const [uri] = await once(createInterface(child.stdout), 'line');
    return Number(new URL(String(uri)).port);
  }

  async function killServer(): Promise<void> {
    if (server.signalCode) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  /** The signal is sent at once, but the last thread stops later. */
  async function stopServer(): Promise<void> {
    server.kill('SIGSTOP');
    const tasks = `/proc/${server.pid}/task`;
    const states = async () => {
      const threads = await readdir(tasks);
      const read = threads.map((thread) => readFile(join(tasks, thread, 'stat'), 'utf8'));
      return new Set((await Promise.all(read)).map((stat) => stat.split(') ')[1]?.[0]));
    };
    // Other systems than Linux do not say.
    if (existsSync(tasks)) await expect.poll(states).toEqual(new Set(['T']));
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mongo-outage-'));
    await mkdir(join(folder, 'database'));
    relay = await startRelay(await startServer());
    lines = [];
    const write = (line: string) => lines.push(JSON.parse(line));
    api = await startApi({
      config: anApiConfig({
        DATA_DIR: join(folder, 'data'),
        MONGODB_URI: `mongodb://127.0.0.1:${relay.port}/outage`,
        LOG_LEVEL: 'info',
        ADMIN_USERNAME: owner.username,
        ADMIN_PASSWORD: owner.password,
      }),
      site: testSite,
      log: createLogger({ level: 'info', name: 'test', destination: { write } }),
    });
    const version = await importProducts(
      api.store.priceLists,
      [aProduct()],
      new Date().toISOString(),
    );
    expect(await api.catalogue.takeOver(version.id, 10_000)).toBe(true);
  });
  afterEach(async () => {
    await api.close();
    await relay.close();
    await killServer();
    await rm(folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object, headers = {}) =>
    api.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const order = (key: string) =>
    post('/api/order-confirmation', anOrder(), { 'Idempotency-Key': key });

  /** An order that must be refused. */
  async function refusedOrder(key: string): Promise<void> {
    const answer = await order(key);
    expect(lines.filter(({ msg }) => msg === 'fault')).toEqual([]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }

  async function orderBefore(): Promise<void> {
    expect((await order('order-key-0001')).status).toBe(200);
    // Those that an outage interrupts are only found by the sweep, a minute later.
    await expect.poll(() => api.store.outbox.counts()).toMatchObject({ sent: 2 });
  }

  async function whileDown(): Promise<void> {
    await refusedOrder('order-key-0002');
    await refusedOrder('order-key-0003');
    const ready = await api.app.request('/readyz');
    expect(ready.status).toBe(503);
    expect((await ready.json()).problems).toEqual(['The store does not answer']);
    const list = await api.app.request('/api/products');
    expect(await list.json()).toMatchObject([{ Sku: 'CAM-4MP' }]);
    const status = await post('/api/admin/mail-status', owner);
    expect(status.status).toBe(503);
    expect((await status.json()).message).toContain(`MongoDB at 127.0.0.1:${relay.port} cannot`);
  }

  /** Every order is there once, with its mails, and the outage has its two lines. */
  async function onceItIsBack(): Promise<void> {
    for (const key of ['order-key-0001', 'order-key-0002', 'order-key-0003']) {
      await expect.poll(async () => (await order(key)).status).toBe(200);
    }
    expect(await collect(api.store.leads.since(''))).toHaveLength(3);
    await expect.poll(() => api.store.outbox.counts()).toMatchObject({ sent: 6, pending: 0 });
    await expect.poll(async () => (await api.app.request('/readyz')).status).toBe(200);
    const logged = () =>
      lines
        .filter(({ level, msg }) => Number(level) > 30 && msg !== 'request')
        .map(({ msg }) => msg);
    await expect.poll(logged).toContain('the store works again');
    expect(logged().toSorted()).toEqual([
      'not ready: The store does not answer',
      'ready again',
      expect.stringMatching(
        /^the store is down: MongoDB at \S+ cannot be used: it does not answer/,
      ),
      'the store works again',
    ]);
  }

  test('that takes 400 ms for each answer takes every order, and the process stays ready', async () => {
    await orderBefore();
    relay.delay(400);
    const ready = api.app.request('/readyz');
    const keys = Array.from({ length: 19 }, (_, index) => `order-key-10${index + 10}`);
    const answers = await Promise.all(keys.map(order));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await ready).status).toBe(200);
  });

  const outages = {
    hangs: { begin: stopServer, end: async () => void server.kill('SIGCONT') },
    dies: { begin: killServer, end: async () => relay.leadTo(await startServer()) },
  };
  test.each(['hangs', 'dies'] as const)(
    'that %s costs orders a quick 503, and the same orders are taken once it is back',
    async (outage) => {
      await orderBefore();
      await outages[outage].begin();
      await whileDown();
      await outages[outage].end();
      await onceItIsBack();
    },
  );
});
