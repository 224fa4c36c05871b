import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { TelemetryReport } from '../../../src/telemetry/report.ts';
import { leaveRoot } from '../../rendering/nobody.mjs';
import type { BrowserFault, OpenOrder, OpenReply } from './browser-messages.ts';
import { type Clicks, clickWhatShows } from './click-what-shows.ts';
import { comesAlive, comesToRest, hasFailed, isEmpty, takesClicks } from './page-signs.ts';

// Runs as a child process, so that a browser that hangs is ended with it.

const LOAD_MS = 15_000;
/** Effects and timers of a page that has come alive. */
const QUIET_MS = 1000;
/** The code that reports a fault is loaded with the first. */
const REPORT_MS = 300;

process.once('disconnect', () => process.exit());
process.once('message', async (order: OpenOrder) => {
  const reply = await open(order).catch(
    (fault: unknown): OpenReply => ({ kind: 'failed', why: String(fault).split('\n')[0] ?? '' }),
  );
  process.send?.(reply, () => process.exit());
});

async function open({ program, home, urls, ...order }: OpenOrder): Promise<OpenReply> {
  // Root has no sandbox in Chromium.
  leaveRoot();
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox: true,
    env: { HOME: home, PATH: process.env.PATH ?? '' },
  });
  const followed = new Set<string>();
  const faults: BrowserFault[] = [];
  try {
    for (const url of urls) {
      const { pathname: page } = new URL(url);
      const found = await faultsAt(browser, url, { ...order, followed });
      faults.push(...found.faults.map((fault) => ({ page, fault })));
      // The next ones would be waited for as long.
      if (found.isDead) break;
    }
    return { kind: 'opened', faults };
  } finally {
    await browser.close();
  }
}

interface Opening extends Pick<OpenOrder, 'of' | 'patienceMs'> {
  /** Links that were followed on pages before. */
  readonly followed: Set<string>;
}

/** What the page itself would report of the versions, whether it comes alive at all, and what takes no click. */
async function faultsAt(browser: Browser, url: string, { of, patienceMs, followed }: Opening) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = new Set<string>();
  const dead = (fault?: string) => {
    if (fault !== undefined) faults.add(fault);
    return { faults: [...faults], isDead: fault !== undefined };
  };
  await takeReports(context, new URL(url).origin, of, (fault) => faults.add(fault));
  const openOnce = async () => {
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    return comesAlive(page, patienceMs);
  };
  try {
    if (!(await openOnce())) return dead('it does not come alive');
    await page.waitForTimeout(QUIET_MS);
    if (!(await comesToRest(page))) return dead('it never comes to rest');
    const failed = await hasFailed(page);
    if (!failed) {
      const area = of.some(({ part }) => part === 'shell') ? '#root' : 'main';
      const found = await faultsOfShown(page, { area, followed, openAgain: openOnce });
      for (const fault of found) faults.add(fault);
    }
    await page.waitForTimeout(REPORT_MS);
    // Mostly its report has said why.
    if (failed && faults.size === 0) faults.add('it is not available');
    return dead();
  } catch (fault) {
    return dead(String(fault).split('\n')[0]);
  } finally {
    await context.close();
  }
}

/** What a page that has come to rest shows, and does when it is clicked. */
async function faultsOfShown(page: Page, clicks: Clicks): Promise<readonly string[]> {
  if (await isEmpty(page)) return ['it is empty'];
  if (!(await takesClicks(page))) return ['it swallows clicks'];
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
