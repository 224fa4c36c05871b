import { rm } from 'node:fs/promises';
import { cartTexts } from '@app/contracts/order';
import { proposalTexts } from '@app/contracts/proposal';
import { rollback } from '@app/federation/releases';
import type { Page } from 'playwright/test';
import { buildOlderShop } from '../../support/older-container.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { buy, cartLine, turret } from '../../support/price-list-visit.ts';
import { publishShop } from '../../support/shop-release.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  server: 'federation runtime',
  // The description of the release that is changed names the chunks of its build, not of the older one.
  allowedProblems: { like: [/preloaded using link preload but not used/] },
});

const OLDER = '1.0.0-dddddddddddd';
/** Counts the copies of React DOM: each reports to the developer tools when it starts. */
const countReact = (page: Page) =>
  page.addInitScript(() => {
    const renderers: unknown[] = [];
    const hook = { supportsFiber: true, inject: (one: unknown) => renderers.push(one) };
    Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

interface SharedModule {
  readonly from: string;
  readonly lib?: unknown;
}

interface Tab {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly shareScopeMap: {
        readonly default: Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;
      };
    }[];
  };
  readonly renderers?: readonly unknown[];
}

/** The parts that run in the tab, and the modules that they share, with the part that provided each. */
const federation = (page: Page) =>
  page.evaluate(() => {
    // The packages of the federation declare the variable with the class of the whole runtime.
    const { __FEDERATION__, renderers } = window as unknown as Tab;
    const parts = __FEDERATION__.__INSTANCES__;
    const scopes = new Set(parts.map(({ shareScopeMap }) => shareScopeMap.default));
    const loaded = [...scopes].flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.values(versions).flatMap(({ lib, from }) => (lib ? [`${name} of ${from}`] : [])),
      ),
    );
    return { parts: parts.map(({ name }) => name), loaded, reacts: renderers?.length };
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const singletons = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', '@app/kit'];

test('pages of all remotes in one tab have one React, that of the shell', async ({ page }) => {
  await countReact(page);
  await openPage(page, '/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Contact');
  await followPriceEstimates(page);
  await expect(heading(page)).toHaveText('Product Price List');
  await page.getByRole('link', { name: 'Security Plan', exact: true }).first().click();
  await expect(page.getByRole('button', { name: proposalTexts.start })).toBeVisible();
  const { parts, loaded, reacts } = await federation(page);
  expect(parts).toEqual(['shell', 'marketing', 'assessments', 'shop', 'proposal']);
  expect(reacts).toBe(1);
  for (const name of singletons) {
    expect(loaded.filter((one) => one.startsWith(`${name} of`))).toEqual([`${name} of shell`]);
  }
});

test('a dialog of a remote comes from the module that the shell offers', async ({ page }) => {
  await buy(page, turret);
  expect((await federation(page)).loaded.filter((name) => name.includes('ark'))).toEqual([]);
  await page.getByRole('button', { name: cartTexts.checkout }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  expect((await federation(page)).loaded).toContain('@ark-ui/react/dialog of shell');
});

test('a shop with a bundler runtime of its own, as for kit 1.3, runs in this shell', async ({
  page,
  site,
}) => {
  const { files, container } = await buildOlderShop();
  expect(container).toContain('_FEDERATION_RUNTIME_CORE');
  const isContainer = (code: string) => code.startsWith('var shop;');
  await publishShop(site.releases, OLDER, {
    files,
    browser: (code) => (isContainer(code) ? container : code),
    kit: '^1.3.0',
  });
  await rm(files, { recursive: true });
  await expect
    .poll(async () => (await page.request.get('/remotes.json')).text(), { timeout: 10_000 })
    .toContain(OLDER);
  const script = page.waitForResponse(/\/r\/shop\/.*\/remoteEntry/);
  await countReact(page);
  await buy(page, turret);
  expect(await (await script).text()).toContain('_FEDERATION_RUNTIME_CORE');
  await expect(cartLine(page, turret.name)).toBeVisible();
  await page.getByRole('button', { name: cartTexts.checkout }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  expect(await federation(page)).toMatchObject({ parts: ['shell', 'shop'], reacts: 1 });
  await rollback(site.releases, 'shop');
});
