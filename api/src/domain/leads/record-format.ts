import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';

/** A record is an object without a `version`, which the format adds. */
export type LeadRecord = object & { readonly version?: never };

/** The record is damaged, or of a version that this program does not know yet. */
export interface UnreadableRecord {
  readonly kind: 'unreadable-record';
}

/**
 * How the records of one kind of lead are stored. A stored record is read with the schema of its
 * version and never with that of a request. Otherwise a tighter limit on a form would make older
 * leads unreadable and stop their mails.
 */
export interface RecordFormat<Current extends LeadRecord> {
  /** The version of new records, from 1. */
  readonly version: number;
  /** What is stored as the payload of a lead. */
  toPayload(record: Current): object;
  /** The record in its current shape, whatever version it was stored in. */
  read(payload: unknown): Result<Current, UnreadableRecord>;
  /** Adds a version. Records of earlier versions are converted to it when they are read. */
  next<Next extends LeadRecord>(
    schema: v.GenericSchema<unknown, Next>,
    upgrade: (earlier: Current) => Next,
  ): RecordFormat<Next>;
}

/** Version 1 of a format. */
export const recordFormat = <First extends LeadRecord>(
  schema: v.GenericSchema<unknown, First>,
): RecordFormat<First> => format(1, (payload) => parse(schema, payload));

/**
 * The version in which a payload was stored. Leads from before versions have none, which means 1.
 */
export function storedVersion(payload: unknown): number {
  const versioned = v.safeParse(v.object({ version: v.number() }), payload);
  return versioned.success ? versioned.output.version : 1;
}

function format<Current extends LeadRecord>(
  version: number,
  readKnown: (payload: unknown) => Result<Current, UnreadableRecord>,
): RecordFormat<Current> {
  return {
    version,
    toPayload: (record) => ({ ...record, version }),
    read: (payload) => (storedVersion(payload) > version ? unreadable : readKnown(payload)),
    next: (schema, upgrade) =>
      format(version + 1, (payload) => {
        if (storedVersion(payload) > version) return parse(schema, payload);
        const earlier = readKnown(payload);
        return earlier.ok ? success(upgrade(earlier.value)) : earlier;
      }),
  };
}

const unreadable = failed<UnreadableRecord>({ kind: 'unreadable-record' });

function parse<Parsed extends LeadRecord>(
  schema: v.GenericSchema<unknown, Parsed>,
  payload: unknown,
): Result<Parsed, UnreadableRecord> {
  const parsed = v.safeParse(schema, payload);
  return parsed.success ? success(parsed.output) : unreadable;
}
