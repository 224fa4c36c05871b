import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { TelemetryReport } from '../../../src/telemetry/report.ts';
import { leaveRoot } from '../../rendering/nobody.mjs';
import type { OpenOrder, OpenReply } from './browser-messages.ts';
import { type Clicked, type Clicks, clickWhatShows } from './click-what-shows.ts';
import { comesAlive, comesToRest, hasFailed, isEmpty, takesClicks } from './page-signs.ts';

// Runs as a child process, so that a browser that hangs is ended with it.

const LOAD_MS = 15_000;
/** Effects and timers of a page that has come alive. */
const QUIET_MS = 1000;
/** The code that reports a fault is loaded with the first. */
const REPORT_MS = 300;
/** After a page that is dead others mostly are too, and each would be waited for as long. */
const IMPATIENT_MS = 5000;

process.once('disconnect', () => process.exit());
process.once('message', async (order: OpenOrder) => {
  const reply = await open(order).catch(
    (fault: unknown): OpenReply => ({ kind: 'failed', why: firstLine(fault) }),
  );
  process.send?.(reply, () => process.exit());
});

const tell = (reply: OpenReply) => process.send?.(reply);
const firstLine = (fault: unknown): string => String(fault).split('\n')[0] ?? '';

async function open({ program, home, urls, ...order }: OpenOrder): Promise<OpenReply> {
  // Root has no sandbox in Chromium.
  leaveRoot();
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox: true,
    env: { HOME: home, PATH: process.env.PATH ?? '' },
  });
  const followed = new Set<string>();
  let { patienceMs } = order;
  for (const url of urls) {
    const { pathname: page } = new URL(url);
    tell({ kind: 'opening', page });
    const found = await lookAt(browser, url, { ...order, patienceMs, followed });
    const faults = browser.isConnected() ? found.faults : ['the browser ends'];
    tell({
      kind: 'page',
      faults: faults.map((fault) => ({ page, fault })),
      notClickedThrough: found.isClickedThrough ? [] : [page],
    });
    if (!browser.isConnected()) break;
    if (found.isDead) patienceMs = Math.min(patienceMs, IMPATIENT_MS);
  }
  await browser.close();
  return { kind: 'opened' };
}

interface Found {
  readonly faults: readonly string[];
  readonly isDead: boolean;
  readonly isClickedThrough: boolean;
}

interface Opening extends Pick<OpenOrder, 'of' | 'patienceMs' | 'clickMs'> {
  /** Links that were followed on pages before. */
  readonly followed: Set<string>;
}

/** What the page itself would report of the versions, whether it comes alive at all, and what takes no click. */
async function lookAt(browser: Browser, url: string, opening: Opening): Promise<Found> {
  const { of, patienceMs, followed, clickMs } = opening;
  const faults = new Set<string>();
  let isClickedThrough = true;
  const dead = (fault?: string): Found => {
    if (fault !== undefined) faults.add(fault);
    return { faults: [...faults], isDead: fault !== undefined, isClickedThrough };
  };
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext({ acceptDownloads: false, serviceWorkers: 'block' });
    await takeReports(context, new URL(url).origin, of, (fault) => faults.add(fault));
    await context.addInitScript(() => {
      window.print = () => {};
    });
    const page = await context.newPage();
    const openOnce = async () => {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
      return comesAlive(page, patienceMs);
    };
    const openAgain = async () => {
      await page.waitForTimeout(REPORT_MS);
      await openOnce();
    };
    if (!(await openOnce())) return dead('it does not come alive');
    await page.waitForTimeout(QUIET_MS);
    if (!(await comesToRest(page))) return dead('it never comes to rest');
    const failed = await hasFailed(page);
    if (!failed) {
      const area = of.some(({ part }) => part === 'shell') ? '#root' : 'main';
      const found = await faultsOfShown(page, { area, followed, openAgain, clickMs });
      for (const fault of found.faults) faults.add(fault);
      isClickedThrough = found.isThrough;
    }
    await page.waitForTimeout(REPORT_MS);
    // Mostly its report has said why.
    if (failed && faults.size === 0) faults.add('it is not available');
    return dead();
  } catch (fault) {
    return dead(firstLine(fault));
  } finally {
    // Fails where the browser has ended, which is seen by whoever asked.
    await context?.close().catch(() => {});
  }
}

/** What a page that has come to rest shows, and does when it is clicked. */
async function faultsOfShown(page: Page, clicks: Clicks): Promise<Clicked> {
  if (await isEmpty(page)) return { faults: ['it is empty'], isThrough: true };
  if (!(await takesClicks(page))) return { faults: ['it swallows clicks'], isThrough: true };
  return clickWhatShows(page, clicks);
}

/** Takes reports of these versions, which reach no server; nothing is sent, and nothing of another origin is loaded. */
async function takeReports(
  context: BrowserContext,
  origin: string,
  of: OpenOrder['of'],
  take: (fault: string) => void,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const asked = new URL(request.url());
    if (asked.origin !== origin) return route.abort();
    if (asked.pathname !== '/api/telemetry') {
      return request.method() === 'GET' ? route.continue() : route.abort();
    }
    const told = v.safeParse(
      v.pipe(v.string(), v.parseJson(), TelemetryReport),
      request.postData(),
    );
    if (told.success && told.output.type === 'fault') {
      const { remote, version: at, kind, fault } = told.output;
      if (of.some(({ part, version }) => part === remote && version === at))
        take(`${kind} ${fault}`);
    }
    return route.fulfill({ status: 204 });
  });
}
