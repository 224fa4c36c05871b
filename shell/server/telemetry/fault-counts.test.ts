import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createFaultCounts } from './fault-counts.ts';

const MINUTE_MS = 60_000;
const render = { remote: 'shop', version: '1.0.0-000000000001', kind: 'render' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('faults are counted by part, version and kind, and listed from the most frequent', () => {
  const counts = createFaultCounts(recordedLog().log);
  const newer = { ...render, version: '1.0.1-000000000002' };
  for (const fault of [render, newer, newer, { ...newer, kind: 'chunk' } as const]) {
    const more = { ...fault, text: 'not kept' };
    counts.add(more);
  }
  expect(counts.list()).toEqual([
    { ...newer, count: 2 },
    { ...render, count: 1 },
    { ...newer, kind: 'chunk', count: 1 },
  ]);
});

test('a minute with faults ends with one line of them, a minute without with none', () => {
  const { log, lines } = recordedLog();
  const counts = createFaultCounts(log);
  counts.add(render);
  counts.add(render);
  vi.advanceTimersByTime(MINUTE_MS);
  const line = { msg: 'faults of releases in the last minute' };
  expect(lines).toMatchObject([{ ...line, faults: [{ ...render, count: 2 }] }]);
  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(lines).toHaveLength(1);
  counts.add(render);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines[1]).toMatchObject({ ...line, faults: [{ ...render, count: 1 }] });
  expect(counts.list()).toEqual([{ ...render, count: 3 }]);
});
