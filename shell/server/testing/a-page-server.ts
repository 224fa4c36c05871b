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

/** A page server whose live pages have these heads. */
export function aPageServer(heads: Readonly<Record<string, PageHead>>, site = sampleConfig) {
  const pages = Object.entries(heads).map(([path, head]) => ({ path, head }));
  const releaseSets = fakeReleaseSets(undefined, { pages, complete: true });
  const { app, calls } = startPageServer({
    releases: '/nowhere',
    releaseSets,
    cacheBytes: 1_000_000,
    map: sampleSite.map,
    retentionMonths: 0,
    site,
    origin: 'https://security.example',
    apiOrigin: 'http://127.0.0.1:9',
    trustedHops: 0,
    log: recordedLog().log,
  });
  return { app, calls, releaseSets };
}
