import { createLogger } from '@app/http-server/logger';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { verifyBackups } from './verify-backups.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 24, 1, 0) }));
afterEach(() => void vi.useRealTimers());

function aNightlyJob(verify: (signal: AbortSignal) => Promise<string>) {
  const lines: { readonly msg: string; readonly fault?: string }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const log = createLogger({ level: 'info', name: 'test', destination: { write } });
  const newest = async () => new Date(Date.now() - 90 * MINUTE_MS).toISOString();
  const job = verifyBackups({ verify, newest, clock: { now: () => new Date() }, log });
  onTestFinished(job.stop);
  const [verified, age] = job.gauges;
  return { ...job, lines, verified: () => verified?.read(), age: () => age?.read() };
}

test('the newest backup is verified at half past two each night, and the gauge has the last outcome', async () => {
  const nights: number[] = [];
  const { lines, verified, age } = aNightlyJob(async () => {
    nights.push(new Date().getHours() * 60 + new Date().getMinutes());
    if (nights.length === 2) throw new Error('The copy is damaged.');
    return 'backups/today';
  });
  await vi.advanceTimersByTimeAsync(89 * MINUTE_MS);
  expect(nights).toEqual([]);
  expect(await verified()).toEqual([]);
  expect(await age()).toEqual([{ value: 90 * 60 }]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await verified()).toEqual([{ value: 1 }]);
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS);
  expect(nights).toEqual([150, 150]);
  expect(await verified()).toEqual([{ value: 0 }]);
  expect(lines).toMatchObject([
    { msg: 'the newest backup can be restored' },
    { msg: 'the newest backup cannot be restored', fault: 'Error: The copy is damaged.' },
  ]);
});

test('a stop ends a verification that runs, and says nothing against the backup', async () => {
  const ended: string[] = [];
  const { stop, lines, verified } = aNightlyJob(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended.push('aborted');
          reject(new Error('ended'));
        });
      }),
  );
  await vi.advanceTimersByTimeAsync(91 * MINUTE_MS);
  await stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS);
  expect(ended).toEqual(['aborted']);
  expect(await verified()).toEqual([]);
  expect(lines).toEqual([]);
});
