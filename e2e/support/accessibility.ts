import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violation on the page in its current state. */
export async function checkAccessibility(page: Page): Promise<void> {
  // The default mode opens a second tab for each analysis, to support frames, which we do not have.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    // Otherwise it names every element that passes, which takes half of its time on a plan.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(found, 'accessibility violations').toEqual([]);
}

/** Expects that the page does not scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'pixels beyond the width of the screen').toBe(0);
}

/** Expects that the page has room for letters of twice the size, as a visitor sets them in the browser. */
export async function checkLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await checkWidth(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
}

/** Both checks on screens of these widths: a phone, a tablet and a desktop screen. */
export async function checkEveryWidth(
  page: Page,
  widths: readonly number[] = [320, 768, 1440],
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What is half behind the header after the change of width is no target of the visitor.
    await page.evaluate(() => scrollTo(0, 0));
    await checkWidth(page);
    await checkAccessibility(page);
  }
  if (before) await page.setViewportSize(before);
}
