import { smallSite } from '@app/testing/site/small-site';
import { expect, test } from 'vitest';
import { serveSlowConnections } from './slow-run.ts';

test('slow connections keep no visitor waiting for ever, and the site stops in time with them', async () => {
  const { violations } = await serveSlowConnections({
    dataDir: await smallSite(),
    connections: 80,
    seed: 1,
    pages: ['/', '/contact', '/api/products'],
    untilTimedOut: false,
  });
  expect(violations).toEqual([]);
}, 120_000);
