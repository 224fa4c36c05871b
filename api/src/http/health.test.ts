import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aProduct, importProducts } from '../../testing/builders.ts';
import { memoryCatalogue } from '../../testing/memory-catalogue.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { testApi } from '../../testing/test-api.ts';
import type { Store } from '../domain/store.ts';
import { StoreDown } from '../domain/store-down.ts';

const fails = (fault: Error) => () => Promise.reject(fault);

describe('health', () => {
  test('a working process is alive and ready', async () => {
    const { get } = await testApi();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ok' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a draining process is alive but not ready', async () => {
    const { get } = await testApi({ isDraining: () => true });
    expect((await get('/healthz')).status).toBe(200);
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', message: 'Shutting down' });
  });

  test.each([
    [new StoreDown('away', 'host db.example'), 'The store does not answer'],
    [new StoreDown('full', 'folder /srv/data'), 'The disk of the store is full'],
    [new StoreDown('read-only', 'folder /srv/data'), 'The store can only be read'],
    [new Error('table /srv/data is on fire'), 'The store cannot be written'],
  ])('a process whose store fails with "%s" is alive but not ready', async (fault, words) => {
    const { get } = await testApi({ store: { ...memoryStore(), probe: fails(fault) } });
    expect((await get('/healthz')).status).toBe(200);
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      message: words,
      error: words,
      code: 'unavailable',
      problems: [words],
    });
  });
});

describe('a store that hangs', () => {
  const never = () => new Promise<never>(() => {});
  const fakeTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  test('makes a process not ready within a second', async () => {
    fakeTimers();
    const working = memoryStore();
    const hanging = {
      ...working,
      priceLists: { ...working.priceLists, find: never },
      probe: never,
    };
    const { get } = await testApi({ store: hanging });
    const asked = Promise.all([get('/readyz'), get('/readyz')]);
    await vi.advanceTimersByTimeAsync(950);
    const answers = await asked;
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(await answers[0]?.json()).toMatchObject({ problems: ['The store does not answer'] });
  });

  test('where only the price list is makes a process not ready once the list is late', async () => {
    fakeTimers();
    const working = memoryStore();
    const store = { ...working, priceLists: { ...working.priceLists, find: never } };
    const clock = movingClock();
    const { get } = await testApi({ store, clock });
    const statuses: number[] = [];
    for (let probe = 0; probe < 3; probe++) {
      const asked = get('/readyz');
      await vi.advanceTimersByTimeAsync(3000);
      clock.pass(3000);
      statuses.push((await asked).status);
    }
    expect(statuses).toEqual([200, 200, 503]);
  });

  test('for 400 ms at each call leaves a process ready', async () => {
    const working = memoryStore();
    const slow =
      <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
      async (...args: Args) => {
        await delay(400);
        return call(...args);
      };
    const find = slow(slow(slow(working.priceLists.find)));
    const priceLists = { ...working.priceLists, find };
    const { get } = await testApi({
      store: { ...working, priceLists, probe: slow(working.probe) },
    });
    expect((await get('/readyz')).status).toBe(200);
  });
});

describe('the price list', () => {
  const listed = async (store: Store) => {
    const version = await importProducts(store.priceLists, [aProduct()]);
    return memoryCatalogue([aProduct()], version);
  };
  const problemsOf = async (options: Parameters<typeof testApi>[0]) => {
    const { get } = await testApi({ products: [], ...options });
    const answer = await get('/readyz');
    return [answer.status, (await answer.json()).problems];
  };

  test('that is not loaded yet makes a process not ready', async () => {
    const store = memoryStore();
    const catalogue = { ...(await listed(store)), isLoaded: () => false };
    const expected = [503, ['The price list is not loaded']];
    expect(await problemsOf({ store, catalogue })).toEqual(expected);
  });

  test('that was just imported makes a process not ready while it still serves none', async () => {
    const store = memoryStore();
    await importProducts(store.priceLists, [aProduct()]);
    const catalogue = memoryCatalogue([]);
    const expected = [503, ['The price list is not loaded']];
    expect(await problemsOf({ store, catalogue })).toEqual(expected);
  });

  test.each([
    ['is damaged', fails(new Error('file is not a database'))],
    ['has lost its products', async () => []],
  ])('that %s where orders read it makes a process not ready', async (_, find) => {
    const store = memoryStore();
    const catalogue = await listed(store);
    const broken = { ...store, priceLists: { ...store.priceLists, find } };
    const expected = [503, ['The price list cannot be read']];
    expect(await problemsOf({ store: broken, catalogue })).toEqual(expected);
  });

  test('that was never imported is named, and the process is ready', async () => {
    const { get } = await testApi({ products: [] });
    const answer = await get('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      notes: ['No price list has been imported yet, so orders cannot be taken'],
    });
  });
});

describe('many probes', () => {
  function failingStore() {
    const clock = movingClock();
    let probes = 0;
    let fault: Error | undefined;
    const store = {
      ...memoryStore(),
      async probe() {
        probes += 1;
        if (fault) throw fault;
      },
    };
    return {
      options: { store, clock },
      clock,
      probes: () => probes,
      failWith: (next?: Error) => {
        fault = next;
      },
    };
  }

  test('within three seconds write to the store once', async () => {
    const { options, clock, probes } = failingStore();
    const { get } = await testApi(options);
    for (let round = 0; round < 5; round++) {
      await Promise.all([get('/readyz'), get('/readyz')]);
      clock.pass(599);
    }
    expect(probes()).toBe(1);
    clock.pass(10);
    await get('/readyz');
    expect(probes()).toBe(2);
  });

  test('of a store that fails and recovers log one line for each change', async () => {
    const { options, clock, failWith } = failingStore();
    const { get, log } = await testApi(options);
    const statuses: number[] = [];
    for (const fault of [undefined, new Error('on fire'), new Error('on fire'), undefined]) {
      failWith(fault);
      statuses.push((await get('/readyz')).status);
      clock.pass(3000);
    }
    expect(statuses).toEqual([200, 503, 503, 200]);
    expect(log.filter(({ msg }) => msg !== 'request')).toMatchObject([
      { level: 40, msg: 'not ready: The store cannot be written', err: { message: 'on fire' } },
      { level: 40, msg: 'ready again' },
    ]);
  });
});
