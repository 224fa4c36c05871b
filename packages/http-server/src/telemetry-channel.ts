import { channel } from 'node:diagnostics_channel';

/**
 * One step of a trace. It names patterns of paths and parts of the product, and nothing of a visitor.
 * https://opentelemetry.io/docs/specs/otel/trace/api/#span
 */
export interface Span {
  readonly type: 'span';
  readonly name: string;
  /** `server`: the answer to a request. `producer`: a mail. `internal`: a step of another span. */
  readonly kind: 'server' | 'internal' | 'producer';
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits; absent: any. */
  readonly spanId?: string;
  /** Absent for the first of its trace, and where only the trace is known. */
  readonly parentSpanId?: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Attributes;
}

/** Something happened once more, or may happen from now on. */
export interface Count {
  readonly type: 'count';
  readonly name: string;
  readonly by: 0 | 1;
  readonly attributes: Attributes;
}

/** Something took so long. */
export interface Duration {
  readonly type: 'duration';
  readonly name: string;
  readonly seconds: number;
  readonly attributes: Attributes;
}

export type Attributes = Readonly<Record<string, string | number>>;
type Telemetry = Span | Count | Duration;

/** What this process tells of itself. Without a listener nothing is made of it. */
const telemetry = channel('site.telemetry');

/** False while nobody would see a span or a duration. */
export const isListenedTo = (): boolean => telemetry.hasSubscribers;

export function recordSpan(span: Omit<Span, 'type'>): void {
  if (telemetry.hasSubscribers) telemetry.publish({ type: 'span', ...span } satisfies Span);
}

export const countOne = (name: string, attributes: Attributes): void => count(name, 1, attributes);

/** Begins a count at 0: of one that begins at 500 nobody sees that it has grown by 500. */
export const beginCount = (name: string, attributes: Attributes): void =>
  count(name, 0, attributes);

function count(name: string, by: Count['by'], attributes: Attributes): void {
  if (telemetry.hasSubscribers)
    telemetry.publish({ type: 'count', name, by, attributes } satisfies Count);
}

export function recordDuration(name: string, seconds: number, attributes: Attributes): void {
  if (telemetry.hasSubscribers)
    telemetry.publish({ type: 'duration', name, seconds, attributes } satisfies Duration);
}

/** Calls the listener for all that follows. @returns a function that ends it. */
export function listenToTelemetry(listener: (telemetry: Telemetry) => void): () => void {
  // Only the functions above publish on this channel.
  const onMessage = (message: unknown) => listener(message as Telemetry);
  telemetry.subscribe(onMessage);
  return () => void telemetry.unsubscribe(onMessage);
}
