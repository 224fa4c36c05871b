import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test, vi } from 'vitest';
import { readMeasured, tellMeasured } from './measured.ts';

test('what tests have measured is told at the end of a run that asks for it', async () => {
  const file = path.join(await temporaryFolder(), 'measured.jsonl');
  await tellMeasured('nobody', 'asks');
  vi.stubEnv('MEASURED_FILE', file);
  expect(await readMeasured(file)).toEqual([]);
  await tellMeasured('reports', '10000 reports, 0 rollbacks');
  await tellMeasured('load', '20000 requests, 0 failed');
  expect(await readMeasured(file)).toEqual([
    'load     20000 requests, 0 failed',
    'reports  10000 reports, 0 rollbacks',
  ]);
});
