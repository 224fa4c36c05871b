import type { Page } from 'playwright';

/** A page whose thread is busy for this long is frozen for whoever looks at it. */
const FROZEN_MS = 3000;

/** React adds a property to every element that it has hydrated. */
export const comesAlive = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        Object.keys(
          document.querySelector('h1') ?? document.querySelector('main:empty') ?? {},
        ).some((key) => key.startsWith('__react')),
      undefined,
      { timeout },
    )
    .then(
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

export const isEmpty = async (page: Page): Promise<boolean> =>
  !(await page.locator('main').first().textContent({ timeout: FROZEN_MS }))?.trim();

/** Whether a click in the page reaches React, which listens at the root. */
export const takesClicks = (page: Page): Promise<boolean> =>
  inTime(
    page.evaluate(() => {
      let arrived = false;
      const arrive = () => {
        arrived = true;
      };
      const main = document.querySelector('main');
      main?.parentElement?.addEventListener('click', arrive, { capture: true, once: true });
      main?.dispatchEvent(new Event('click', { bubbles: true }));
      return arrived;
    }),
  );

/** False for a frozen page, which answers nothing. */
const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), FROZEN_MS).unref();
    }),
  ]);
