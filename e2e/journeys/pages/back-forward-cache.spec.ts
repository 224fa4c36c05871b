import { chromiumOptions } from '@app/testing/chromium';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import { chromium, type Page } from 'playwright/test';
import { livePages } from '../../support/live-pages.ts';
import { expect, test } from '../../support/test.ts';

/** Each with code of its own that listens or waits. */
const PATHS = ['/', '/exploring', '/consulting', '/proposal', '/business-security', '/contact'];

/**
 * What the page itself has that keeps a browser from showing it at once when the visitor comes back. The browser of
 * tests has more reasons, which are its own.
 */
async function reasonsNotKept(page: Page, address: string, prepare?: () => void) {
  const cdp = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) {
      if (type !== 'Circumstantial') reasons.push(reason);
    }
  });
  await cdp.send('Page.enable');
  await page.goto(address);
  await scriptIsReady(page);
  if (prepare) await page.evaluate(prepare);
  await page.goto(new URL('/healthz', address).href);
  const back = page.waitForURL(address);
  const { entries, currentIndex } = await cdp.send('Page.getNavigationHistory');
  await cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  await back;
  await cdp.detach();
  return reasons;
}

// Slow: pages are opened, left and opened again, in a browser of their own.
test('pages are kept for Back and Forward, and the test would tell if one were not', async ({
  request,
  site,
}) => {
  const options = { ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    for (const path of process.env.DEEP ? await livePages(request) : PATHS) {
      expect(await reasonsNotKept(page, site.url + path), path).toEqual([]);
    }
    const holdsOn = () => window.addEventListener('unload', () => {});
    expect(await reasonsNotKept(page, `${site.url}/contact`, holdsOn)).not.toEqual([]);
  } finally {
    await browser.close();
  }
});
