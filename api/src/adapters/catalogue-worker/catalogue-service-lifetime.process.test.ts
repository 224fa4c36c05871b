import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPageRequest, aProduct, importProducts } from '../../../testing/builders.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { type CatalogueService, createCatalogueService } from './catalogue-service.ts';

const running: CatalogueService[] = [];
afterEach(() => Promise.all(running.splice(0).map((service) => service.close())));

const realWorker = () => new Worker(new URL('./catalogue-worker.ts', import.meta.url));
/** Loads like a real worker, and ends at the first query. */
const fragileWorker = () =>
  new Worker(
    `const { parentPort: port } = require('node:worker_threads');
     port.on('message', ({ kind, id }) => {
       if (kind !== 'add' && kind !== 'seal') process.exit(1);
       port.postMessage({ kind: 'answer', id, answer: null });
     });`,
    { eval: true },
  );

async function startedService({
  firstWorker = realWorker,
  // Longer than any test, so that no poll can be the reason for a restart.
  pollMs = 60_000,
} = {}) {
  const { priceLists } = memoryStore();
  const version = await importProducts(priceLists, [aProduct({ sku: 'S-1', name: 'Siren' })]);
  const workers: Worker[] = [];
  const errors: string[] = [];
  const catalogue = createCatalogueService({
    priceLists,
    pollMs,
    log: { info: () => {}, error: (_, message) => errors.push(message) },
    startWorker: () => {
      const worker = workers.length === 0 ? firstWorker() : realWorker();
      workers.push(worker);
      return worker;
    },
  });
  running.push(catalogue);
  await catalogue.start();
  return { catalogue, workers, errors, version, priceLists };
}

describe('a worker that dies', () => {
  test('is logged and replaced, and queries wait for the new one', async () => {
    const { catalogue, workers, errors, version } = await startedService();
    const before = await catalogue.listBody(false);
    await workers[0]?.terminate();
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors).toEqual(['The catalogue worker died, another one is started']);
    expect((await catalogue.queries.search('siren', 1)).total).toBe(1);
    expect(catalogue.version()).toEqual(version);
    expect(workers).toHaveLength(2);
    expect((await catalogue.listBody(false)).etag).toBe(before.etag);
  });

  test('during queries makes them reject, and later queries are answered', async () => {
    const { catalogue, errors } = await startedService({ firstWorker: fragileWorker });
    const lost = [catalogue.queries.page(aPageRequest()), catalogue.queries.search('', 1)];
    const outcomes = await Promise.allSettled([...lost, catalogue.listBody(true)]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect((await catalogue.queries.page(aPageRequest())).productCount).toBe(1);
    expect((await catalogue.listBody(true)).identity.length).toBeGreaterThan(2);
    expect(errors).toHaveLength(1);
  });
});

test('the worker of a replaced price list is ended', async () => {
  const { priceLists, workers } = await startedService({ pollMs: 10 });
  const ended = new Promise((resolve) => workers[0]?.once('exit', resolve));
  await importProducts(priceLists, [aProduct({ sku: 'C-1' })]);
  await ended;
  expect(workers).toHaveLength(2);
});

describe('close', () => {
  test('ends the polling of the store', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { catalogue, priceLists } = await startedService({ pollMs: 10 });
    const active = vi.spyOn(priceLists, 'active');
    await vi.advanceTimersByTimeAsync(10);
    expect(active).toHaveBeenCalledOnce();
    const closing = catalogue.close();
    active.mockClear();
    await closing;
    await vi.advanceTimersByTimeAsync(1000);
    expect(active).not.toHaveBeenCalled();
  });

  test('makes later queries reject', async () => {
    const { catalogue } = await startedService();
    await catalogue.close();
    await expect(catalogue.queries.page(aPageRequest())).rejects.toThrow(
      'The price list is not loaded',
    );
    expect(catalogue.version()).toBeUndefined();
  });

  test('during a load ends it without logging an error', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [aProduct()]);
    const errors: string[] = [];
    const catalogue = createCatalogueService({
      priceLists,
      log: { info: () => {}, error: (_, message) => errors.push(message) },
    });
    const start = catalogue.start();
    await Promise.resolve();
    await catalogue.close();
    await start;
    expect(catalogue.version()).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test('lets the process exit', async () => {
    const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const script = `
      import { createCatalogueService } from ${here('./catalogue-service.ts')};
      import { memoryStore } from ${here('../../../testing/memory-store.ts')};
      const log = { info() {}, error() {} };
      const catalogue = createCatalogueService({ priceLists: memoryStore().priceLists, log });
      await catalogue.start();
      console.log((await catalogue.queries.page({ term: '', filters: [], sort: '', page: 1 })).pages);
      await catalogue.close();
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(await run).toEqual({ stdout: '1\n', stderr: '' });
  });
});
