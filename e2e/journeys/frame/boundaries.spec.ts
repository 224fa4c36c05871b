import type { LivePart } from '@app/federation/registry';
import type { APIRequestContext, Page } from 'playwright/test';
import { checkAccessibility, checkWidth } from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import { buy, cartIsRead, openCheckout, turret } from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Boundaries' });

/** The label of what a part owns, as the live releases have it: "Page · Shop · shop 1.0.0-…". */
async function labels(request: APIRequestContext) {
  const parts = (await (await request.get('/remotes.json')).json()) as readonly LivePart[];
  return (kind: string, team: string, part: string) => {
    const version = parts.find(({ name }) => name === part)?.version;
    return `${kind} · ${team} · ${part} ${version}`;
  };
}

test('the boundaries name the owner of frame, page and dialog, through navigation and reload, until they are hidden', {
  tag: '@deep',
}, async ({ page }) => {
  const label = await labels(page.request);
  const shows = (...of: Parameters<typeof label>) =>
    expect(page.getByText(label(...of), { exact: true })).toBeVisible();

  await openPage(page, '/consulting?boundaries');
  await cartIsRead(page);
  await shows('Header', 'Frame', 'shell');
  await shows('Page', 'Shop', 'shop');
  await panel(page).getByText('Who owns this page').click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(5);
  await checkWidth(page);
  await checkAccessibility(page);

  await buy(page, turret);
  await openCheckout(page);
  await shows('Dialog', 'Shop', 'shop');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await shows('Page', 'Assessments', 'assessments');
  await openPage(page, '/about');
  await shows('Page', 'Marketing', 'marketing');

  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await shows('Header', 'Frame', 'shell');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 640 });
  await checkWidth(page);
  await checkAccessibility(page);

  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(panel(page)).toHaveCount(0);
  await openPage(page, '/about');
  await expect(panel(page)).toHaveCount(0);
});

test('a visitor does not load the code of the boundaries', { tag: '@deep' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openPage(page, '/consulting');
  await cartIsRead(page);
  expect(requested.filter((url) => url.includes('/boundaries.'))).toEqual([]);
  const loaded = page.waitForRequest(/\/r\/shell\/boundaries\.\w+\.js$/);
  await page.keyboard.press('Alt+Shift+KeyB');
  await loaded;
  await expect(panel(page)).toBeVisible();
});
