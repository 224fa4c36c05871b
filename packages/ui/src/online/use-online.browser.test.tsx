import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useConnection } from './use-online.ts';

const tryNow = vi.fn();

function Waiting() {
  useConnection(tryNow);
  return null;
}

function setOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
}

beforeEach(() => {
  tryNow.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  setOnline(true);
});

test('a connection that the browser does not miss is tried after 5, 10, 20 and 40 seconds, then each minute', async () => {
  await render(<Waiting />);
  const tried: number[] = [];
  for (let second = 1; second <= 135; second += 1) {
    const before = tryNow.mock.calls.length;
    vi.advanceTimersByTime(1000);
    if (tryNow.mock.calls.length > before) tried.push(second);
  }
  expect(tried).toEqual([5, 15, 35, 75, 135]);
});

test('nothing is tried while the browser knows of no connection, and at once when it has one', async () => {
  setOnline(false);
  const screen = await render(<Waiting />);
  vi.advanceTimersByTime(300_000);
  expect(tryNow).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(tryNow).toHaveBeenCalledTimes(1);
  await screen.unmount();
  window.dispatchEvent(new Event('online'));
  expect(tryNow).toHaveBeenCalledTimes(1);
});
