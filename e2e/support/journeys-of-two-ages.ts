import { checkoutTexts } from '@app/contracts/order';
import type { Page } from 'playwright/test';
import { livePages } from './live-pages.ts';
import { openPage } from './open-page.ts';
import { buy, fillDetails, keypad, openCheckout, submitButton } from './price-list-visit.ts';
import type { SitePlace } from './site-place.ts';
import type { Site } from './site-process.ts';
import { builtLastRelease } from './sites-of-two-ages.ts';
import { test as base, expect } from './test.ts';

/**
 * Defines the journeys through a site whose parts are of two ages. They are skipped, with the reason,
 * where the last release cannot be had.
 * @param ages begins the name of each.
 */
export function journeysOfTwoAges(ages: string, start: (place: SitePlace) => Promise<Site>): void {
  const last = builtLastRelease();
  const test = base.extend<object, { readonly site: Site }>({
    site: [
      async ({ place }, use) => {
        const site = await start(place);
        await use(site);
        expect(await site.stop(), site.output()).toBe(0);
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
  test.skip(!last.ok, last.ok ? '' : last.failure);

  test(`${ages}: every page is rendered by the server, and each kind of page is hydrated`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    const hydrated = new Set<string>();
    for (const path of await livePages(request)) {
      await test.step(path, async () => {
        expect(await (await request.get(path)).text(), 'HTML of the server').toContain('</h1>');
        const kind = path.split('/')[1] ?? '';
        if (hydrated.has(kind)) return;
        hydrated.add(kind);
        await openPage(page, path);
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      });
    }
  });

  test(`${ages}: an order and a message reach the API`, async ({ page }) => {
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
}

/** Does what sends a form, and resolves to the status of the API's answer. */
async function answerTo(page: Page, call: string, send: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith(call));
  await send();
  return (await answer).status();
}
