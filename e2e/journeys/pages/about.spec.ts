import type { Page } from 'playwright/test';
import { checkAccessibility, checkWidth } from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import { company } from '../../support/repository.ts';
import { test as base, expect } from '../../support/test.ts';
import { startTileServer, type TileServer } from '../../support/tile-server.ts';

/** A site with a fake tile server. */
const test = base.extend<object, { tiles: TileServer }>({
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it
    async ({}, use) => {
      const tiles = await startTileServer();
      await use(tiles);
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ tiles }, use) =>
    use({ MAP_TILE_URL: tiles.tileUrl, MAP_ATTRIBUTION: '© Test mappers' }),
});
test.use({ server: 'map' });
test.beforeEach(({ tiles }) => tiles.forget());

const map = (page: Page) => page.getByRole('region', { name: /^Map: the office of/ });
const pictures = (page: Page) => map(page).locator('img');
const mapLink = (page: Page) => page.getByRole('link', { name: 'Open in OpenStreetMap' });
const remark = (page: Page) => page.getByText('The map cannot be shown at the moment.');
const comeNear = (page: Page) => mapLink(page).scrollIntoViewIfNeeded();

const sections = [
  'Who We Are',
  'Our Journey',
  'Our Team',
  'What We Stand For',
  'Our Vision',
  'What We Offer',
  'Get in Touch',
];

test('About Us has its sections in order, eight services and five ways to get in touch', async ({
  page,
}) => {
  await openPage(page, '/about');
  await expect(page).toHaveTitle(`About ${company.name}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
  const offer = page.getByRole('region', { name: 'What We Offer' });
  await expect(offer.getByRole('listitem')).toHaveCount(8);
  const contact = page.getByRole('region', { name: 'Get in Touch' });
  await expect(contact.getByRole('term')).toHaveText([
    'Address',
    'Post',
    'E-mail',
    'Website',
    'Phone',
  ]);
});

test('map tiles are loaded only when the map is near the screen, without a layout shift', async ({
  page,
  tiles,
}) => {
  await openPage(page, '/about');
  const before = await mapLink(page).boundingBox();
  await page.getByRole('heading', { name: 'Our Journey' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(tiles.asked()).toEqual([]);
  await expect(map(page)).toBeHidden();

  await comeNear(page);
  await expect(pictures(page).first()).toBeVisible();
  expect(tiles.asked().length).toBeGreaterThan(0);
  for (const path of tiles.asked()) expect(path).toMatch(/^\/15\/\d+\/\d+\.svg$/);
  await expect(page.getByRole('link', { name: '© Test mappers' })).toBeVisible();
  await expect(remark(page)).toBeHidden();

  // The map's space was reserved, so nothing moved when it appeared.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await mapLink(page).boundingBox()).toEqual(before);
  expect((await map(page).boundingBox())?.height).toBe(300);
});

test('the marker is in the middle of the map', async ({ page }) => {
  await openPage(page, '/about');
  await comeNear(page);
  await expect(pictures(page).first()).toBeVisible();
  const [box, marker] = await Promise.all([
    map(page).boundingBox(),
    map(page).locator('svg').boundingBox(),
  ]);
  if (!box || !marker) throw new Error('No map or no marker');
  expect(marker.x + marker.width / 2).toBeCloseTo(box.x + box.width / 2, 0);
  expect(marker.y + marker.height / 2).toBeCloseTo(box.y + box.height / 2, 0);
});

test('the map can be moved, zoomed and left by keyboard', async ({ page, tiles }) => {
  await openPage(page, '/about');
  await comeNear(page);
  await expect(pictures(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).focus();
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  const marker = map(page).locator('svg');
  const from = await marker.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await marker.boundingBox())?.x).toBeLessThan(from?.x ?? 0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => tiles.asked().some((path) => path.startsWith('/16/'))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '© Test mappers' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mapLink(page)).toBeFocused();
});

test('the mouse wheel over the map scrolls the page and does not zoom', async ({ page, tiles }) => {
  await openPage(page, '/about');
  await comeNear(page);
  await expect(pictures(page).first()).toBeVisible();
  await map(page).hover({ position: { x: 300, y: 150 } });
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  expect(tiles.asked().filter((path) => !path.startsWith('/15/'))).toEqual([]);
});

test('the map appears when About Us is opened from another page', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await comeNear(page);
  await expect(pictures(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('the privacy page names the host of the map tiles', async ({ page, tiles }) => {
  await openPage(page, '/privacy');
  const others = page.getByRole('region', { name: 'Who else is involved' });
  await expect(others).toContainText(new URL(tiles.origin).host);
  await expect(others.getByRole('link', { name: '© Test mappers' })).toBeVisible();
});

test.describe('when map tiles cannot be loaded', () => {
  test.use({ allowedProblems: { like: [/failed request: http:\/\/localhost:\d+\/15\//] } });

  test('the drawn map, the address link and a message are shown', async ({ page, tiles }) => {
    await page.route(`${tiles.origin}/**`, (route) => route.abort());
    await openPage(page, '/about');
    await comeNear(page);
    await expect(remark(page)).toBeVisible();
    await expect(pictures(page)).toHaveCount(0);
    await expect(map(page)).toBeHidden();
    await expect(page.locator('figure').last().locator('svg').first()).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
    await checkAccessibility(page);
  });
});

test.describe('when the content security policy blocks map tiles', () => {
  test.use({
    allowedProblems: {
      like: [/console error:.*Content Security Policy/, / csp$/],
      blocked: /^content security policy: img-src /,
    },
  });

  test('the address link and a message are shown', async ({ page, tiles }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain(` ${tiles.origin}`);
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(` ${tiles.origin}`, ''),
      };
      await route.fulfill({ response, headers });
    });
    await openPage(page, '/about');
    await comeNear(page);
    await expect(remark(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
    expect(tiles.asked()).toEqual([]);
  });
});

test.describe('when the map library cannot be loaded', () => {
  test.use({ allowedProblems: { like: [/failed request: .*\/r\/marketing\//] } });

  test('the address link and a message are shown', async ({ page }) => {
    await openPage(page, '/about');
    await page.waitForLoadState('networkidle');
    await page.route('**/r/marketing/**', (route) => route.abort());
    await comeNear(page);
    await expect(remark(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
  });
});

test('About Us in print has the contact details but no map, header or footer', async ({ page }) => {
  await openPage(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(mapLink(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const contact = page.getByRole('region', { name: 'Get in Touch' });
  await expect(contact.getByRole('definition').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/failed request: .*\.js csp$/] },
  });

  test('every section and the address link are shown, and no tiles are loaded', async ({
    page,
    tiles,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    await expect(mapLink(page)).toBeVisible();
    await expect(remark(page)).toBeHidden();
    expect(tiles.asked()).toEqual([]);
  });
});

for (const width of [320, 768, 1440]) {
  test(`About Us is accessible and not too wide at ${width} pixels, with and without the map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/about');
    await checkWidth(page);
    await checkAccessibility(page);
    await comeNear(page);
    await expect(pictures(page).first()).toBeVisible();
    await checkWidth(page);
    await checkAccessibility(page);
  });
}
