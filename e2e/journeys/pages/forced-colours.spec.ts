import type { Locator } from 'playwright/test';
import { field, generate, riskDialog, startRisk } from '../../support/business-visit.ts';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

// Drawings and lenses are in technology-pages.browser.test.tsx.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

    test('the current page is marked, a dialog has an edge, and a field with an error a wider one than others', {
      tag: colorScheme === 'dark' ? '@deep' : [],
    }, async ({ page }) => {
      const edge = (place: Locator) =>
        place.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
      const fill = (element: Element, pseudo?: string) =>
        getComputedStyle(element, pseudo).backgroundColor;
      await openPage(page, '/business-security');
      const current = page.getByRole('banner').locator('[aria-current="page"]');
      const ground = await page.locator('body').evaluate(fill);
      expect(await current.evaluate(fill, '::after')).not.toBe(ground);
      await startRisk(page).click();
      const dialog = riskDialog(page);
      expect(await edge(dialog)).toBeGreaterThanOrEqual(1);
      await generate(dialog).click();
      const first = field(dialog, 'What kind of business is it?');
      await first.fill('Wholesaler');
      await expect(first).not.toHaveAttribute('aria-invalid');
      const wrong = field(dialog, 'What does it do, and how?');
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      expect(await edge(wrong)).toBeGreaterThan(await edge(first));
    });
  });
}
