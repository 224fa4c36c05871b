import { setTimeout as delay } from 'node:timers/promises';
import { eventLoopGauges } from './event-loop-gauges.ts';
import type { Gauge } from './gauge.ts';
import type { Log } from './logger.ts';
import { listenToTelemetry } from './telemetry-channel.ts';

/** How long a stop waits for a collector. */
const STOP_MS = 2000;
const COMPLAIN_AGAIN_MS = 60_000;

export interface TelemetryExport {
  /** Sends these figures with the metrics. Without a collector they are never read. */
  observe(gauges: readonly Gauge[]): void;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

interface Options {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`; absent: nothing is loaded and nothing is sent. */
  readonly endpoint: string | undefined;
  /** `service.name`, unless `OTEL_SERVICE_NAME` says otherwise. */
  readonly service: string;
  readonly log: Log;
}

/**
 * Sends spans and metrics to a collector as OTLP over HTTP in JSON
 * (https://opentelemetry.io/docs/specs/otlp/#otlphttp). The library reads the endpoint, headers and
 * times from the variables of the standard. Whatever the collector does, requests do not wait for it:
 * spans that it does not take in time are dropped, 2,048 are kept.
 */
export async function startTelemetryExport({
  endpoint,
  service,
  log,
}: Options): Promise<TelemetryExport> {
  if (!endpoint) return { observe: () => {}, stop: async () => {} };
  const { createOtlp } = await import('./otlp.ts');
  const complain = oncePerMinute((fault) => log.warn({ fault }, 'telemetry not exported'));
  const otlp = createOtlp(service, complain);
  const end = listenToTelemetry((telemetry) => {
    try {
      if (telemetry.type === 'span') otlp.span(telemetry);
      else if (telemetry.type === 'count') otlp.count(telemetry);
      else otlp.duration(telemetry);
    } catch (fault) {
      // What listens to this channel must not end the process.
      complain(String(fault));
    }
  });
  const eventLoop = eventLoopGauges();
  otlp.observe(eventLoop.gauges);
  return {
    observe: otlp.observe,
    async stop() {
      end();
      const sent = otlp.close().catch((fault: unknown) => complain(String(fault)));
      await Promise.race([sent, delay(STOP_MS, undefined, { ref: false })]);
      eventLoop.stop();
    },
  };
}

function oncePerMinute(write: (text: string) => void): (text: string) => void {
  let next = 0;
  return (text) => {
    if (Date.now() < next) return;
    next = Date.now() + COMPLAIN_AGAIN_MS;
    write(text);
  };
}
