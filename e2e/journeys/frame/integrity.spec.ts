import type { Page } from 'playwright/test';
import { test } from '../../support/changed-site.ts';
import { followPriceEstimates, openPage } from '../../support/open-page.ts';
import { expect } from '../../support/test.ts';

test.use({
  allowedProblems: {
    like: [
      /integrity/i,
      /\/r\/(shop|shell)\//,
      /console error: Remote shop /,
      /console (error|warning): .*(Federation|RUNTIME|remoteEntry|Loading chunk|ChunkLoadError|script)/i,
    ],
  },
});

/** Adds a statement to scripts on their way to the browser. */
async function smuggle(page: Page, files: string | RegExp): Promise<() => number> {
  let changed = 0;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `globalThis.smuggled=true;${await response.text()}` });
  });
  return () => changed;
}

const wasRun = (page: Page) => page.evaluate(() => 'smuggled' in globalThis);
const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

for (const [what, files] of [
  ['container', '**/r/shop/remoteEntry.*.js'],
  ['chunk', '**/r/shop/__federation_expose_consulting.*.js'],
] as const) {
  test(`a ${what} that was changed on its way does not run, as first page and after another, and its page says so`, async ({
    page,
  }) => {
    const changed = await smuggle(page, files);
    await page.goto('/consulting');
    await expect(panel(page)).toBeVisible({ timeout: 15_000 });
    expect(changed()).toBeGreaterThan(0);
    expect(await wasRun(page)).toBe(false);

    await openPage(page, '/contact');
    const before = changed();
    await followPriceEstimates(page);
    await expect(panel(page)).toBeVisible({ timeout: 15_000 });
    expect(changed()).toBeGreaterThan(before);
    expect(await wasRun(page)).toBe(false);
  });
}

test('a shell that was changed on its way does not run, and its page stays readable', async ({
  page,
}) => {
  const changed = await smuggle(page, '**/r/shell/main.*.js');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect.poll(changed).toBeGreaterThan(0);
  expect(await wasRun(page)).toBe(false);
});

test('each script of a page has a hash and is loaded once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/contact');
  await followPriceEstimates(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  expect(loaded.length).toBeGreaterThan(4);
  expect(loaded.toSorted()).toEqual([...new Set(loaded)].toSorted());
  const without = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=stylesheet], link[as=script]')]
      .filter((element) => !element.getAttribute('integrity'))
      .map((element) => element.outerHTML),
  );
  expect(without).toEqual([]);
});

test.describe('a text that code of a page writes where it could become code', () => {
  test.use({
    allowedProblems: {
      like: [/console error: .*(Trusted|policy)/i],
      blocked: /^content security policy: (require-trusted-types-for|trusted-types) /,
    },
  });

  test('is refused as markup, and as the address of a script or worker that no part has', async ({
    page,
  }) => {
    await openPage(page, '/consulting');
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work();
          return 'taken';
        } catch (refused) {
          return String(refused).split(':')[0];
        }
      };
      const script = document.createElement('script');
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      return {
        markup: attempt(() => {
          document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
        }),
        address: attempt(() => {
          script.src = '/api/products';
        }),
        foreignAddress: attempt(() => {
          script.src = 'https://evil.example/r/shop/remoteEntry.js';
        }),
        worker: attempt(() => new Worker('/api/products')),
        anotherPolicy: attempt(() => trustedTypes.createPolicy('mine', {})),
      };
    });
    expect(outcomes).toEqual({
      markup: 'TypeError',
      address: 'TypeError',
      foreignAddress: 'TypeError',
      worker: 'TypeError',
      anotherPolicy: 'TypeError',
    });
  });
});
