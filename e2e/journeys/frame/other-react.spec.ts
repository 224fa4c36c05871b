import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutTexts } from '@app/contracts/order';
import { publish, readRegistry } from '@app/federation/releases';
import { rollbackTogether } from '@app/federation/rollback';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { type Part, partNamed, parts } from '@app/federation/tooling/parts';
import { type Installed, partOnReact, sampleRemote } from '@app/testing/site/part-on-react';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page } from 'playwright/test';
import { test } from '../../support/changed-site.ts';
import { openPage, openRendered } from '../../support/open-page.ts';
import {
  addButton,
  cart,
  cartIsRead,
  cartLine,
  fillDetails,
  keypad,
  openCheckout,
  search,
  submitButton,
  turret,
} from '../../support/price-list-visit.ts';
import type { Site } from '../../support/site-process.ts';
import { expect } from '../../support/test.ts';

// A remote of the tests brings React 18, its pages have a root of their own in those of the shell.
const twoReacts = /^React was started 2 times, in .*\/sample/;

const LIVE = { timeout: 20_000, intervals: [100] };
const OWN_REACT = /\/r\/sample\/react\.\w+\.js(\?.*)?$/;

const folders: string[] = [];
let sample: BuiltPart;
async function buildOn(part: Part, installed: Installed): Promise<BuiltPart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'other-react-'));
  folders.push(folder);
  return buildPart(await partOnReact(part, folder, installed));
}
test.beforeAll(async () => {
  sample = await buildOn(sampleRemote, { react: '18', own: true });
});
test.afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function release(built: BuiltPart | readonly BuiltPart[], site: Site) {
  await publish(site.releases, built);
  const [one] = [built].flat();
  await isLive(one?.release.version ?? '', site);
}

async function isLive(version: string, { url }: Site) {
  const named = async () => (await fetch(`${url}/remotes.json`)).text();
  await expect.poll(named, LIVE).toContain(version);
}

/** Marks the heading, to tell later whether it is still the one that the server sent, and waits until it is hydrated. */
async function markHeading(page: Page) {
  await page.evaluate(() => {
    Object.assign(document.querySelector('h1') as object, { servedByServer: true });
  });
  await scriptIsReady(page);
}
const isMarked = (page: Page) =>
  page.evaluate(() => 'servedByServer' in (document.querySelector('h1') ?? {}));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The page of the remote of the tests is rendered by this React on the server, hydrates as it is, and can be used. */
async function sampleWorks(page: Page, react: RegExp) {
  await openRendered(page, '/sample');
  await markHeading(page);
  await expect(page.getByText(react)).toBeVisible();
  await press(page, 'Pressed 0');
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
}

test.describe('a page of another React', () => {
  test.use({ allowedProblems: { like: [], blocked: twoReacts } });

  test('is rendered on the server, hydrates as it is, and shares cart, toasts and links with the shell', async ({
    page,
    site,
  }) => {
    await release(sample, site);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openRendered(page, '/sample?from=server');
    await markHeading(page);
    await expect(page.getByText('Good day from React 18.3.1 at ?from=server')).toBeVisible();
    await press(page, 'Pressed 0');
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(scripts.filter((url) => OWN_REACT.test(url))).toHaveLength(1);

    await press(page, 'In the cart: 0');
    await expect(page.getByRole('button', { name: 'In the cart: 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: /cart.*1/i }).first()).toBeVisible();
    await press(page, 'Say it');
    await expect(page.getByText('A toast of the sample')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main button')];
      all.find(({ textContent }) => textContent === 'Again')?.click();
    });
    await expect(page.getByText('at ?from=button')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    // The page is long again before the shell scrolls to where it was left.
    await page.goBack();
    await expect(page.getByText('at ?from=server')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'To contact' }).click();
    await expect(heading(page)).toHaveText('Contact');
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Sample of /);
    await expect(page.getByRole('button', { name: 'In the cart: 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('other pages load nothing of the React that a remote brings', async ({ page, site }) => {
  await release(sample, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/contact', '/consulting']) await openPage(page, path);
  expect(asked.filter((url) => url.includes('/r/sample/'))).toEqual([]);
});

test.describe('the shop with an earlier minor version of React', () => {
  test.use({
    allowedProblems: {
      like: [],
      blocked: /^React was started 2 times, in .*\/(consulting|sample)/,
    },
  });
  const buildShop = () => buildOn(partNamed('shop') as Part, { react: '19.2', own: true });

  test('hydrates beside a remote on another major version, and both go back in one step', async ({
    page,
    site,
  }) => {
    const shared = await buildOn(sampleRemote, {});
    await release(shared, site);
    const { shop } = (await readRegistry(site.releases)).parts;
    const [of18, of19] = [sample, await buildShop()];
    expect([of18, of19].map((built) => built.release.ownReact)).toEqual([
      '18.3.1',
      expect.stringMatching(/^19\.2\./),
    ]);
    await release([of19, of18], site);
    const works = async (react: RegExp) => {
      await openRendered(page, `/consulting?q=${turret.sku}`);
      await markHeading(page);
      await cartIsRead(page);
      expect(await isMarked(page)).toBe(true);
      await sampleWorks(page, react);
    };
    await works(/from React 18\./);
    await rollbackTogether(site.releases, [{ name: 'shop' }, { name: 'sample' }]);
    await isLive(shop?.active ?? '', site);
    await works(/from React 19\.3\./);
  });

  test('sells as before, beside a remote on another major version', { tag: '@deep' }, async ({
    page,
    site,
  }) => {
    await release(sample, site);
    await release(await buildShop(), site);
    await openRendered(page, `/consulting?q=${turret.sku}`);
    await markHeading(page);
    await cartIsRead(page);
    await addButton(page, turret.name).click();
    await expect(cartLine(page, turret.name)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await search(page, keypad.sku);
    await addButton(page, keypad.name).click();
    await expect(page.getByRole('link', { name: /cart.*2/i }).first()).toBeVisible();
    const dialog = await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.no }).click();
    await fillDetails(dialog);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden({ timeout: 20_000 });
    await cart(page).getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('table')).toContainText(keypad.name);
  });
});

test.describe('a remote whose React', () => {
  test.use({
    allowedProblems: {
      like: [/\/r\/sample\//, /console error: Remote sample /, /The sample is broken/],
      blocked: twoReacts,
    },
  });
  const notice = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Part of this page is not available right now' });

  test('cannot be loaded leaves its page to read, until Retry, and other pages work', async ({
    page,
    site,
  }) => {
    await release(sample, site);
    await page.route(OWN_REACT, (route) => route.abort());
    await openRendered(page, '/sample');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Good day from React 18.3.1')).toBeVisible();
    await page.getByRole('link', { name: 'To contact' }).click();
    await expect(heading(page)).toHaveText('Contact');
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await page.unroute(OWN_REACT);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    // Until then the page is a copy to read, whose buttons do nothing.
    await expect(notice(page)).toBeHidden();
    await expect(heading(page)).toHaveText(/^Sample of /);
    await press(page, 'Pressed 0');
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  test('renders a page that throws shows that the page is not available, and other pages work', async ({
    page,
    site,
  }) => {
    await release(sample, site);
    await openPage(page, '/sample?fault=1');
    await press(page, 'Pressed 0');
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Contact');
  });
});

test('all parts go to another version of React in one step, and back, with one React in each tab', {
  tag: '@deep',
}, async ({ page, site }) => {
  test.setTimeout(240_000);
  const shared = await buildOn(sampleRemote, {});
  await release(shared, site);
  const { parts: before } = await readRegistry(site.releases);
  const moved: BuiltPart[] = [];
  for (const part of parts) moved.push(await buildOn(part, { react: '19.2' }));
  await release(moved, site);
  const isWhole = async (react: RegExp) => {
    await sampleWorks(page, react);
    for (const path of ['/', '/contact', '/consulting', '/proposal']) await openPage(page, path);
  };
  await isWhole(/from React 19\.2\./);
  const back = await rollbackTogether(
    site.releases,
    parts.map(({ name }) => ({ name })),
  );
  expect(back.map(({ to }) => to)).toEqual(parts.map(({ name }) => before[name]?.active));
  await isLive(before.shell?.active ?? '', site);
  await isWhole(/from React 19\.3\./);
});
