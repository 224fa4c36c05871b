import type { Browser, Page } from 'playwright';
import { median } from './percentile.ts';
import { table } from './table.ts';
import { visitSite } from './visited-site.ts';

/*
 * `npm run bench:slow-line` or, for example, `npm run bench:slow-line -- /about`: what a visitor waits for on a phone
 * with a slow line, as Chromium delays each request and answer (1.6 Mbps, 150 ms) with a processor that is four times
 * slower. `bench:lighthouse` reckons the same from a fast load. Prints medians of five visits with an empty cache. Then
 * how long the heading of the next page takes from the click on a link, at once and after a rest of the mouse on it.
 */
const RUNS = 5;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PATHS = ['/', '/exploring', '/technology/video-surveillance', '/consulting', '/proposal'];
/** What answers a click once the page is hydrated, and leads nowhere. */
const CONTROL = 'main input, main summary, main button[type=button], header button';

interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When React has taken over a control or link of the page. */
  readonly firstClick: number;
  /** The longest of some clicks and keys, from the touch to the next frame. */
  readonly interaction: number;
  readonly shift: number;
}

const paths = process.argv.slice(2);
await visitSite(async (browser, url) => {
  const rows = [];
  for (const path of paths.length > 0 ? paths : PATHS) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url + path));
    const of = (read: (one: Visit) => number) => median(visits.map(read));
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    const next = async (rest: number) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await openNext(browser, url + path, rest));
      return seconds(median(times));
    };
    rows.push({
      page: path,
      'first paint s': seconds(of((one) => one.firstPaint)),
      'LCP s': seconds(of((one) => one.largestPaint)),
      'first working click s': seconds(of((one) => one.firstClick)),
      'INP ms': of((one) => one.interaction).toFixed(0),
      CLS: of((one) => one.shift).toFixed(3),
      'next page s': await next(0),
      'after 0.3 s on its link': await next(300),
    });
  }
  console.log(table(rows));
});

function visit(browser: Browser, address: string): Promise<Visit> {
  return onSlowLine(browser, address, async (page) => {
    await interact(page);
    return page.evaluate(() => window.seen);
  });
}

/** @param rest milliseconds for which the mouse is on the link before it clicks. */
function openNext(browser: Browser, address: string, rest: number): Promise<number> {
  return onSlowLine(browser, address, async (page) => {
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(address);
    const link = page.locator(`a[href^="/"]:not([href^="${pathname}#"])`).filter({ visible: true });
    await link.last().hover();
    await page.waitForTimeout(rest);
    const before = await page.locator('[data-page-heading]').textContent();
    await page.mouse.down();
    await page.mouse.up();
    return page.evaluate(async (old) => {
      const frame = () => new Promise(requestAnimationFrame);
      while (document.querySelector('[data-page-heading]')?.textContent === old) await frame();
      return performance.now() - window.seen.clicked;
    }, before);
  });
}

/** What a visit reads of a page that has been hydrated. */
async function onSlowLine<Value>(
  browser: Browser,
  address: string,
  read: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    await page.goto(address);
    await page.waitForFunction(() => window.seen.firstClick > 0);
    return await read(page);
  } finally {
    await context.close();
  }
}

async function interact(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const key of ['Tab', 'Tab', 'Shift']) await page.keyboard.press(key);
  const control = page.locator(CONTROL).filter({ visible: true }).first();
  if ((await control.count()) > 0) await control.click();
  // The entries of events come with the frame after them.
  await page.waitForTimeout(500);
}

declare global {
  interface Window {
    seen: { -readonly [Name in keyof Visit]: Visit[Name] } & { clicked: number };
  }
}

/** Runs in the page, before its scripts. */
function watch(): void {
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    firstClick: 0,
    interaction: 0,
    shift: 0,
    clicked: 0,
  };
  window.seen = seen;
  addEventListener('click', ({ timeStamp }) => (seen.clicked = timeStamp), { capture: true });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
  });
  const timer = setInterval(() => {
    const control = document.querySelector('main a[href^="/"], main input, main button');
    if (!control || !Object.keys(control).some((key) => key.startsWith('__reactProps'))) return;
    seen.firstClick = performance.now();
    clearInterval(timer);
  }, 20);
}
