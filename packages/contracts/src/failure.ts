import * as v from 'valibot';

/** What went wrong, in a word that a program can branch on. */
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
 * `cart.0.quantity` to the message for that field. A reader takes a code that it does not know as
 * `internal`.
 */
export const FailureBody = v.object({
  message: v.string(),
  error: v.string(),
  code: v.fallback(v.picklist(failureCodes), 'internal'),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type FailureBody = v.InferOutput<typeof FailureBody>;

/** What a client may use of a failed call. */
export interface FailureWords {
  /** Absent when the body has none. */
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the body of a failed call. Each member is read on its own, so that a newer API, or one
 * member that is malformed, does not cost the visitor the others. A body without a code is not
 * ours but that of a proxy or a host, whose words are not for visitors.
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

/** More than any form has; a program that gets all of these wrong learns nothing from the rest. */
const FIELD_LIMIT = 50;

/**
 * First message of every field that failed, by dotted path; the whole value's path is `''`. Of very
 * many only the first are told, so that a short request cannot ask for a long answer.
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
