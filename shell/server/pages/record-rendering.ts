import { recordSpan } from '@app/http-server/telemetry-channel';
import type { Trace } from '@app/http-server/trace';
import type { RenderTiming } from '../rendering/renderer.ts';

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
