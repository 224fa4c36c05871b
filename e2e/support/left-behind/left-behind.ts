import { join } from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { sideEffectsOf } from '@app/federation/tooling/side-effects-of';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import { type ElementHandle, expect, type Page } from 'playwright/test';
import { type DocumentWatch, type Trace, WATCH, watchDocument } from './watch-document.ts';

/** The 404 page, which is the shell's own, before and after every page of a remote. */
export const NEUTRAL = '/nothing-here';

/** What loading the code of any remote leaves. Its style sheets may stay: the build checks what they match. */
const LOADED_CODE = [
  /^nodes head > (script|link)\[(https?:\/\/[^/]+)?\/r\//,
  // Containers, and the lists of loaded chunks.
  /^globals (__FEDERATION__|(rspack|webpack)Chunk\w+)$/,
];

/** Opens the neutral page in a document that is watched from its first script on. */
export async function openWatched(page: Page): Promise<void> {
  await page.addInitScript(watchDocument, WATCH);
  await page.goto(NEUTRAL);
  await isShown(page, null);
  await scriptIsReady(page);
}

/**
 * Goes to a page without a new document, types into its fields, scrolls to its end and comes back.
 * @returns reads what is there that was not there before, and is not on the list. Effects may be cleaned up a
 * moment after the page has gone, so it is read until it is as expected.
 */
export async function leftBehindBy(
  page: Page,
  path: string,
  isAllowed: (trace: Trace) => boolean,
): Promise<() => Promise<readonly Trace[]>> {
  const before = await tracesOf(page);
  await goTo(page, path);
  await typeIntoFields(page);
  await scrollToEnd(page);
  await goTo(page, NEUTRAL);
  return async () =>
    without(await tracesOf(page), before)
      .filter((trace) => !isAllowed(trace))
      .toSorted();
}

/** Allowed for every remote: its container's global is named after it, and the shell keeps the cart. */
export async function isOfEveryRemote(remote: string): Promise<(trace: Trace) => boolean> {
  const { storage } = await sideEffectsOf({ folder: join(root, 'shell') });
  const ofShell = Object.keys(storage).map((key) => `storage ${key}`);
  return (trace) =>
    trace === `globals ${remote}` ||
    ofShell.includes(trace) ||
    LOADED_CODE.some((one) => one.test(trace));
}

const tracesOf = (page: Page): Promise<Trace[]> =>
  page.evaluate((name) => (Reflect.get(window, Symbol.for(name)) as DocumentWatch).traces(), WATCH);

/** As often as there are more of them than before. */
function without(now: readonly Trace[], before: readonly Trace[]): readonly Trace[] {
  const rest = [...before];
  return now.filter((trace) => {
    const at = rest.indexOf(trace);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** As Back and Forward do, because not every page is linked. */
async function goTo(page: Page, path: string): Promise<void> {
  const heading = await page.locator('main h1').elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await isShown(page, heading);
}

/** The heading before stays on the screen while the next page is loaded. */
async function isShown(page: Page, before: ElementHandle | null): Promise<void> {
  await page.waitForFunction((old) => {
    const heading = document.querySelector('main h1');
    return heading && heading !== old && !document.querySelector('[aria-busy="true"]');
  }, before);
}

/** So that forms keep their drafts. */
async function typeIntoFields(page: Page): Promise<void> {
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    if (await field.isEditable()) await field.fill('Thandi 7 thandi@example.com');
  }
}

/** What a page loads when its visitor gets there is loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const requested = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let last = -1;
  await expect
    .poll(
      async () => {
        const [before, now] = [last, await requested()];
        last = now;
        return now === before;
      },
      { intervals: [150] },
    )
    .toBe(true);
}
