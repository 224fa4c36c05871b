import { afterEach, expect, test, vi } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createOutputLog } from './render-pool.ts';

afterEach(() => void vi.useRealTimers());

test('output of pages is logged at most sixty times a minute, and each line is cut to a maximum length', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 60_000 });
  const { log, lines } = recordedLog();
  const write = createOutputLog(log);
  for (let piece = 0; piece < 100; piece++) write(`${'x'.repeat(64_000)}\n`);
  expect(lines).toHaveLength(60);
  expect(lines[0]?.text).toBe('x'.repeat(2000));
  vi.setSystemTime(120_000);
  write('again\n');
  expect(lines.at(-1)).toMatchObject({ msg: 'a page wrote to the console', text: 'again' });
});
