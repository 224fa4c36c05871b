import * as v from 'valibot';

/** Codes of what went wrong, for programs to branch on. */
export const failureCodes = [
  'invalid_request',
  'unauthorised',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'idempotency_conflict',
  'confirmation_required',
  'payload_too_large',
  'unsupported_media_type',
  'not_available',
  'too_many_requests',
  'busy',
  'unavailable',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/**
 * The one body of every failed call, as the API writes it; `readFailure` reads it. `error` repeats
 * `message` because clients read one or the other. `fields` maps a field path such as
 * `cart.0.quantity` to the message for that field. A code that a reader does not know is read as
 * `internal`.
 */
export const FailureBody = v.object({
  message: v.string(),
  error: v.string(),
  code: v.fallback(v.picklist(failureCodes), 'internal'),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type FailureBody = v.InferOutput<typeof FailureBody>;

/** The parts of a failed call that a client may use. */
export interface FailureWords {
  /** Absent when the body has none. */
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the body of a failed call. Each member is read separately, so that one member that is
 * malformed or from a newer API does not hide the others. A body without a code was written by a
 * proxy or a host, and its text is not for visitors.
 */
export function readFailure(body: unknown): FailureWords {
  if (!isRecord(body) || !('code' in body)) return { message: undefined, fields: {} };
  const { message, fields } = body;
  return {
    message: typeof message === 'string' ? message : undefined,
    fields: isRecord(fields) ? textsOf(fields) : {},
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (record: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export const failureBody = (
  code: FailureCode,
  message: string,
  fields?: Record<string, string>,
): FailureBody => ({ message, error: message, code, ...(fields ? { fields } : {}) });

/**
 * Told while the API or its store does not answer: nobody knows what was stored then. A repeat of a form
 * makes no second lead.
 */
export const systemDown = (phone: string): string =>
  `Our system is down for the moment. We may not have received what you sent: please try again in a moment, or call ${phone}.`;

/** More fields than any form has. */
const FIELD_LIMIT = 50;

/**
 * First message of every field that failed, by dotted path; the whole value's path is `''`. At most
 * `FIELD_LIMIT` fields, so that a short request cannot cause a long answer.
 */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  let told = 0;
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (Object.hasOwn(fields, path)) continue;
    fields[path] = issue.message;
    told += 1;
    if (told === FIELD_LIMIT) break;
  }
  return fields;
}
