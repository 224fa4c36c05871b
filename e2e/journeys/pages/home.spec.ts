import type { Page } from 'playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { openPage } from '../../support/open-page.ts';
import { company } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the moving background' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the moving background' });

const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Waits for 20 frames, in which any movement would show. */
const drawTwentyTimes = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 20; count++) await new Promise(requestAnimationFrame);
  });

async function expectMovement(page: Page) {
  const before = await picture(page);
  await expect.poll(() => picture(page)).not.toBe(before);
}

async function expectStandstill(page: Page) {
  // What stands still is drawn first.
  await drawTwentyTimes(page);
  const before = await picture(page);
  await drawTwentyTimes(page);
  expect(await picture(page)).toBe(before);
}

/** The style sheets of a release have names of their own, so this is not only a test of the component. */
test('in a release the drawing is below the text on a phone, and beside it on a wide screen', async ({
  page,
}) => {
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} is not on the page`);
    return found;
  };
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, '/');
  const link = await box('a[href="/incident"]');
  const below = await box('svg[viewBox="0 0 800 560"] text');
  expect(below.y).toBeGreaterThan(link.y + link.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  const button = await box('a[href="/incident"]');
  const beside = await box('svg[viewBox="0 0 800 560"]');
  expect(beside.x).toBeGreaterThan(button.x + button.width);
  expect(beside.y).toBeLessThan(button.y);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the background is paused and resumed by keyboard, stays paused on the next visit, and stops with reduced motion', {
    tag: '@deep',
  }, async ({ page }) => {
    await openPage(page, '/');
    await expectMovement(page);
    await page.getByRole('link', { name: company.email }).first().focus();
    await page.keyboard.press('Tab');
    await expect(pause(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(play(page)).toBeFocused();
    await expectStandstill(page);
    await page.keyboard.press('Space');
    await expect(pause(page)).toBeFocused();
    await expectMovement(page);

    await test.step('paused after navigation and on the next visit', async () => {
      await pause(page).click();
      await page.getByRole('link', { name: /Learn about the company/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      await page.goBack();
      await expect(play(page)).toBeVisible();
      await expectStandstill(page);
      await openPage(page, '/');
      await expect(play(page)).toBeVisible();
      await expectStandstill(page);
      await play(page).click();
    });

    await test.step('the button is not printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(pause(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expect(pause(page)).toBeVisible();
    });

    await test.step('reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(pause(page)).toBeHidden();
      await expectStandstill(page);
    });
  });

  test('the pause button is at least 44 pixels large and accessible at every width', {
    tag: '@deep',
  }, async ({ page }) => {
    await openPage(page, '/');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await pause(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await checkAccessibility(page);
    }
  });
});

test('with reduced motion the background does not move, and there is no pause button', {
  tag: '@deep',
}, async ({ page }) => {
  await openPage(page, '/');
  await drawTwentyTimes(page);
  await expectStandstill(page);
  await expect(pause(page).or(play(page))).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('home has no pause button, which would not work', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
