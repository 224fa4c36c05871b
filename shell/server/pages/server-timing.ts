import { recordSpan } from '@app/http-server/telemetry-channel';
import type { Trace } from '@app/http-server/trace';
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

/** Records the steps of a page that was made just now, one after the other. */
export function recordRendering(
  { traceId, spanId }: Pick<Trace, 'traceId' | 'spanId'>,
  { queueMs, dataMs, renderMs }: RenderTiming,
): void {
  const steps = { 'page wait': queueMs, 'page data': dataMs, 'page render': renderMs };
  let startedAt = Date.now() - queueMs - dataMs - renderMs;
  for (const [name, ms] of Object.entries(steps)) {
    const inPage = { traceId, parentSpanId: spanId };
    recordSpan({ name, kind: 'internal', ...inPage, startedAt, ms, failed: false, attributes: {} });
    startedAt += ms;
  }
}
