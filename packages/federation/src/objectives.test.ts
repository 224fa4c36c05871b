import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { budgetsOf, isLow, isSpent, type Objectives } from './objectives.ts';
import { addPageCounts, daysOf, readPageCounts } from './page-counts.ts';
import { temporaryFolder } from './testing/built-release.ts';

const objectives: Objectives = {
  availablePercent: 99.9,
  faultFreePercent: 99,
  lcpMs: 2500,
  inpMs: 200,
};
const available = (all: number, bad: number) =>
  budgetsOf(objectives, [{ available: { all, bad } }])[0];

test.each([
  ['all of it while no page failed', 10_000, 0, 100],
  ['half after half of the pages that may fail', 10_000, 5, 50],
  ['nothing after all of them', 10_000, 10, 0],
  ['less than nothing after more', 10_000, 30, -200],
  ['nobody knows of few pages', 199, 199, null],
])('a budget has %s', (_, all, bad, leftPercent) => {
  expect(available(all, bad)).toMatchObject({ leftPercent, all, bad });
});

test('one failed page of a small site spends no budget that has room for less than one', () => {
  expect(available(300, 1)?.leftPercent).toBe(0);
  expect(available(300, 0)?.leftPercent).toBe(100);
});

test('a budget is low before it is spent', () => {
  const [fine, low, spent] = [7, 8, 10].map((bad) => available(10_000, bad));
  expect([fine, low, spent].map((one) => one && isLow(one))).toEqual([false, true, false]);
  expect([fine, low, spent].map((one) => one && isSpent(one))).toEqual([false, false, true]);
});

test('counts of several processes add up, for thirty days, and a damaged file begins anew', async () => {
  const releases = path.join(await temporaryFolder(), 'releases');
  const one = { shop: { '2026-11-28': { lcp: { all: 2, bad: 1 } } } };
  await Promise.all(Array.from({ length: 5 }, () => addPageCounts(releases, one)));
  await addPageCounts(releases, { shop: { '2026-01-01': { lcp: { all: 9, bad: 9 } } } });
  const counts = await readPageCounts(releases);
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(daysOf(counts, 'shop', now)).toEqual([{ lcp: { all: 10, bad: 5 } }]);
  const file = path.join(path.dirname(releases), 'page-counts.json');
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -5));
  expect(await readPageCounts(releases)).toEqual({});
  await addPageCounts(releases, one);
  expect(await readPageCounts(releases)).toEqual(one);
});
