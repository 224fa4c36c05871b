import { renderInSite } from '@app/testing/render-in-site';
import { type ReactNode, Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FailurePanel } from '../remotes/failure-panel.tsx';
import { PageLoading } from '../remotes/page-loading.tsx';
import { takeFaults } from './noticed-faults.ts';
import type { Tab } from './tab.ts';
import { tellAlive } from './tell-alive.ts';
import type { Router } from './watch-routes.ts';

const release = { remote: 'shop', version: '1.0.0-000000000001' };
const page = location.pathname;
const sent: unknown[] = [];
const noticed: unknown[] = [];

const tab: Tab = {
  firstPath: page,
  version: () => release.version,
  serving: (path) => (path === page ? release : { ...release, remote: 'marketing' }),
  send: (report) => void sent.push(report),
};

const alive = { type: 'alive', ...release, page };
const empty = (name = release.remote) => ({
  kind: 'empty',
  release: { name, version: release.version },
});

beforeEach(() => takeFaults((fault) => void noticed.push(fault)));

afterEach(() => {
  vi.useRealTimers();
  sent.length = 0;
  noticed.length = 0;
});

/** Tells of what is shown; the clock is that of the test from here on. */
function tell(): Parameters<Router['subscribe']>[0] {
  let listener: Parameters<Router['subscribe']>[0] = () => {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  tellAlive(tab, {
    subscribe(one) {
      listener = one;
      return () => {};
    },
  });
  return listener;
}

/** Shows a page; what it returns shows another in its place. */
async function show(first: ReactNode): Promise<(next: ReactNode) => void> {
  let put: (next: ReactNode) => void = () => {};
  function Shown() {
    const [shown, setShown] = useState(first);
    put = setShown;
    return shown;
  }
  const { screen } = await renderInSite(<Shown />);
  screen.container.id = 'root';
  return (next) => flushSync(() => put(next));
}

const main = () => document.querySelector('main') as HTMLElement;
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each<[string, ReactNode]>([
  ['has a heading', <h1 key="page">Prices</h1>],
  ['has no heading of its own', <h2 key="page">Prices</h2>],
  ['has pictures only', <img key="page" alt="" src="data:," width="90" height="90" />],
  [
    'has a heading for screen readers',
    <h1 key="page" className="visually-hidden" children="Prices" />,
  ],
  ['is long', <div key="page" style={{ height: 9000 }} children="Prices" />],
  [
    'is under a notice of the site',
    <div key="page">
      <h1>Prices</h1>
      <div style={{ position: 'fixed', inset: 0 }}>Please confirm your age</div>
    </div>,
  ],
  [
    'is behind a dialog',
    <div key="page">
      <h1>Prices</h1>
      <div style={{ position: 'fixed', inset: 0 }} />
      <div role="dialog" style={{ position: 'fixed', inset: 80 }} aria-label="Cart" />
    </div>,
  ],
  [
    'has a picture over its heading',
    <div key="page">
      <h1>Prices</h1>
      <div style={{ position: 'absolute', inset: 0 }} />
    </div>,
  ],
])('a page that %s is told of once it came to rest', async (_, shown) => {
  await show(shown);
  tell();
  await later(900);
  expect(sent).toEqual([]);
  await later(60_000);
  expect(sent).toEqual([alive]);
  expect(noticed).toEqual([]);
});

test("the server's HTML of a page that React never reaches is not told of, and with React it is", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Waiting = () => {
    use(promise);
    return <h1>Prices</h1>;
  };
  const place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = '<main><!--$--><h1>Prices</h1><!--/$--></main>';
  document.body.append(place);
  const root = hydrateRoot(
    place,
    <main>
      <Suspense>
        <Waiting />
      </Suspense>
    </main>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => Object.keys(main()).length).toBeGreaterThan(0);
  tell();
  await later(120_000);
  expect(sent).toEqual([]);
  vi.useRealTimers();
  resolve();
  await expect.poll(() => Object.keys(main().firstElementChild ?? {}).length).toBeGreaterThan(0);
  tell();
  await later(2000);
  expect(sent).toEqual([alive]);
});

test.each([
  ['failed', <FailurePanel key="panel" busy={false} onRetry={() => {}} />],
  ['is still loading', <PageLoading key="loading" />],
])('a page that %s is not told of until it is shown', async (_, instead) => {
  const put = await show(instead);
  tell();
  await later(10_000);
  expect(sent).toEqual([]);
  put(<h1>Prices</h1>);
  await later(2000);
  expect(sent).toEqual([alive]);
});

test('a page that fails while it comes to rest is not told of', async () => {
  const put = await show(<h1>Prices</h1>);
  tell();
  await later(900);
  put(<FailurePanel busy={false} onRetry={() => {}} />);
  await later(60_000);
  expect([sent, noticed]).toEqual([[], []]);
});

test('a page that came alive and shows nothing is a fault of its release, at once or later', async () => {
  const put = await show(<div> </div>);
  tell();
  await later(2000);
  expect([sent, noticed]).toEqual([[], [empty()]]);
  put(<h1>Prices</h1>);
  tell();
  await later(3000);
  put(null);
  await later(5000);
  expect([sent, noticed]).toEqual([[alive], [empty(), empty()]]);
});

test('after a navigation, an empty page is a fault of the part that serves it, and the first one works', async () => {
  const put = await show(<h1>Prices</h1>);
  const changed = tell();
  await later(900);
  history.pushState(null, '', '/about');
  onTestFinished(() => history.replaceState(null, '', page));
  put(null);
  for (const state of ['loading', 'idle']) {
    changed({ location: { pathname: '/about' }, navigation: { state } });
  }
  await later(500);
  expect([sent, noticed]).toEqual([[alive], []]);
  await later(5000);
  expect([sent, noticed]).toEqual([[alive], [empty('marketing')]]);
});

const stop = (event: { stopPropagation(): void }) => event.stopPropagation();

test.each<[string, () => void, ReactNode?]>([
  [
    'takes the clicks before React',
    () => {
      document.addEventListener('click', stop, { capture: true });
      onTestFinished(() => document.removeEventListener('click', stop, { capture: true }));
    },
  ],
  ['keeps the clicks to itself', () => main().addEventListener('click', stop)],
  [
    'stops the clicks on their way down',
    () => {},
    <div key="page" onClickCapture={stop} children={<h1>Prices</h1>} />,
  ],
  [
    'lets the clicks through',
    () => {},
    <div key="page" style={{ pointerEvents: 'none' }} children={<h1>Prices</h1>} />,
  ],
  [
    'is under a frame that lets them through',
    () => main().style.setProperty('pointer-events', 'none'),
  ],
  [
    'has a curtain that nobody sees',
    () => {},
    <div key="page">
      <h1>Prices</h1>
      <div style={{ position: 'fixed', inset: 0 }} />
    </div>,
  ],
  [
    'put such a curtain into the document',
    () => {
      const curtain = document.createElement('div');
      curtain.style.cssText = 'position:fixed;inset:0';
      document.body.append(curtain);
      onTestFinished(() => curtain.remove());
    },
  ],
])('a page that %s is not told of', async (_, swallow, shown = <h1>Prices</h1>) => {
  await show(shown);
  swallow();
  tell();
  await later(60_000);
  expect([sent, noticed]).toEqual([[], []]);
});
