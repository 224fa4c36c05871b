import type { LiveRemote } from '@app/federation/registry';
import type { PageContext, RemotePage } from '@app/federation/remote-module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadData, loadPage } from './load-page.ts';

const remote: LiveRemote = { name: 'shop', version: '1', entry: '/e.js', routes: [] };
const context = (signal = new AbortController().signal): PageContext => ({
  url: new URL('https://x.example/consulting'),
  api: { read: () => Promise.reject(), send: () => Promise.reject() },
  signal,
});
const aPage = (load?: RemotePage<unknown>['load']): RemotePage<unknown> => ({
  Component: () => null,
  head: () => ({ title: '', description: '', keywords: [] }),
  ...(load ? { load } : {}),
});
const open = (page: RemotePage<unknown>) =>
  loadPage(
    { open: async () => ({ kind: 'opened', page, release: remote, renewed: false }) },
    remote,
    './consulting',
    context(),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loading a page', () => {
  test('is ready at once when the page has no data', async () => {
    expect(await open(aPage())).toMatchObject({ kind: 'ready', resource: { phase: 'ready' } });
  });

  test('is ready with its data', async () => {
    const loaded = await open(aPage(async ({ url }) => url.pathname));
    expect(loaded).toMatchObject({ resource: { phase: 'ready', data: '/consulting' } });
    expect(loaded).not.toHaveProperty('arriving');
  });

  test('shows the page as loading when its data takes longer than the patience', async () => {
    const data = Promise.withResolvers<string>();
    const loading = open(aPage(() => data.promise));
    await vi.advanceTimersByTimeAsync(200);
    const loaded = await loading;
    if (loaded.kind !== 'ready') throw new Error('expected a page');
    expect(loaded.resource).toEqual({ phase: 'loading' });
    data.resolve('late');
    expect(await loaded.arriving).toEqual({ phase: 'ready', data: 'late' });
  });

  test.each(['failed', 'outdated'] as const)('is %s when the code of the page is', async (kind) => {
    const source = { open: async () => ({ kind }) };
    expect(await loadPage(source, remote, './consulting', context())).toEqual({ kind });
  });
});

describe('data that cannot be loaded', () => {
  const broken = aPage(() => Promise.reject(new Error('503: down')));

  test('makes the page failed and logs the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await loadData(broken, context())).toEqual({ phase: 'failed' });
    expect(log).toHaveBeenCalledExactlyOnceWith(new Error('503: down'));
  });

  test('logs nothing when the visitor went to another page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await loadData(broken, context(AbortSignal.abort()));
    expect(log).not.toHaveBeenCalled();
  });
});
