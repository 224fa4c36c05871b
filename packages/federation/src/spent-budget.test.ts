import path from 'node:path';
import { expect, test } from 'vitest';
import { addPageCounts } from './page-counts.ts';
import { refuseSpent } from './spent-budget.ts';
import { aRelease, temporaryFolder } from './testing/built-release.ts';

const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
const shop = aRelease({ objectives });
const NOW = Date.parse('2026-11-28T12:00:00Z');

async function release(bad: number, one = shop): Promise<string[]> {
  const releases = path.join(await temporaryFolder(), 'releases');
  await addPageCounts(releases, {
    shop: { '2026-11-20': { available: { all: 10_000, bad } } },
  });
  const notes: string[] = [];
  await refuseSpent(releases, one, (line) => notes.push(line), NOW);
  return notes;
}

test('a part that has kept its promises is released without a word', async () => {
  expect(await release(2)).toEqual([]);
});

test('a part that has nearly spent a budget is released with a warning', async () => {
  expect(await release(9)).toEqual([
    'shop has 10% left of its promise that 99.9% of pages are served: 9 of 10000 in 30 days were not so.',
  ]);
});

test('a part that has spent a budget is refused, with the way on', async () => {
  await expect(release(10)).rejects.toThrow(
    'shop promises that 99.9% of pages are served, and 10 of 10000 in 30 days were not so. Going on takes a reason: --force "<reason>".',
  );
});

test('a part that promises nothing is not held to anything', async () => {
  expect(await release(5000, aRelease())).toEqual([]);
});
