import type { Locator, Page } from 'playwright/test';
import { checkAccessibility, checkEveryWidth } from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/technology/intruder-alarms';
const FILM = /\/r\/marketing\/[\w.-]+\.mp4$/;

const poster = (page: Page) => page.getByRole('link', { name: 'Play the film' });
const player = (page: Page) => page.getByLabel('Film: what happens in a break-in');
const failureNotice = (page: Page) => page.getByText('The film cannot be played here.');
const sceneList = (page: Page) => page.getByRole('heading', { name: 'The control room calls you' });

/** URLs of films that the page requests from now on. */
function requestedFilms(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FILM.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Some builds of Chromium lack the codec; Debian's has it. */
const canPlay = (page: Page) =>
  page.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"') !== '',
  );

const seen = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    moving: !element.paused && element.currentTime > 0,
    seconds: Math.round(element.duration),
  }));

test('the film is loaded when its poster is pressed, opens in a new tab with Ctrl, and is played by keyboard', async ({
  page,
  context,
}) => {
  await test.step('the film is loaded only when the visitor presses play on its poster', async () => {
    const asked = requestedFilms(page);
    await openPage(page, PAGE);
    await poster(page).scrollIntoViewIfNeeded();
    const picture = poster(page).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const said = await poster(page).textContent();

    await poster(page).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    if (!(await canPlay(page))) {
      await expect(failureNotice(page)).toBeVisible();
      return;
    }
    await expect(player(page)).toBeFocused();
    await expect.poll(async () => (await seen(player(page))).moving).toBe(true);
    expect(said).toContain(`${(await seen(player(page))).seconds} seconds`);
    await expect(sceneList(page)).toBeVisible();
    await expect(player(page)).toHaveAccessibleDescription(/The sliding door opens/);
  });
  await test.step('Ctrl+click on the poster opens the film in a new tab', async () => {
    await openPage(page, PAGE);
    const tab = context.waitForEvent('page');
    await poster(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL(FILM);
    await expect(poster(page)).toBeVisible();
  });
  await test.step('the film can be started and paused by keyboard', async () => {
    await openPage(page, PAGE);
    await poster(page).focus();
    await page.keyboard.press('Enter');
    if (!(await canPlay(page))) {
      await expect(failureNotice(page)).toBeVisible();
      return;
    }
    await expect(player(page)).toBeFocused();
    await expect.poll(async () => (await seen(player(page))).moving).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await seen(player(page))).moving).toBe(false);
  });
});

test('a request for a range of the film gets only that range, so that players can seek', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(PAGE);
  const address = (await poster(page).getAttribute('href')) ?? '';
  const part = await page.request.get(address, { headers: { Range: 'bytes=4-7' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/mp4');
  expect(part.headers()['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  expect(await part.text()).toBe('ftyp');
});

test('poster and player are accessible and not too wide at 320 and 1440 pixels', {
  tag: '@deep',
}, async ({ page }) => {
  await openPage(page, PAGE);
  await poster(page).click();
  await expect(player(page).or(failureNotice(page))).toBeVisible();
  // Without the player the page is looked at in every-page.spec.ts.
  await checkEveryWidth(page, [320, 1440]);
});

test.describe('when the film cannot be loaded', () => {
  test.use({ allowedProblems: { like: [/failed request: .*\.mp4/] } });

  test('a focused message with a link to the file replaces the player', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.route(FILM, (route) => route.abort('connectionfailed'));
    await openPage(page, PAGE);
    await poster(page).click();
    await expect(failureNotice(page)).toBeVisible();
    await expect(player(page)).toBeHidden();
    const message = page.locator(':focus');
    await expect(message).toContainText('The film cannot be played here.');
    await expect(message.getByRole('link', { name: 'open the film file' })).toHaveAttribute(
      'href',
      FILM,
    );
    await expect(sceneList(page)).toBeVisible();
    // A link half under the header, which stays in sight, would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAccessibility(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/failed request: .*\.js csp$/] },
  });

  test('the poster links to the film file', { tag: '@deep' }, async ({ page }) => {
    await page.goto(PAGE);
    await expect(sceneList(page)).toBeVisible();
    await poster(page).click();
    await expect(page).toHaveURL(FILM);
  });
});
