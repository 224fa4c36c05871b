import { tellMeasured } from '@app/testing/measured';
import { expect, test } from 'vitest';
import { withBuiltSite } from '../built-site.ts';
import { CHANGES, otherReactSite } from './other-react-site.ts';
import { releaseUnderLoad } from './release-run.ts';

test('of 20000 requests while parts go to other versions of React and back none fails, and each page is rendered by its React', async () => {
  await withBuiltSite(async (dataDir) => {
    const site = await otherReactSite(dataDir);
    const report = await releaseUnderLoad({ site, releases: CHANGES, requests: 20_000, seed: 1 });
    const { requests, documents, unrendered, orders, violations } = report;
    await tellMeasured(
      'parts go to another React and back, under load',
      `${requests} requests, ${violations.length} failed; ${documents} documents (${unrendered} left to the browser), ${orders} orders`,
    );
    expect(report.violations).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(20_000);
    expect(report.unrendered).toBeLessThan(report.documents / 2);
  });
}, 900_000);
