import { readRegistry } from '@app/federation/releases';
import { withPageFault } from '@app/testing/site/page-fault';
import type { APIRequestContext, Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { openRendered } from '../../support/open-page.ts';
import { PAGE_EXPORTS } from '../../support/page-code.ts';
import { buy, cartLine, turret } from '../../support/price-list-visit.ts';
import { publishShop } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

// Slow: visitors of a dozen networks come one after the other.

test.describe.configure({ timeout: 120_000 });
test.use({
  allowedProblems: { like: [/broken on purpose/, /React error #/, /console error: Remote shop /] },
});

const VISITORS = 12;
const throwsInAnEffect = (code: string) =>
  code.replace(
    PAGE_EXPORTS,
    `$1Component:()=>(props)=>(__FEDERATION__.__INSTANCES__[0].loadShareSync("react")().useEffect(()=>{throw new TypeError("broken on purpose")}),$2(props)),$3`,
  );

/** What a proxy in front of the site says of a visitor of another network. */
const from = (network: number) => ({ 'X-Forwarded-For': `196.21.${network}.7` });

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

async function isLive(request: APIRequestContext, version: string): Promise<void> {
  await expect
    .poll(async () => (await request.get('/remotes.json')).text(), { timeout: 20_000 })
    .toContain(version);
}

async function lastChange(site: Site) {
  return (await readRegistry(site.releases)).parts.shop?.changes?.at(-1);
}

/** Opens the price list as a visitor of another network, whose browser reports what fails there. */
async function visitBroken(page: Page, site: Site, network: number): Promise<void> {
  await page.setExtraHTTPHeaders(from(network));
  const told = page.waitForResponse(/\/api\/telemetry$/);
  const wasReported = told.then(
    (answer) => answer.status() === 204,
    () => false,
  );
  await page.goto(`${site.url}/consulting`);
  const isBack = async () => (await lastChange(site))?.what === 'automatic';
  // A visitor who comes after the rollback has nothing to report.
  const either = Promise.race([wasReported, until(isBack)]);
  expect(await either, `the report of network ${network} was taken`).toBe(true);
}

async function until(isSo: () => Promise<boolean>): Promise<true> {
  await expect.poll(isSo, { timeout: 20_000 }).toBe(true);
  return true;
}

/** A version that met no faults in the journeys before, on which the next is measured. */
async function releaseGood(request: APIRequestContext, site: Site): Promise<string> {
  const good = newVersion();
  await publishShop(site.releases, good, { browser: (code) => `${code}\n` });
  await isLive(request, good);
  return good;
}

test('a shop that throws in browsers is taken back by itself, and Retry shows the one before', {
  tag: '@deep',
}, async ({ page, browser, request, site }) => {
  const good = await releaseGood(request, site);
  await buy(page, turret);
  for (let network = 0; network < 2 * VISITORS; network++) {
    expect((await request.get('/consulting', { headers: from(network) })).ok()).toBe(true);
  }
  const broken = newVersion();
  await publishShop(site.releases, broken, { browser: throwsInAnEffect });
  await isLive(request, broken);
  await openRendered(page, '/consulting');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });

  const visitor = await browser.newPage();
  for (let network = 0; network < VISITORS; network++) await visitBroken(visitor, site, network);
  await visitor.close();
  await isLive(request, good);
  expect(await lastChange(site)).toMatchObject({
    what: 'automatic',
    who: 'automatic rollback',
    from: broken,
    to: good,
    why: expect.stringMatching(
      new RegExp(`^shop ${broken}: \\d+ of \\d+ visitors met faults, before 0 of \\d+$`),
    ),
  });
  await expect.poll(site.output).toContain('a version failed, and the one before is live again');

  await panel(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(cartLine(page, turret.name)).toBeVisible();
});

test('a shop that throws on the server is taken back after ten pages, without a browser', {
  tag: '@deep',
}, async ({ request, site }) => {
  const good = await releaseGood(request, site);
  const broken = newVersion();
  const fault = "throw new Error('broken on purpose');";
  await publishShop(site.releases, broken, { server: withPageFault(fault) });
  await isLive(request, broken);
  for (let visit = 0; visit < 10; visit++) {
    expect((await request.get('/consulting')).status()).toBe(200);
  }
  await isLive(request, good);
  expect(await lastChange(site)).toMatchObject({
    what: 'automatic',
    from: broken,
    to: good,
    why: expect.stringMatching(/: 10 of 10 renders failed, before 0 of \d+$/),
  });
  await expect
    // A render that is late on a busy machine leaves the page to browsers for ten seconds.
    .poll(async () => (await request.get('/consulting')).text(), { timeout: 45_000 })
    .toContain('"rendered":true');
});
