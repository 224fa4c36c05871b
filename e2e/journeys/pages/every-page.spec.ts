import type { APIRequestContext, Page } from 'playwright/test';
import { checkAccessibility, checkLargeText, checkWidth } from '../../support/accessibility.ts';
import { livePages } from '../../support/live-pages.ts';
import { checkLines, checkTargets } from '../../support/measures.ts';
import { blockedScript } from '../../support/problems.ts';
import { expect, test } from '../../support/test.ts';

async function eachPage(
  page: Page,
  request: APIRequestContext,
  check: () => Promise<void>,
): Promise<void> {
  for (const path of await livePages(request)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
    });
  }
}

test('every public page fits and is accessible at 1440 pixels', async ({ page, request }) => {
  test.setTimeout(120_000);
  await eachPage(page, request, async () => {
    await checkWidth(page);
    await checkLines(page);
    await checkAccessibility(page);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('every public page fits, also in large letters, is accessible, and has targets for fingers', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await eachPage(page, request, async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await checkWidth(page);
      await checkLines(page);
      await page.setViewportSize({ width: 320, height: 900 });
      await checkWidth(page);
      await checkLines(page);
      await checkTargets(page);
      await checkAccessibility(page);
      await checkLargeText(page);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: { like: [blockedScript] } });

  test('every public page has its text and links, and nothing is still loading', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await eachPage(page, request, async () => {
      const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/);
      expect(words.length).toBeGreaterThan(60);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    });
  });
});
