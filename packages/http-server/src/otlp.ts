import { randomBytes } from 'node:crypto';
import {
  type Counter,
  DiagLogLevel,
  diag,
  type Histogram,
  type HrTime,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Gauge } from './gauge.ts';
import type { Count, Duration, Span } from './telemetry-channel.ts';

const SCOPE = { name: 'site' };
const USUAL_INTERVAL_MS = 60_000;
const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  producer: SpanKind.PRODUCER,
} as const;

/** The part of OpenTelemetry that is loaded only when there is a collector. */
export interface Otlp {
  span(span: Span): void;
  count(count: Count): void;
  duration(duration: Duration): void;
  /** Reads these whenever metrics are sent. */
  observe(gauges: readonly Gauge[]): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** @param complain told why nothing is sent; called often while a collector is away. */
export function createOtlp(service: string, complain: (text: string) => void): Otlp {
  const warn = (...words: unknown[]) => complain(words.map(String).join(' '));
  const nothing = () => {};
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    // The one variable of the standard that is not read by this part of the library.
    exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || USUAL_INTERVAL_MS,
  });
  const metrics = new MeterProvider({ resource, readers: [reader] });
  const meter = metrics.getMeter(SCOPE.name);
  // https://opentelemetry.io/docs/specs/semconv/http/http-metrics/#metric-httpserverrequestduration
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: {
      explicitBucketBoundaries: [
        ...[0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
      ],
    },
  });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();

  return {
    span(span) {
      spans.onEnd(readable(span, resource));
      if (span.kind !== 'server') return;
      const { 'site.releases': _, ...attributes } = span.attributes;
      durations.record(span.ms / 1000, attributes);
    },
    count({ name, by, attributes }) {
      const counter = counters.get(name) ?? meter.createCounter(name);
      counters.set(name, counter);
      counter.add(by, attributes);
    },
    duration({ name, seconds, attributes }) {
      const histogram =
        histograms.get(name) ??
        meter.createHistogram(name, {
          unit: 's',
          // https://opentelemetry.io/docs/specs/semconv/db/database-metrics/#metric-dbclientoperationduration
          advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10] },
        });
      histograms.set(name, histogram);
      histogram.record(seconds, attributes);
    },
    observe(gauges) {
      for (const { name, unit, description, read } of gauges) {
        meter.createObservableGauge(name, { unit, description }).addCallback(async (result) => {
          // What cannot be read is not sent: an outage of the store is in the log already.
          const readings = await read().catch(() => []);
          for (const { value, attributes } of readings) result.observe(value, attributes);
        });
      }
    },
    async close() {
      await Promise.all([spans.shutdown(), metrics.shutdown()]);
      diag.disable();
    },
  };
}

/** A span as the library exports it. Its ids are ours: they are in our headers and log lines already. */
function readable(span: Span, resource: ReadableSpan['resource']): ReadableSpan {
  const { name, kind, traceId, parentSpanId, startedAt, ms, failed, attributes } = span;
  const inTrace = (spanId: string) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  const context = inTrace(span.spanId ?? randomBytes(8).toString('hex'));
  return {
    name,
    attributes,
    resource,
    instrumentationScope: SCOPE,
    kind: kinds[kind],
    spanContext: () => context,
    ...(parentSpanId ? { parentSpanContext: inTrace(parentSpanId) } : {}),
    startTime: hrTime(startedAt),
    endTime: hrTime(startedAt + ms),
    duration: hrTime(ms),
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    ended: true,
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds. */
function hrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1000);
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)];
}
