import { readRegistry } from '@app/federation/releases';
import { publishChanged } from '@app/testing/site/changed-release';
import type { Page } from 'playwright/test';
import { livePages } from '../../support/live-pages.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ server: 'old tab' });

const RELEASES = 10;
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

test('a tab that was opened before ten releases reaches a page of every remote without a failed request', async ({
  page,
  request,
  site,
}) => {
  await openPage(page, '/about');
  for (const { remote, path } of pages) expect(await livePages(request, remote)).toContain(path);
  const before = await liveVersions(site.releases);
  for (let number = 1; number <= RELEASES; number++) {
    const part = parts[number % parts.length] ?? '';
    const version = `1.1.${number}-${number.toString(16).padStart(12, '0')}`;
    await publishChanged(site.releases, part, version, stamped(number));
  }
  const after = await liveVersions(site.releases);
  for (const part of parts) expect(after[part]).not.toBe(before[part]);
  await expect
    .poll(async () => (await request.get('/remotes.json')).text(), { timeout: 20_000 })
    .toContain(`1.1.${RELEASES}-`);

  for (const { path, follow } of pages) {
    await follow(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
  // All of it is of the releases that the document names.
  expect((await loadedFiles(page)).filter((url) => url.includes('/1.1.'))).toEqual([]);
});

const liveVersions = async (releases: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((await readRegistry(releases)).parts).map(([name, { active }]) => [
      name,
      active,
    ]),
  );
