import { adminSessionTexts } from '@app/contracts/admin-session';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page, Request } from 'playwright/test';
import { fillCredentials, passwordOf, uploadButton } from '../../support/admin-visit.ts';
import { newVersion, test } from '../../support/changed-site.ts';
import { type Robbed, robOwner } from '../../support/hostile-page.ts';
import { openPage } from '../../support/open-page.ts';
import { withStatement } from '../../support/page-code.ts';
import { publishShop } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

const shop = (page: Page) => page.getByRole('region', { name: 'shop', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Names of parts whose files a page asks for from now on, and the addresses of its documents. */
function watchRequests(page: Page) {
  const parts = new Set<string>();
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const [, part] = /^\/r\/([^/]+)\//.exec(pathname) ?? [];
    if (part) parts.add(part);
    if (request.isNavigationRequest()) documents.push(pathname);
  });
  return { parts, documents };
}

/** As code of a page goes to another address without a click. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('pages of the owner load no remote, and lead to the site and back in new documents', async ({
  page,
}) => {
  const { parts, documents } = watchRequests(page);
  await openPage(page, '/admin/upload');
  await expect(uploadButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(heading(page)).toHaveText('Releases');
  expect([...parts]).toEqual(['shell']);
  expect(documents).toEqual(['/admin/upload']);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText(/privacy/i);
  // An address that changes before the page reads it would be another page than the one that was sent.
  await scriptIsReady(page);
  await goInside(page, '/admin/upload');
  await expect(uploadButton(page)).toBeVisible();
  expect(documents).toEqual(['/admin/upload', '/privacy', '/admin/upload']);
});

test.describe('a remote that is hostile', () => {
  test.use({ allowedProblems: { like: [/./], blocked: /./ } });

  test('cannot run a script by what its server code puts into the HTML of a page of the owner', async ({
    page,
  }) => {
    const remotes: { name: string; entry: string }[] = await (
      await page.request.get('/remotes.json')
    ).json();
    const entry = remotes.find(({ name }) => name === 'shop')?.entry;
    const runsIn = async (path: string) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const script = `<script src="${entry}"></script>`;
        await route.fulfill({
          response,
          body: (await response.text()).replace('<body>', `$&${script}`),
        });
      });
      await openPage(page, path);
      return page.evaluate(() => 'shop' in window);
    };
    expect(await runsIn('/contact')).toBe(true);
    expect(await runsIn('/admin/upload')).toBe(false);
  });

  // Slow: a release is published, and the site follows it.
  test('cannot do with the session of the owner what the owner can', async ({ page, site }) => {
    test.setTimeout(90_000);
    await openPage(page, '/admin/releases');
    await fillCredentials(page, passwordOf(site));
    await page.getByRole('button', { name: adminSessionTexts.submit }).click();
    await expect(shop(page)).toBeVisible();
    await page.reload();
    await expect(shop(page)).toBeVisible();

    const version = newVersion();
    const browser = withStatement(`globalThis.robOwner=${robOwner}`);
    await publishShop(site.releases, version, { browser });
    const live = async () => (await page.request.get('/remotes.json')).text();
    await expect.poll(live, { timeout: 20_000, intervals: [200] }).toContain(version);

    await openPage(page, '/consulting');
    await page.waitForFunction(() => 'robOwner' in window);
    const robbed = await page.evaluate(() =>
      (window as unknown as { robOwner: () => Promise<Robbed> }).robOwner(),
    );
    expect(robbed).toEqual({
      releases: 401,
      'price lists': 401,
      rollback: 401,
      'new token': 'nothing',
      document: 'nothing',
      frame: 'nothing',
      window: 'cut',
      'window that was another page': 'cut',
      storage: 'nothing',
      'worker of the whole site': 'SecurityError',
    });

    await goInside(page, '/admin/releases');
    await expect(shop(page)).toBeVisible();
    expect(await page.evaluate(() => 'robOwner' in window)).toBe(false);
  });
});
