import type { RenderTiming } from '../rendering/renderer.ts';

/**
 * What a page took, for `Server-Timing`: https://www.w3.org/TR/server-timing/ Durations are in
 * milliseconds.
 * @param timing absent for a page from the cache, and for one that the browser renders.
 */
export function serverTiming(cache: 'hit' | 'miss', timing: RenderTiming | undefined): string {
  const entries = [`cache;desc="${cache}"`];
  if (timing) {
    const { queueMs, dataMs, renderMs } = timing;
    for (const [name, ms] of Object.entries({ queue: queueMs, data: dataMs, render: renderMs })) {
      entries.push(`${name};dur=${Math.round(ms * 10) / 10}`);
    }
  }
  return entries.join(', ');
}
