import { randomUUID } from 'node:crypto';

/** Names the trace that a request belongs to: https://www.w3.org/TR/trace-context/#traceparent-header */
export const TRACE_HEADER = 'traceparent';

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}/;

/** A request as part of a trace. */
export interface Trace {
  /** 32 hex digits, the same in every log line that the visitor's action led to. */
  readonly traceId: string;
  /** 16 hex digits of this request. */
  readonly spanId: string;
  /** Those of the caller; absent when the trace begins here. */
  readonly parentSpanId: string | undefined;
  /** The header for calls that this request leads to. */
  readonly traceparent: string;
}

/** Goes on with the trace of the caller; begins one when the header is absent or malformed. */
export function traceOf(header: string | undefined): Trace {
  const [, traceId = hex(), parentSpanId] = TRACEPARENT.exec(header ?? '') ?? [];
  const spanId = hex().slice(16);
  return { traceId, spanId, parentSpanId, traceparent: `00-${traceId}-${spanId}-01` };
}

const hex = (): string => randomUUID().replaceAll('-', '');
