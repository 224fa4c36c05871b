import type { PageHead } from '@app/site/page-head';
import { sampleConfig, sampleSite } from '@app/site/testing/sample-site';
import { startPageServer } from '../page-server.ts';
import { fakeReleaseSets } from './fake-release-sets.ts';
import { recordedLog } from './recorded-log.ts';

export const aHead = (changes: Partial<PageHead> = {}): PageHead => ({
  title: 'Contact',
  description: 'Write to us.',
  keywords: ['contact'],
  ...changes,
});

/** What the page server of a test starts with where the test is not about it. */
export const pageServerOptions = {
  releases: '/nowhere',
  cacheBytes: 10_000_000,
  site: sampleConfig,
  origin: sampleSite.origin,
  map: sampleSite.map,
  retentionMonths: 0,
  apiOrigin: 'http://127.0.0.1:9',
  trustedHops: 0,
};

/** A page server whose live pages have these heads. */
export function aPageServer(heads: Readonly<Record<string, PageHead>>, site = sampleConfig) {
  const pages = Object.entries(heads).map(([path, head]) => ({ path, head }));
  const releaseSets = fakeReleaseSets(undefined, { pages, complete: true });
  const { app, calls } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    site,
    origin: 'https://security.example',
    log: recordedLog().log,
  });
  return { app, calls, releaseSets };
}
