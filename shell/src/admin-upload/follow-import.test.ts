import { failed, success } from '@app/result';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followImport } from './follow-import.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of an import', () => {
  test('is requested from start to stop, and failed requests are ignored', async () => {
    const answers = [
      success({ importing: false, share: 0 }),
      success({ importing: true, share: 0.25 }),
      failed('offline'),
      success({ importing: true, share: 0.75 }),
    ];
    const shares: number[] = [];
    let asked = 0;
    const importing = followImport({
      read: async () => answers[asked++] ?? failed('asked too often'),
      onShare: (share) => shares.push(share),
    });
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(0);
    importing.start();
    await vi.advanceTimersByTimeAsync(2000);
    importing.stop();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(4);
    expect(shares).toEqual([0, 0.25, 0.75]);
  });

  test('is not shown when it arrives after the stop', async () => {
    const shares: number[] = [];
    const late = Promise.withResolvers<ReturnType<typeof answer>>();
    const answer = () => success({ importing: true, share: 0.5 });
    const importing = followImport({
      read: () => late.promise,
      onShare: (share) => shares.push(share),
    });
    importing.start();
    await vi.advanceTimersByTimeAsync(500);
    importing.stop();
    late.resolve(answer());
    await vi.advanceTimersByTimeAsync(2000);
    expect(shares).toEqual([0]);
  });
});
