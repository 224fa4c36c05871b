import type { Attributes } from './telemetry-channel.ts';

export interface Reading {
  readonly value: number;
  readonly attributes?: Attributes;
}

/**
 * A figure that is read whenever metrics are sent. A read that rejects sends nothing.
 * https://opentelemetry.io/docs/specs/semconv/general/naming/
 */
export interface Gauge {
  readonly name: string;
  /** As UCUM writes it: `s`, `By`, `{mail}`. */
  readonly unit: string;
  readonly description: string;
  read(): Promise<readonly Reading[]>;
}
