import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { testApi } from '../../testing/test-api.ts';

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

  test('a process without its store is alive but not ready, and the log says why', async () => {
    const store = { ...memoryStore(), ping: () => Promise.reject(new Error('disk is gone')) };
    const { get, log } = await testApi({ store });
    expect((await get('/healthz')).status).toBe(200);
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('disk');
    expect(log).toContainEqual(
      expect.objectContaining({
        msg: 'store does not answer',
        err: expect.objectContaining({ message: 'disk is gone' }),
      }),
    );
  });
});
