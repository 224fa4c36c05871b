import { type Browser, chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { TelemetryReport } from '../../../src/telemetry/report.ts';
import { leaveRoot } from '../../rendering/nobody.mjs';
import type { OpenOrder, OpenReply } from './browser-messages.ts';

// Runs as a child process, so that a browser that hangs is ended with it.

const LOAD_MS = 15_000;
/** Effects and timers of a page that has come alive. */
const QUIET_MS = 1000;

process.once('disconnect', () => process.exit());
process.once('message', async (order: OpenOrder) => {
  const reply = await open(order).catch(
    (fault: unknown): OpenReply => ({ kind: 'failed', why: String(fault).split('\n')[0] ?? '' }),
  );
  process.send?.(reply, () => process.exit());
});

async function open({ program, home, urls, ...of }: OpenOrder): Promise<OpenReply> {
  // Root has no sandbox in Chromium.
  leaveRoot();
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox: true,
    env: { HOME: home, PATH: process.env.PATH ?? '' },
  });
  try {
    const faults: string[] = [];
    for (const url of urls) faults.push(...(await faultsAt(browser, url, of)));
    return { kind: 'opened', faults };
  } finally {
    await browser.close();
  }
}

/** What the page itself would report of the version, and whether it comes alive at all. */
async function faultsAt(
  browser: Browser,
  url: string,
  of: Pick<OpenOrder, 'part' | 'version' | 'patienceMs'>,
): Promise<string[]> {
  const { origin, pathname } = new URL(url);
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = new Set<string>();
  await context.route('**/*', async (route) => {
    const request = route.request();
    const asked = new URL(request.url());
    if (asked.origin !== origin) return route.abort();
    if (asked.pathname !== '/api/telemetry') return route.continue();
    const told = v.safeParse(
      v.pipe(v.string(), v.parseJson(), TelemetryReport),
      request.postData(),
    );
    if (told.success && told.output.type === 'fault') {
      const { remote, version, kind, fault } = told.output;
      if (remote === of.part && version === of.version) faults.add(`${kind} ${fault}`);
    }
    return route.fulfill({ status: 204 });
  });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    if (!(await comesAlive(page, of.patienceMs))) faults.add('it does not come alive');
    await page.waitForTimeout(QUIET_MS);
    const text = await page.locator('main').first().textContent({ timeout: QUIET_MS });
    if (!text?.trim()) faults.add('it is empty');
  } catch (fault) {
    faults.add(String(fault).split('\n')[0] ?? '');
  } finally {
    await context.close();
  }
  return [...faults].map((fault) => `${pathname} in a browser: ${fault}`);
}

/** React adds a property to every element that it has hydrated. */
const comesAlive = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
      undefined,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );
