import { numberedSite } from '@app/testing/site/numbered-site';
import { expect, test } from 'vitest';
import { releaseUnderLoad } from './release-run.ts';

test('of 1000 requests during two releases none fails, and no document is made of two release sets', async () => {
  const site = await numberedSite();
  const report = await releaseUnderLoad({ site, releases: 2, requests: 1000, seed: 1 });
  expect(report.violations).toEqual([]);
  expect(report.requests).toBeGreaterThanOrEqual(1000);
  expect(report.documents).toBeGreaterThan(0);
  expect(report.orders).toBeGreaterThan(0);
}, 120_000);
