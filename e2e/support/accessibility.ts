import { axeScript } from '@app/testing/axe-script';
import { expect, type Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(part: Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** Expects no axe violation on the page in its current state. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Once for each document: to read so much code takes longer than most analyses.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const found = await page.evaluate(async (tags) => {
    // A region that scrolls measures itself in the frame after it is drawn.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: tags,
      // Otherwise it names every element that passes, which takes half of its time on a plan.
      resultTypes: ['violations'],
      // Style sheets and films are read again only for rules that do not apply here.
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
    );
  }, RULES);
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

/** Its layout is that of the desktop screen or of the phone. */
const TABLET = 768;

/**
 * Both checks on screens of these widths: a phone, a tablet and a desktop screen. What is accessible on the other two
 * is so on a tablet, where the deep run asks too.
 */
export async function checkEveryWidth(
  page: Page,
  widths: readonly number[] = [320, TABLET, 1440],
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What is half behind the header after the change of width is no target of the visitor.
    await page.evaluate(() => scrollTo(0, 0));
    await checkWidth(page);
    if (width !== TABLET || process.env.DEEP) await checkAccessibility(page);
  }
  if (before) await page.setViewportSize(before);
}
