import { smallSite } from '@app/testing/site/small-site';
import { expect, test } from 'vitest';
import { restartUnderLoad } from './restart-run.ts';

test('two restarts on a shared port under load lose no order and no request on a kept connection', async () => {
  const report = await restartUnderLoad({
    dataDir: await smallSite(),
    restarts: 2,
    seed: 1,
    delaySeconds: 1,
    pages: ['/', '/contact', '/api/products'],
  });
  expect(report.violations).toEqual([]);
  expect(report.orders).toBeGreaterThan(0);
}, 120_000);
