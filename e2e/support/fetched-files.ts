import type { Page } from 'playwright/test';

/** Scripts and style sheets of the shop that this document did not find in the cache of the browser. */
export const fetchedFiles = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = all.filter(
      ({ name, transferSize }) => name.includes('/r/shop/') && transferSize,
    );
    return [...new Set(fetched.map(({ name }) => name.split('/').at(-1)))].sort();
  });
