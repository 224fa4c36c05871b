import { checkAccessibility, checkWidth } from '../../support/accessibility.ts';
import { livePages } from '../../support/live-pages.ts';
import { checkLines, checkTargets } from '../../support/measures.ts';
import { blockedScript } from '../../support/problems.ts';
import { expect, test } from '../../support/test.ts';

// Between the two layouts there is no third one for axe to find anything in.
for (const [width, checked] of [
  [320, 'fits and is accessible'],
  [768, 'fits'],
  [1440, 'fits and is accessible'],
] as const) {
  test(`every public page ${checked} at ${width} pixels`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of await livePages(request)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkWidth(page);
        await checkLines(page);
        if (checked !== 'fits') await checkAccessibility(page);
      });
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 900 } });

  test('every public page has targets that a finger can hit', async ({ page, request }) => {
    test.setTimeout(120_000);
    for (const path of await livePages(request)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkTargets(page);
      });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: { like: [blockedScript] } });

  test('every public page has its text and links, and nothing is still loading', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    for (const path of await livePages(request)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/);
        expect(words.length).toBeGreaterThan(60);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
      });
    }
  });
});
