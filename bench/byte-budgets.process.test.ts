import { stat } from 'node:fs/promises';
import path from 'node:path';
import { builtPart, builtParts } from '@app/testing/site/built-parts';
import { beforeAll, expect, test } from 'vitest';
import { overweight, pageBudget } from '../server/release-gate/page-weight.ts';
import { startScript } from '../shell/server/pages/start/mount-start-script.ts';
import { type PageBytes, weighPages } from './page-bytes.ts';
import { pageTable, tourLine } from './page-table.ts';
import { tourOf } from './tour.ts';

/** Code of a remote entry, without the hashes of the chunks that it loads. */
const ENTRY_CODE_BUDGET = 2 * 1024;
/** JavaScript of a page at most, as a multiple of the same page in the code-split monolith. */
const RATIO_BUDGET = 1.06;
/** The same for a visitor of all pages, who loads each file once. */
const TOUR_RATIO_BUDGET = 1.08;
/** Files of a page at most, more than the monolith has: the starter, the remote's entry and what its pages share. */
const MORE_REQUESTS_BUDGET = 3;
/** The only script before the first paint. */
const STARTER_BUDGET = 512;
const FONT_BUDGET = 20 * 1024;
const DEPTH_BUDGET = 2;
/** The five parts and the monolith may have to be built first: seven compilers, on a machine that may be busy. */
const BUILD_TIMEOUT_MS = 240_000;

let pages: readonly PageBytes[];

beforeAll(async () => {
  pages = await weighPages();
  console.log(
    `Compressed size of pages, the monolith's in brackets\n${pageTable(pages)}\n${tourLine(tourOf(pages))}`,
  );
}, BUILD_TIMEOUT_MS);

const bytes = (count: number): string => `${Math.round(count)} bytes`;

test(`every page loads at most ${RATIO_BUDGET} times the JavaScript of a monolith`, () => {
  for (const { path, federated, monolith } of pages) {
    const budget = monolith.js * RATIO_BUDGET;
    expect(
      federated.js,
      `${path} loads ${bytes(federated.js)} of JavaScript; its budget is ${bytes(budget)}, ${RATIO_BUDGET} times the monolith's ${bytes(monolith.js)}`,
    ).toBeLessThanOrEqual(budget);
  }
});

test(`a tour of all pages loads at most ${TOUR_RATIO_BUDGET} times the JavaScript of a monolith`, () => {
  const { federated, monolith } = tourOf(pages);
  expect(
    federated,
    `All pages load ${bytes(federated)} of JavaScript, the monolith's ${bytes(monolith)}`,
  ).toBeLessThanOrEqual(monolith * TOUR_RATIO_BUDGET);
});

test('every page loads at most three files more than that of a monolith', () => {
  for (const { path, federated, monolith } of pages) {
    expect(
      federated.requests,
      `${path} loads ${federated.requests} files, the monolith's ${monolith.requests}`,
    ).toBeLessThanOrEqual(monolith.requests + MORE_REQUESTS_BUDGET);
  }
});

test('no script but a starter of less than 0.5 KB is asked for before the first paint', () => {
  for (const { path, beforePaint } of pages) {
    expect(beforePaint, path).toEqual([startScript.url]);
  }
  expect(startScript.bytes).toBeLessThan(STARTER_BUDGET);
});

test('the font that every page asks for has at most 20 KB', async () => {
  const { folder, release } = await builtPart('shell');
  expect(release.fonts).toHaveLength(1);
  for (const font of release.fonts) {
    expect((await stat(path.join(folder, font))).size, font).toBeLessThanOrEqual(FONT_BUDGET);
  }
});

test('no page adds more JavaScript to the shell and its remote entry than a release may', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, remote, ownJs } of pages) {
    const budget = pageBudget({ name: remote });
    expect(
      ownJs,
      `${path} adds ${bytes(ownJs)} of JavaScript; its budget is ${bytes(budget)}`,
    ).toBeLessThanOrEqual(budget);
  }
});

test('no part is refused as too heavy', async () => {
  for (const part of await builtParts()) expect(await overweight(part)).toBeUndefined();
});

test('no remote entry has more than 2 KB of code', () => {
  for (const { path, remoteEntry } of pages) {
    expect(
      remoteEntry.codeBytes,
      `${remoteEntry.file}, the remote entry of ${path}, has ${bytes(remoteEntry.codeBytes)} of code; its budget is ${bytes(ENTRY_CODE_BUDGET)}`,
    ).toBeLessThanOrEqual(ENTRY_CODE_BUDGET);
  }
});

test('the document of each page names every file that the page loads first', () => {
  for (const { path, depth, late } of pages) {
    expect(
      depth,
      `${path} has a request depth of ${depth}, its budget is ${DEPTH_BUDGET}; its document does not name ${late.join(', ')}`,
    ).toBeLessThanOrEqual(DEPTH_BUDGET);
  }
});
