import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { takeFaults } from './noticed-faults.ts';
import type { Tab } from './tab.ts';
import { tellAlive } from './tell-alive.ts';

const release = { remote: 'shop', version: '1.0.0-000000000001' };
const sent: unknown[] = [];
const noticed: unknown[] = [];

const tab: Tab = {
  firstPath: location.pathname,
  version: () => release.version,
  serving: () => release,
  send: (report) => void sent.push(report),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] });
  takeFaults((fault) => void noticed.push(fault));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  sent.length = 0;
  noticed.length = 0;
});

/** @param hydrated whether React has reached the heading. */
function show(content: string, hydrated = true): void {
  document.body.innerHTML = `<div id="root"><main id="main">${content}</main></div>`;
  const heading = document.querySelector('h1');
  if (heading && hydrated) Object.assign(heading, { __reactFiber$x: {} });
}

const alive = { type: 'alive', ...release, page: location.pathname };

test('a page that is hydrated, shows something and takes clicks is told of once', async () => {
  show('<h1>Prices</h1>');
  tellAlive(tab);
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([alive]);
  expect(noticed).toEqual([]);
});

test('a page that React reaches later is told of then, and one that it never reaches is not', async () => {
  show('<h1>Prices</h1>', false);
  tellAlive(tab);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  show('<h1>Prices</h1>');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([alive]);
  show('<h1>Prices</h1>', false);
  tellAlive(tab);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([alive]);
});

test('a page that came alive and shows nothing is a fault of its release', async () => {
  show('<div> </div>');
  tellAlive(tab);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  expect(noticed).toEqual([
    { kind: 'empty', release: { name: release.remote, version: release.version } },
  ]);
});

test('a page whose code takes the clicks away from React is not told of', async () => {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('click', swallow, { capture: true });
  onTestFinished(() => document.removeEventListener('click', swallow, { capture: true }));
  show('<h1>Prices</h1>');
  tellAlive(tab);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
