import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { readConfig } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';
import { OTHER_COMPANY, tileOrigin, unusualSite } from '../../support/unusual-settings.ts';

test.use(unusualSite);

const map = (page: Page) => page.getByRole('region', { name: /^Map: the office of/ });
const mapLink = (page: Page) => page.getByRole('link', { name: 'Open in OpenStreetMap' });
const remark = (page: Page) => page.getByText('The map cannot be shown at the moment.');
const comeNear = (page: Page) => mapLink(page).scrollIntoViewIfNeeded();
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/** Answers for the server of map tiles, and tells what it was asked for. */
async function serveTiles(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(`${tileOrigin}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  return asked;
}

test('the map appears when About Us is opened from another page, and is gone with what is printed', async ({
  page,
}) => {
  const asked = await serveTiles(page);
  await openPage(page, '/contact');
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(`About ${readConfig(OTHER_COMPANY).company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(asked).toEqual([]);
  await comeNear(page);
  await expect(page.getByRole('link', { name: '© Test mappers' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(path).toMatch(/^\/15\/\d+\/\d+\.svg$/);
  await map(page).hover({ position: { x: 300, y: 150 } });
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  await page.emulateMedia({ media: 'print' });
  for (const part of [mapLink(page), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('the privacy page names the host of the map tiles', async ({ request }) => {
  const html = await (await request.get('/privacy')).text();
  expect(html).toContain(new URL(tileOrigin).host);
  expect(html).toContain('© Test mappers');
});

test.describe('when the content security policy blocks map tiles', () => {
  test.use({
    allowedProblems: {
      like: [/console error:.*Content Security Policy/, / csp$/],
      blocked: /^content security policy: img-src /,
    },
  });

  test('the address link and a message are shown', { tag: '@deep' }, async ({ page }) => {
    const asked = await serveTiles(page);
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain(` ${tileOrigin}`);
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(` ${tileOrigin}`, ''),
      };
      await route.fulfill({ response, headers });
    });
    await openPage(page, '/about');
    await comeNear(page);
    await expect(remark(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('when the map library cannot be loaded', () => {
  test.use({ allowedProblems: { like: [/failed request: .*\/r\/marketing\//] } });

  test('the address link and a message are shown', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.route('**/r/marketing/**', (route) => route.abort());
    await comeNear(page);
    await expect(remark(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
  });
});

test('without JavaScript every section and the address link are sent, without the message', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text();
  expect([...html.matchAll(/<h2[ >]/g)].length).toBeGreaterThanOrEqual(7);
  expect(html).toContain('Open in OpenStreetMap');
  expect(html).not.toContain('The map cannot be shown at the moment.');
});
