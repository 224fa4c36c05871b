import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Browser, Page } from 'playwright';
import type { FormAnswers } from './form-answers.ts';
import { interactionToNextPaint, recordInteractions, takeInteractions } from './interactions.ts';
import { Keyboard } from './keyboard.ts';

export const CPU_SLOWDOWN = 4;

/**
 * High enough for every form. A Chromium without a screen reports no paint for the keys in a field
 * that the edge of the window cuts, although its frames go on: the keys then all last as long as the
 * field has the focus.
 */
const WHOLE_FORM = { width: 1280, height: 2400 };

/** Interaction to next paint, in milliseconds; undefined if the browser reported no interaction. */
type PaintMs = number | undefined;

export interface FilledForm {
  /** Keys from the opened page to the accepted form. */
  readonly keys: number;
  /** Milliseconds for which the browser kept the next key waiting, up to the submit button. */
  readonly typingMs: number;
  /** Milliseconds from the submit key to the confirmation on the page. */
  readonly answerMs: number;
  readonly typingPaintMs: PaintMs;
  readonly submitPaintMs: PaintMs;
}

/** Fills in the form by keyboard and sends it. @throws Error when it is not accepted. */
export async function fillForm(
  browser: Browser,
  url: string,
  { page: path, form, submit, answers, accepted }: FormAnswers,
): Promise<FilledForm> {
  return inSlowPage(browser, url + path, async (page) => {
    const keyboard = new Keyboard(page, form);
    const unanswered = new Set(Object.keys(answers));
    await keyboard.skipNavigation();
    await keyboard.tabTo(submit, async (name) => {
      if (unanswered.delete(name)) await keyboard.type(answers[name] ?? '');
    });
    if (unanswered.size > 0) throw new Error(`${path} has no field ${[...unanswered].join(', ')}`);
    const { pressed, waitedMs: typingMs } = keyboard;
    const typingPaintMs = interactionToNextPaint(await takeInteractions(page), pressed);
    const submitted = performance.now();
    await keyboard.press('Enter');
    await page.getByText(accepted).first().waitFor();
    const answerMs = performance.now() - submitted;
    return {
      keys: keyboard.pressed,
      typingMs,
      answerMs,
      typingPaintMs,
      submitPaintMs: interactionToNextPaint(await takeInteractions(page), 1),
    };
  });
}

/** Sends the empty form, which shows an error at each required field. */
export async function sendEmptyForm(
  browser: Browser,
  url: string,
  { page: path, form, submit }: FormAnswers,
): Promise<PaintMs> {
  return inSlowPage(browser, url + path, async (page) => {
    const keyboard = new Keyboard(page, form);
    await keyboard.skipNavigation();
    await keyboard.tabTo(submit, async () => {});
    await takeInteractions(page);
    await keyboard.press('Enter');
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    return interactionToNextPaint(await takeInteractions(page), 1);
  });
}

/** Opens a page in a context of its own, so that no visit finds the cache or draft of another. */
async function inSlowPage<Value>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: WHOLE_FORM });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await recordInteractions(page);
    await page.goto(url);
    await scriptIsReady(page);
    return await use(page);
  } finally {
    await context.close();
  }
}
