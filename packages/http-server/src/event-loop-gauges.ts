import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Gauge } from './gauge.ts';

const RESOLUTION_MS = 20;

/**
 * How long work waited because the process was busy with other work, since metrics were last sent.
 * https://opentelemetry.io/docs/specs/semconv/runtime/nodejs-metrics/
 */
export function eventLoopGauges(): { readonly gauges: readonly Gauge[]; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const p99: Gauge = {
    name: 'nodejs.eventloop.delay.p99',
    unit: 's',
    description: 'Event loop 99 percentile delay',
    async read() {
      // Node counts the time between two looks, which is part of every delay.
      const ms = delays.percentile(99) / 1e6 - RESOLUTION_MS;
      delays.reset();
      return [{ value: Math.max(0, ms) / 1000 }];
    },
  };
  return { gauges: [p99], stop: () => void delays.disable() };
}
