import { readRegistry } from '@app/federation/releases';
import { publishChanged } from '@app/testing/site/changed-release';
import type { Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { livePages } from '../../support/live-pages.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });
const parts = ['shop', 'proposal', 'shell', 'assessments', 'marketing'];
const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().click();
/** A page of each remote, and how to get there from any page. */
const pages = [
  { remote: 'assessments', path: '/contact', follow: link('Contact') },
  { remote: 'shop', path: '/consulting', follow: followPriceEstimates },
  { remote: 'proposal', path: '/proposal', follow: link('Security Plan') },
  { remote: 'marketing', path: '/warranty', follow: link('Warranty') },
] as const;

/** Another text in the code of a release, which no visitor sees. */
const stamped = (number: number) => ({
  browser: (code: string) => `${code}\n// release ${number}`,
});

const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

// Slow: every part is released while a tab is open.
test('a tab that was opened before a release of every part reaches a page of every remote without a failed request', {
  tag: '@deep',
}, async ({ page, request, site }) => {
  await openPage(page, '/about');
  for (const { remote, path } of pages) expect(await livePages(request, remote)).toContain(path);
  const before = await liveVersions(site.releases);
  const versions = parts.map(() => newVersion());
  for (const [number, part] of parts.entries()) {
    await publishChanged(site.releases, part, versions[number] ?? '', stamped(number));
  }
  const after = await liveVersions(site.releases);
  for (const part of parts) expect(after[part]).not.toBe(before[part]);
  await expect
    .poll(async () => (await request.get('/remotes.json')).text(), { timeout: 20_000 })
    .toContain(versions.at(-1));

  for (const { path, follow } of pages) {
    await follow(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
  // All of it is of the releases that the document names.
  expect(
    (await loadedFiles(page)).filter((url) => versions.some((version) => url.includes(version))),
  ).toEqual([]);
});

const liveVersions = async (releases: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((await readRegistry(releases)).parts).map(([name, { active }]) => [
      name,
      active,
    ]),
  );
