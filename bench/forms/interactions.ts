import type { Page } from 'playwright';

/** The browser reports no event that was painted sooner (https://www.w3.org/TR/event-timing/). */
export const REPORTED_FROM_MS = 16;

interface InteractionWindow {
  /** The longest event of each interaction by its id, in milliseconds from the key to the paint. */
  interactions?: Record<number, number>;
}

/** Has the page record how long its interactions take. Call it before the page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    const record: Record<number, number> = {};
    (window as InteractionWindow).interactions = record;
    // Not inline: TypeScript does not know the threshold yet.
    const options = { type: 'event', buffered: true, durationThreshold: threshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = entry.interactionId;
        if (id) record[id] = Math.max(record[id] ?? 0, entry.duration);
      }
    }).observe(options);
  }, REPORTED_FROM_MS);
}

/** The milliseconds of each reported interaction since the last call. */
export async function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // An event is reported after its paint: two frames, and time for the report to arrive.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const record = (window as InteractionWindow).interactions ?? {};
    const taken = Object.values(record);
    for (const id of Object.keys(record)) delete record[Number(id)];
    return taken;
  });
}

/**
 * Interaction to next paint as https://web.dev/articles/inp defines it: the longest interaction,
 * one more left out for every 50.
 * @param reported milliseconds of the interactions that the browser reported.
 * @param count of all interactions, those that were too short to be reported too.
 * @returns milliseconds, or undefined if the interaction was too short to be reported.
 */
export function interactionToNextPaint(
  reported: readonly number[],
  count: number,
): number | undefined {
  return [...reported].sort((one, other) => other - one)[Math.floor(count / 50)];
}
