import { createLogger } from '@app/http-server/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLead, aProduct } from '../../testing/builders.ts';
import { collect } from '../../testing/collect.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { mapFaults } from '../domain/map-faults.ts';
import type { Store } from '../domain/store.ts';
import { StoreDown } from '../domain/store-down.ts';
import { watchStore } from './watch-store.ts';

const PROBE_MS = 2_000;
const full = new StoreDown('full', 'The data folder /srv/data cannot be used: the disk is full.');

let fault: Error | undefined;
let lines: Record<string, unknown>[];
let store: Store;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fault = undefined;
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const log = createLogger({ level: 'info', name: 'test', destination: { write } });
  const inMemory = memoryStore();
  const failing: Store = {
    ...inMemory,
    leads: {
      ...inMemory.leads,
      async insert(lead) {
        if (fault) throw fault;
        return inMemory.leads.insert(lead);
      },
      async *since(receivedAt) {
        yield* inMemory.leads.since(receivedAt);
        if (fault) throw fault;
      },
    },
    async probe() {
      if (fault) throw fault;
    },
  };
  store = watchStore(failing, log);
});
afterEach(() => vi.useRealTimers());

test('an outage is logged once when it begins and once when it is over, with its failed calls', async () => {
  fault = full;
  for (let call = 0; call < 7; call++) {
    await expect(store.leads.insert(aLead())).rejects.toBe(full);
  }
  await vi.advanceTimersByTimeAsync(3 * PROBE_MS);
  expect(lines).toMatchObject([
    { level: 50, reason: 'full', msg: `the store is down: ${full.message}` },
  ]);
  fault = undefined;
  await vi.advanceTimersByTimeAsync(PROBE_MS);
  expect(lines.slice(1)).toMatchObject([
    { level: 40, msg: 'the store works again', seconds: 8, failedCalls: 7 },
  ]);
  await vi.advanceTimersByTimeAsync(10 * PROBE_MS);
  expect(lines).toHaveLength(2);
});

test('a second outage is logged like the first', async () => {
  for (let outage = 0; outage < 2; outage++) {
    fault = full;
    await store.leads.insert(aLead()).catch(() => {});
    fault = undefined;
    await vi.advanceTimersByTimeAsync(PROBE_MS);
  }
  expect(lines).toHaveLength(4);
});

test('an outage in the middle of a list is noticed', async () => {
  fault = full;
  await expect(collect(store.leads.since(''))).rejects.toBe(full);
  expect(lines).toHaveLength(1);
});

test('a fault that is no outage is thrown and not logged', async () => {
  fault = new Error('a mistake');
  await expect(store.leads.insert(aLead())).rejects.toBe(fault);
  expect(lines).toEqual([]);
});

test('a closed store is not probed any more', async () => {
  fault = full;
  await store.leads.insert(aLead()).catch(() => {});
  await store.close();
  fault = undefined;
  await vi.advanceTimersByTimeAsync(10 * PROBE_MS);
  expect(lines).toHaveLength(1);
});

test('faults of a price list that is being written are mapped too', async () => {
  const inMemory = memoryStore();
  const begin = async () => ({
    ...(await inMemory.priceLists.begin()),
    add: () => Promise.reject(new Error('away')),
  });
  const broken = { ...inMemory, priceLists: { ...inMemory.priceLists, begin } };
  const mapped = mapFaults(broken, (thrown) => new StoreDown('away', String(thrown)));
  const writer = await mapped.priceLists.begin();
  await expect(writer.add([aProduct()])).rejects.toBeInstanceOf(StoreDown);
});
