import { cartTexts } from '@app/contracts/order';
import { proposalTexts } from '@app/contracts/proposal';
import type { Page } from 'playwright/test';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { buy, turret } from '../../support/price-list-visit.ts';
import { collectBrokenRules } from '../../support/tab-rules.ts';
import { expect, test } from '../../support/test.ts';

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
  /** Of the rules for every tab: what each copy of React DOM reported. */
  readonly __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    readonly renderers: ReadonlyMap<number, unknown>;
    readonly inject: (renderer: unknown) => number;
  };
}

/** The parts that run in the tab, and the modules that they share, with the part that provided each. */
const federation = (page: Page) =>
  page.evaluate(() => {
    // The packages of the federation declare the variable with the class of the whole runtime.
    const { __FEDERATION__, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as Tab;
    const parts = __FEDERATION__.__INSTANCES__;
    const scopes = new Set(parts.map(({ shareScopeMap }) => shareScopeMap.default));
    const loaded = [...scopes].flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.values(versions).flatMap(({ lib, from }) => (lib ? [`${name} of ${from}`] : [])),
      ),
    );
    return { parts: parts.map(({ name }) => name), loaded, reacts: hook.renderers.size };
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const singletons = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', '@app/kit'];

test('pages of all remotes in one tab have one React, that of the shell', async ({ page }) => {
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

test('a journey is told of a second React and of content that the security policy blocks', {
  tag: '@deep',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const broken = await collectBrokenRules(context);
  const page = await context.newPage();
  await openPage(page, '/about');
  await followPriceEstimates(page);
  await expect(heading(page)).toHaveText('Product Price List');
  expect(broken).toEqual([]);
  await page.evaluate(() => {
    const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as Tab;
    hook.inject({});
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/counted.png';
    document.body.append(picture);
  });
  await expect
    .poll(() => broken)
    .toEqual([
      expect.stringMatching(/^React was started 2 times, in .*\/consulting$/),
      expect.stringMatching(
        /^content security policy: img-src https:\/\/elsewhere\.example\/counted\.png, in /,
      ),
    ]);
  await context.close();
});

test('a dialog of a remote comes from the module that the shell offers', async ({ page }) => {
  await buy(page, turret);
  expect((await federation(page)).loaded.filter((name) => name.includes('ark'))).toEqual([]);
  await page.getByRole('button', { name: cartTexts.checkout }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
  expect((await federation(page)).loaded).toContain('@ark-ui/react/dialog of shell');
});
