import type { Locator, Page } from 'playwright';
import { answers, isEmpty } from './page-signs.ts';

/** What only shows something: it opens, unfolds, or leads to another place of the site. Nothing that sends or keeps. */
const SHOWS = [
  'summary',
  'button[aria-expanded]',
  'button[aria-haspopup]',
  '[role=tab]',
  'a[href^="/"]:not([download], [target], [href^="/api/"])',
  'a[href^="#"]',
].join(', ');

const CLICK_MS = 1500;
/** A page with more to click than that was clicked enough. */
const LONGEST_MS = 20_000;

export interface Clicks {
  /** Selector of what is clicked in. */
  readonly area: string;
  /** Links that were followed on other pages; those of this one are added. */
  readonly followed: Set<string>;
  readonly openAgain: () => Promise<unknown>;
}

/**
 * Clicks each control of a page that only shows something, and goes back after each.
 * @returns what fails, one line each.
 */
export async function clickWhatShows(
  page: Page,
  { area, followed, openAgain }: Clicks,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const here = page.url();
  const controls = page.locator(area).first().locator(SHOWS);
  const count = await controls.count();
  const until = performance.now() + LONGEST_MS;
  for (let at = 0; at < count && performance.now() < until; at += 1) {
    const control = controls.nth(at);
    if (!(await isUsable(control))) continue;
    const href = await control.getAttribute('href');
    if (href !== null && followed.has(href)) continue;
    if (href !== null) followed.add(href);
    const name = await nameOf(control);
    if (!(await clicked(control))) {
      // What was opened before may lie over it.
      await openAgain();
      if ((await isUsable(control)) && !(await clicked(control))) {
        faults.push(`"${name}" takes no click`);
        continue;
      }
    }
    if (!(await answers(page))) return [...faults, `"${name}" freezes it`];
    if (await isEmpty(page)) faults.push(`"${name}" empties it`);
    if (page.url() !== here) await openAgain();
    else await page.keyboard.press('Escape');
  }
  return faults;
}

const isUsable = async (control: Locator): Promise<boolean> =>
  (await control.count()) > 0 && (await control.isVisible()) && (await control.isEnabled());

const clicked = (control: Locator): Promise<boolean> =>
  control.click({ timeout: CLICK_MS }).then(
    () => true,
    () => false,
  );

async function nameOf(control: Locator): Promise<string> {
  const text = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
  return text.trim().replace(/\s+/g, ' ').slice(0, 40);
}
