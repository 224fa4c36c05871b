import type { LivePart, LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRetryingSource } from './retrying-source.ts';

const MODULE = './consulting';
const shopAt = (version: string): LiveRemote => ({
  name: 'shop',
  version,
  entry: `/r/shop/${version}/entry.js`,
  routes: [{ path: '/consulting', module: MODULE }],
});
const shell: LivePart = { name: 'shell', version: 's1', kit: '1.2.0', entry: '', routes: [] };
const live = (shop: LiveRemote, kit = '^1.2.0'): LivePart => ({ ...shop, kit });

const page: RemotePage<unknown> = {
  Component: () => null,
  head: () => ({ title: '', description: '', keywords: [] }),
};

const release = (version: string) => ({ name: 'shop', version });
const thrown = { kind: 'render', cause: new TypeError('in a page') } as const;
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

type Load = () => Promise<RemotePage<unknown> | null>;

/**
 * A tab whose document has release `1` of the shop. `answers` are the results of its containers in
 * turn.
 */
function aTab(answers: readonly Load[], liveParts?: () => readonly LivePart[]) {
  const entries: string[] = [shopAt('1').entry];
  const reports: unknown[] = [];
  let asked = 0;
  let prefetched = 0;
  const source = createRetryingSource({
    modules: {
      replace: (_, entry) => void entries.push(entry),
      load: () => (answers[entries.length - 1] as Load)(),
      prefetch: async () => {
        prefetched += 1;
        throw new Error('offline');
      },
    },
    remotes: [shopAt('1')],
    shell: { version: 's1', kit: '1.2.0' },
    liveParts: async () => {
      asked += 1;
      return liveParts?.();
    },
    report: (release, fault) => void reports.push({ ...release, ...fault }),
  });
  const open = () => source.open(shopAt('1'), MODULE);
  const prefetch = () => source.prefetch(shopAt('1'), MODULE);
  const timesPrefetched = () => prefetched;
  return { open, prefetch, source, entries, reports, timesAsked: () => asked, timesPrefetched };
}

const works: Load = async () => page;
const throws: Load = () => Promise.reject(new TypeError('/r/shop/1/secret.js'));
const hangs: Load = () => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a remote that works', () => {
  test('is loaded from the release in the document, without a request for the live parts', async () => {
    const { open, entries, timesAsked } = aTab([works], () => [shell, live(shopAt('2'))]);
    expect(await open()).toEqual({ kind: 'opened', page, release: release('1'), renewed: false });
    expect(await open()).toEqual({ kind: 'opened', page, release: release('1'), renewed: false });
    expect([entries.length, timesAsked()]).toEqual([1, 0]);
  });
});

describe('a remote that has failed', () => {
  test('is reported with its version and the kind of the fault', async () => {
    const { open, reports } = aTab([throws]);
    expect(await open()).toEqual({ kind: 'failed' });
    expect(reports).toMatchObject([{ name: 'shop', version: '1', kind: 'module' }]);
  });

  test.each<[string, Load, string]>([
    ['never answers', hangs, 'timeout'],
    ['exposes nothing', async () => null, 'module'],
    ['throws no error', () => Promise.reject('text'), 'module'],
    ['misses a script', () => Promise.reject(named('ChunkLoadError', 'Loading chunk 1')), 'chunk'],
    [
      'misses a sheet',
      () => Promise.reject(named('ChunkLoadError', 'Loading css chunk 1')),
      'style',
    ],
    ['has no container', () => Promise.reject(named('Error', '#RUNTIME-008')), 'chunk'],
  ])('is reported when it %s', async (_, answer, kind) => {
    const { open, reports } = aTab([answer], () => [shell, live(shopAt('1'))]);
    const opened = open();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await opened).toEqual({ kind: 'failed' });
    expect(reports).toMatchObject([{ kind }]);
  });

  test('is offline when neither its code arrives nor the server answers', async () => {
    const { open } = aTab([() => Promise.reject(named('ChunkLoadError', 'Loading chunk 1'))]);
    expect(await open()).toEqual({ kind: 'failed', offline: true });
  });

  test('loads the live release from a new container', async () => {
    const { open, entries } = aTab([throws, works], () => [shell, live(shopAt('2'))]);
    await open();
    expect(await open()).toEqual({ kind: 'opened', page, release: release('2'), renewed: true });
    expect(entries).toEqual(['/r/shop/1/entry.js', '/r/shop/2/entry.js?retry=2']);
  });

  test('loads again from a new container when its release is still live', async () => {
    const { open, entries } = aTab([throws, works], () => [shell, live(shopAt('1'))]);
    await open();
    expect(await open()).toMatchObject({ kind: 'opened' });
    expect(entries[1]).toBe('/r/shop/1/entry.js?retry=2');
  });

  test('loads the same release again when the server does not answer', async () => {
    const { open, entries } = aTab([throws, works]);
    await open();
    expect(await open()).toMatchObject({ kind: 'opened' });
    expect(entries[1]).toBe('/r/shop/1/entry.js?retry=2');
  });

  test('gets a second container at once, because a failed preload may answer for the first', async () => {
    const { open, entries, reports } = aTab([throws, throws, works]);
    await open();
    expect(await open()).toMatchObject({ kind: 'opened' });
    expect(entries[2]).toBe('/r/shop/1/entry.js?retry=3');
    expect(reports).toHaveLength(1);
  });

  test('is not waited for twice when it never answers', async () => {
    const { open, entries } = aTab([throws, hangs]);
    await open();
    const opened = open();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await opened).toEqual({ kind: 'failed', offline: true });
    expect(entries).toHaveLength(2);
  });

  test('is reported with the release that failed, not with the one in the document', async () => {
    const tab = aTab([throws, throws, throws], () => [shell, live(shopAt('2'))]);
    await tab.open();
    await tab.open();
    expect(tab.reports).toMatchObject([{ version: '1' }, { version: '2' }]);
  });

  test('loads the release that is live then when it fails again', async () => {
    let shop = shopAt('2');
    const { open, source, entries } = aTab([throws, works, works], () => [shell, live(shop)]);
    await open();
    await open();
    source.broke(release('2'), thrown);
    shop = shopAt('3');
    expect(await open()).toMatchObject({ kind: 'opened', renewed: true });
    expect(entries[2]).toBe('/r/shop/3/entry.js?retry=3');
  });
});

describe('code that is fetched ahead', () => {
  test('says nothing of a failure, and the page opens as if nothing had been tried', async () => {
    const { open, prefetch, entries, reports, timesPrefetched } = aTab([works]);
    prefetch();
    expect(await open()).toMatchObject({ kind: 'opened', renewed: false });
    expect([timesPrefetched(), entries.length, reports.length]).toEqual([1, 1, 0]);
  });

  test('is not that of a remote that has failed', async () => {
    const { open, prefetch, timesPrefetched } = aTab([throws]);
    await open();
    prefetch();
    expect(timesPrefetched()).toBe(0);
  });
});

describe('a page that threw while it was shown', () => {
  test('is reported, and comes from a new container when it is opened again', async () => {
    const { open, source, entries, reports } = aTab([works, works], () => [
      shell,
      live(shopAt('2')),
    ]);
    await open();
    source.broke(release('1'), thrown);
    expect(reports).toEqual([{ ...release('1'), ...thrown }]);
    expect(await open()).toEqual({ kind: 'opened', page, release: release('2'), renewed: true });
    expect(entries[1]).toBe('/r/shop/2/entry.js?retry=2');
  });
});

describe('a page of a release that was replaced', () => {
  test('is reported with its own release, and the new release is not loaded again', async () => {
    const { open, source, entries, reports } = aTab([throws, works], () => [
      shell,
      live(shopAt('2')),
    ]);
    await open();
    await open();
    source.broke(release('1'), thrown);
    expect(reports[1]).toEqual({ ...release('1'), ...thrown });
    expect(await open()).toMatchObject({ release: release('2') });
    expect(entries).toHaveLength(2);
    expect(source.running('shop')).toBe('2');
  });

  test('that fails late is reported with the release that it was loaded from', async () => {
    const slow = Promise.withResolvers<RemotePage<unknown>>();
    const { open, source, reports } = aTab([() => slow.promise, works], () => [
      shell,
      live(shopAt('2')),
    ]);
    const late = open();
    source.broke(release('1'), thrown);
    await open();
    slow.reject(new TypeError('late'));
    await late;
    expect(reports[1]).toMatchObject({ ...release('1'), kind: 'module' });
  });
});

describe('a remote that failed needs a new document', () => {
  const moved = { ...shopAt('2'), routes: [{ path: '/shop', module: './shop' }] };

  test.each<[string, readonly LivePart[]]>([
    ['another shell is live', [{ ...shell, version: 's2' }, live(shopAt('2'))]],
    [
      'another shell is live with the same remote',
      [{ ...shell, version: 's2' }, live(shopAt('1'))],
    ],
    ['the live release needs a newer kit', [shell, live(shopAt('2'), '^1.3.0')]],
    ['the live release needs a kit of another major version', [shell, live(shopAt('2'), '^2.0.0')]],
    ['the live release has no such page', [shell, live(moved)]],
    ['the remote is not live any more', [shell]],
  ])('when %s', async (_, parts) => {
    const { open, entries } = aTab([throws, works], () => parts);
    await open();
    expect(await open()).toEqual({ kind: 'outdated' });
    expect(await open()).toEqual({ kind: 'outdated' });
    expect(entries).toHaveLength(1);
  });
});
