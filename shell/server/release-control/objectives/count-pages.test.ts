import path from 'node:path';
import { readPageCounts } from '@app/federation/page-counts';
import { temporaryFolder, versionOf } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createHealth } from '../health/version-health.ts';
import { countPages } from './count-pages.ts';

const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
const shop = { part: 'shop', version: versionOf(1) };
const shell = { part: 'shell', version: versionOf(1) };
const served = {
  active: versionOf(1),
  history: [versionOf(2)],
  canary: { version: versionOf(3), percent: 5 },
};
const NOW = Date.parse('2026-11-28T12:00:00Z');

test('pages, faults and vitals of a part are counted for its promises, what a network tells once an hour', async () => {
  const releases = path.join(await temporaryFolder(), 'releases');
  let now = NOW;
  const { log } = recordedLog();
  const registry = { parts: { shop: served, shell: served } };
  const promises = {
    registry: () => registry,
    objectivesOf: (part: string) => (part === 'shop' ? objectives : undefined),
  };
  const pages = countPages(releases, createHealth(), promises, log, () => now);
  onTestFinished(() => pages.close());
  const { counts } = pages;
  for (let at = 0; at < 10; at++) counts.pageLoad(shop, `196.1.${at}.0/24`);
  counts.pageLoad(shell, '196.1.0.0/24');
  counts.rendered({ kind: 'late', page: shop, shell } as never);
  counts.missing(shop, '196.1.1.0/24');
  for (let again = 0; again < 1000; again++) {
    counts.fault(shop, '196.1.1.0/24');
    counts.vitals(shop, '196.1.1.0/24', { LCP: 2501, INP: 100 });
  }
  counts.vitals(shop, '196.1.2.0/24', { LCP: 2500 });
  await pages.keep();
  const first = {
    available: { all: 10, bad: 2 },
    faultFree: { all: 10, bad: 1 },
    lcp: { all: 2, bad: 1 },
    inp: { all: 1, bad: 0 },
  };
  expect(await readPageCounts(releases)).toEqual({ shop: { '2026-11-28': first } });
  now += 60 * 60 * 1000;
  counts.fault(shop, '196.1.1.0/24');
  await pages.keep();
  const kept = await readPageCounts(releases);
  expect(kept.shop?.['2026-11-28']?.faultFree).toEqual({ all: 10, bad: 2 });
  // Of a preview, which is neither live nor a canary nor what a rollback goes to.
  const previewed = { part: 'shop', version: versionOf(9) };
  counts.fault(previewed, '196.1.9.0/24');
  counts.missing(previewed, '196.1.9.0/24');
  counts.vitals(previewed, '196.1.9.0/24', { LCP: 9999, INP: 9999 });
  counts.rendered({ kind: 'fault', culprit: previewed, page: previewed, shell } as never);
  await pages.keep();
  expect(await readPageCounts(releases)).toEqual(kept);
  for (const version of [versionOf(2), versionOf(3)]) counts.pageLoad({ ...shop, version }, 'any');
  counts.missing(shop, '196.1.9.0/24');
  await pages.keep();
  const used = await readPageCounts(releases);
  expect(used.shop?.['2026-11-28']?.available).toEqual({ all: 12, bad: 3 });
});
