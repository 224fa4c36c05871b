import { fieldMessages } from '@app/contracts/failure';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import { badFields, type HttpFailure } from './failures.ts';

/** The value as its contract parses it, or a failure that names each invalid field. */
export function parseContract<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, HttpFailure> {
  let parsed = v.safeParse(schema, value);
  if (!parsed.success && fillMissingKeys(parsed.issues)) parsed = v.safeParse(schema, value);
  return parsed.success ? success(parsed.output) : failed(badFields(fieldMessages(parsed.issues)));
}

/**
 * Sets missing keys to `undefined`. For a missing key valibot's message is about keys and types;
 * for an undefined value it is the field's own message, which visitors should read. Changing the
 * value is safe, because it was made from this request.
 */
function fillMissingKeys(issues: readonly v.BaseIssue<unknown>[]): boolean {
  let filled = false;
  for (const { path } of issues) {
    const last = path?.at(-1);
    if (last?.type !== 'object' || last.origin !== 'key' || Object.hasOwn(last.input, last.key)) {
      continue;
    }
    Object.defineProperty(last.input, last.key, { value: undefined, enumerable: true });
    filled = true;
  }
  return filled;
}
