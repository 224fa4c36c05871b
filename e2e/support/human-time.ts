import type { Page } from 'playwright/test';

/** Moves the clock by which a page measures how long its visitor takes. */
export const letTimePass = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((more) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + more;
  }, milliseconds);

/** A form that is sent as fast as by a program is suspect, and suspects get no mail. */
export const takeAsLongAsAPerson = (page: Page): Promise<void> => letTimePass(page, 1500);
