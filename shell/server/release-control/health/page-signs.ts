import type { Page } from 'playwright';
import * as signs from '../../../src/telemetry/page-signs.ts';

/** A page whose thread is busy for this long is frozen for whoever looks at it. */
const FROZEN_MS = 3000;

/** What the frame shows in place of a page that failed. */
const failure = (page: Page) => page.locator('main [role=alert][data-frame]');

/** Whether it comes alive, or the frame says that it failed. */
export const comesAlive = (page: Page, timeout: number): Promise<boolean> =>
  Promise.race([
    page.waitForFunction(signs.isHydrated, undefined, { timeout }),
    failure(page).first().waitFor({ timeout }),
  ]).then(
    () => true,
    () => false,
  );

/** Whether it has nothing to do at some moment, which an effect that goes on and on never has. */
export const comesToRest = (page: Page): Promise<boolean> =>
  inTime(
    page.evaluate(() => new Promise<boolean>((rest) => requestIdleCallback(() => rest(true)))),
  );

/** Whether its thread has time for anything. */
export const answers = (page: Page): Promise<boolean> => inTime(page.evaluate(() => true));

export const hasFailed = async (page: Page): Promise<boolean> => (await failure(page).count()) > 0;

export const isEmpty = (page: Page): Promise<boolean> =>
  page.locator('main').first().evaluate(signs.isEmpty, undefined, { timeout: FROZEN_MS });

export const takesClicks = (page: Page): Promise<boolean> =>
  inTime(page.evaluate(signs.takesClicks));

/** False for a frozen page, which answers nothing. */
const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), FROZEN_MS).unref();
    }),
  ]);
