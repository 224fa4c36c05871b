import type { Locator, Page } from 'playwright';
import { answers, comesToRest, isEmpty } from './page-signs.ts';

/** Buttons that say that they only show something. */
const OPENERS = [
  'button[aria-expanded]',
  'button[aria-haspopup]',
  'button[aria-pressed]',
  'button[aria-controls]',
  'button[popovertarget]',
  '[role=tab]',
  '[role=switch]',
].join(', ');
/** What only shows something: it opens, unfolds, or leads to another place of the site. */
const SHOWS = `summary, ${OPENERS}, a[href^="#"], a[href^="/"]:not([download], [target], [href^="/api/"])`;
/** Such as "Show more". What one of them would send is not sent, and what it keeps is kept in this browser alone. */
const PLAIN = `button[type=button]:not(form *, ${OPENERS})`;
/** No page of the site. */
const FILE = /\.\w+$/;

const CLICK_MS = 1500;
/** The code and the data of a page are loaded before its address is shown. */
const LINK_MS = 5000;
/** Effects of a page that a link has led to. */
const SETTLE_MS = 300;
/** What shows nothing may still load. */
const LOADING_MS = 2000;

export interface Clicks {
  /** Selector of what is clicked in. */
  readonly area: string;
  /** Links that were followed on other pages; those of this one are added. */
  readonly followed: Set<string>;
  /** Opens the page as it was, after it had time to report what failed. */
  readonly openAgain: () => Promise<unknown>;
  /** How long things may be clicked, in milliseconds. */
  readonly clickMs: number;
}

export interface Clicked {
  /** One line each. */
  readonly faults: readonly string[];
  /** False when time was up before. */
  readonly isThrough: boolean;
}

/**
 * Clicks each control of a page that only shows something, and goes back after each. Of plain buttons of one name it
 * clicks the first.
 */
export async function clickWhatShows(
  page: Page,
  { area, followed, openAgain, clickMs }: Clicks,
): Promise<Clicked> {
  const faults: string[] = [];
  const here = page.url();
  const pressed = new Set<string>();
  const until = performance.now() + clickMs;
  for (const which of [SHOWS, PLAIN]) {
    const controls = page.locator(area).first().locator(which);
    const count = await controls.count();
    for (let at = 0; at < count; at += 1) {
      const control = controls.nth(at);
      if (!(await isUsable(control))) continue;
      const name = await nameOf(control);
      const href = await control.getAttribute('href');
      const [before, key] = href === null ? [pressed, `${name} ${which}`] : [followed, href];
      const isKnown = before.has(key) && (href !== null || which === PLAIN);
      if (isKnown || FILE.test(href ?? '')) continue;
      if (performance.now() >= until) return { faults, isThrough: false };
      before.add(key);
      if (!(await press(control, openAgain))) {
        faults.push(`"${name}" takes no click`);
        continue;
      }
      if (href !== null) await arrive(page, href, here);
      if (!(await answers(page))) {
        return { faults: [...faults, `"${name}" freezes it`], isThrough: true };
      }
      if (await staysEmpty(page)) {
        faults.push(`"${name}" ${href === null ? 'empties it' : 'leads to an empty page'}`);
      }
      if (page.url() !== here) await openAgain();
      else await page.keyboard.press('Escape');
    }
  }
  return { faults, isThrough: true };
}

/** False when it takes no click, though nothing that was opened before lies over it. */
async function press(control: Locator, openAgain: Clicks['openAgain']): Promise<boolean> {
  if (await clicked(control)) return true;
  await openAgain();
  return !(await isUsable(control)) || clicked(control);
}

/** Waits for the page that a link leads to. The router shows its address when it is loaded. */
async function arrive(page: Page, href: string, here: string): Promise<void> {
  const to = new URL(href, here);
  const from = new URL(here);
  if (to.pathname + to.search === from.pathname + from.search) return;
  await page.waitForURL((url) => url.href !== here, { timeout: LINK_MS }).catch(() => {});
  await page.waitForTimeout(SETTLE_MS);
  await comesToRest(page);
}

async function staysEmpty(page: Page): Promise<boolean> {
  // Without the element there is nothing either.
  const looksEmpty = () => isEmpty(page).catch(() => true);
  if (!(await looksEmpty())) return false;
  await page.waitForTimeout(LOADING_MS);
  return looksEmpty();
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
