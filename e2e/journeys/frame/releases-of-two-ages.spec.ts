import { checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import { livePages } from '../../support/live-pages.ts';
import { openPage } from '../../support/open-page.ts';
import {
  buy,
  fillDetails,
  keypad,
  openCheckout,
  submitButton,
} from '../../support/price-list-visit.ts';
import {
  builtLastRelease,
  newSiteWithOldRemotes,
  oldSiteWithNewRemotes,
} from '../../support/sites-of-two-ages.ts';
import { test as base, expect } from '../../support/test.ts';

const last = builtLastRelease();

/** Each `server` is one combination of ages. */
const test = base.extend<object, { readonly server: string }>({
  site: [
    async ({ place, server }, use) => {
      const start = server === 'old remotes' ? newSiteWithOldRemotes : oldSiteWithNewRemotes;
      const site = await start(place);
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.skip(!last.ok, last.ok ? '' : last.failure);

/** Sends a form of the page and waits for the answer of the API. */
async function answerTo(page: Page, call: string, send: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith(call));
  await send();
  return (await answer).status();
}

for (const [server, ages] of [
  ['old remotes', 'the remotes of the last release in the new shell, with the new API'],
  ['new remotes', 'the new remotes in the shell of the last release, with its API'],
] as const) {
  test.describe(ages, () => {
    test.use({ server });

    test(`${server}: every page is rendered by the server and hydrated by the browser`, async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      for (const path of await livePages(request)) {
        await test.step(path, async () => {
          expect(await (await request.get(path)).text(), 'HTML of the server').toContain('</h1>');
          await openPage(page, path);
          await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
        });
      }
    });

    test(`${server}: an order and a message reach the API`, async ({ page }) => {
      await buy(page, keypad);
      const dialog = await openCheckout(page);
      await fillDetails(dialog);
      const order = () => submitButton(dialog).click();
      expect(await answerTo(page, '/api/order-confirmation', order)).toBe(200);
      await expect(dialog.getByRole('heading', { name: checkoutTexts.submitted })).toBeVisible();

      await openPage(page, '/contact');
      await page.getByLabel('Your name', { exact: true }).fill('Thandi Mokoena');
      await page.getByLabel('Email', { exact: true }).fill('thandi@example.com');
      await page.getByLabel('Message', { exact: true }).fill('Our gate motor has stopped.');
      const message = () => page.getByRole('button', { name: 'Send Message' }).click();
      expect(await answerTo(page, '/api/contact', message)).toBe(200);
    });

    test(`${server}: answers to the first questions of a plan are taken`, async ({ page }) => {
      await openPage(page, '/proposal');
      await page.getByRole('radio').first().check();
    });
  });
}
