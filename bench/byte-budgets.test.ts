import { beforeAll, describe, expect, test } from 'vitest';
import { type PageBytes, weighPages } from './page-bytes.ts';
import { pageTable } from './page-table.ts';

const REMOTE_ENTRY_BUDGET = 9 * 1024;
/** How much more JavaScript than the code-split monolith a page may load. */
const RATIO_BUDGET = 1.3;
const DEPTH_BUDGET = 2;
/** What a page of text and drawings may add to the shell and the remote entry. */
const MARKETING_PAGE_BUDGET = 12 * 1024;

/** Everything may have to be built first. */
const BUILD_PATIENCE_MS = 60_000;

let pages: readonly PageBytes[];

beforeAll(async () => {
  pages = await weighPages();
  console.log(`Compressed size of pages, the monolith's in brackets\n${pageTable(pages)}`);
}, BUILD_PATIENCE_MS);

const bytes = (count: number): string => `${Math.round(count)} bytes`;

function pageAt(path: string): PageBytes {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No remote serves ${path}`);
  return page;
}

describe.each(['/', '/consulting', '/proposal'])('%s', (path) => {
  test(`loads at most ${RATIO_BUDGET} times the JavaScript of a monolith`, () => {
    const { federated, monolith } = pageAt(path);
    const budget = monolith.js * RATIO_BUDGET;
    expect(
      federated.js,
      `${path} loads ${bytes(federated.js)} of JavaScript; its budget is ${bytes(budget)}, ${RATIO_BUDGET} times the monolith's ${bytes(monolith.js)}`,
    ).toBeLessThanOrEqual(budget);
  });
});

test('a marketing page adds little JavaScript of its own', () => {
  const marketing = pages.filter(({ remote }) => remote === 'marketing');
  expect(marketing.length).toBeGreaterThan(10);
  for (const { path, ownJs } of marketing) {
    expect(
      ownJs,
      `${path} adds ${bytes(ownJs)} of JavaScript; its budget is ${bytes(MARKETING_PAGE_BUDGET)}`,
    ).toBeLessThanOrEqual(MARKETING_PAGE_BUDGET);
  }
});

test('every remote entry is small', () => {
  for (const { path, remoteEntry } of pages) {
    expect(
      remoteEntry.bytes,
      `${remoteEntry.file}, the remote entry of ${path}, has ${bytes(remoteEntry.bytes)}; its budget is ${bytes(REMOTE_ENTRY_BUDGET)}`,
    ).toBeLessThanOrEqual(REMOTE_ENTRY_BUDGET);
  }
});

test('no page has to run a script to find out what else it needs', () => {
  for (const { path, depth, late } of pages) {
    expect(
      depth,
      `${path} has a request depth of ${depth}, its budget is ${DEPTH_BUDGET}; its document does not name ${late.join(', ')}`,
    ).toBeLessThanOrEqual(DEPTH_BUDGET);
  }
});
