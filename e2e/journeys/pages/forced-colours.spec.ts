import { type Colour, contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '@app/site/contrast';
import type { Locator } from 'playwright/test';
import { field, generate, riskDialog, startRisk } from '../../support/business-visit.ts';
import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

/** Colours of the strokes and texts of a drawing, and the page's background. */
const colours = (drawing: Locator) =>
  drawing.evaluate((sheet) => {
    const style = (element: Element) => getComputedStyle(element);
    const drawn = [...sheet.querySelectorAll('path, rect, circle')].map(
      (mark) => style(mark).stroke,
    );
    return {
      ground: style(document.body).backgroundColor,
      strokes: [...new Set(drawn)].filter((stroke) => stroke !== 'none'),
      words: [...new Set([...sheet.querySelectorAll('text')].map((text) => style(text).fill))],
    };
  });

/** The visible colour on an opaque background: `Highlight` is translucent. */
function seen(colour: string, ground?: Colour): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!ground) return [red, green, blue];
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

    test('lines and text of a drawing have enough contrast to the background', async ({ page }) => {
      await openPage(page, '/technology/security-fencing');
      const drawing = page.getByRole('img', { name: /^Elevation of a wall-top/ });
      const { ground, strokes, words } = await colours(drawing);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
      expect(strokes.length).toBeGreaterThan(1);
      const below = seen(ground);
      for (const stroke of strokes) {
        expect(contrast(seen(stroke, below), below), stroke).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
      }
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) {
        expect(contrast(seen(word, below), below), word).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    });

    test('the current page and the chosen lens are marked', async ({ page }) => {
      await openPage(page, '/technology/video-surveillance');
      const fill = (element: Element, pseudo?: string) =>
        getComputedStyle(element, pseudo).backgroundColor;
      const current = page.getByRole('banner').locator('[aria-current="true"]');
      const ground = await page.locator('body').evaluate(fill);
      expect(await current.evaluate(fill, '::after')).not.toBe(ground);
      const lens = (name: string) => page.locator('label').filter({ hasText: name });
      expect(await lens('2.8 mm').evaluate(fill)).not.toBe(await lens('6 mm').evaluate(fill));
    });

    test('a dialog has an edge, and a field with an error a wider one than others', async ({
      page,
    }) => {
      const edge = (place: Locator) =>
        place.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
      await openPage(page, '/business-security');
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
