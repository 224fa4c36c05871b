import { sampleConfig, sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import { siteContext } from './site-context.ts';

test.each([
  ['2026-06-01T12:00:00Z', 2026],
  ['2026-12-31T21:59:59Z', 2026],
  ['2026-12-31T22:00:00Z', 2027],
])('the year of the site context at %s is %i, as in South Africa', (now, year) => {
  const settings = { origin: 'https://x.example', map: sampleSite.map, retentionMonths: 24 };
  const context = siteContext(sampleConfig, settings, new Date(now));
  expect(context).toEqual({ ...sampleConfig, ...settings, year });
});
