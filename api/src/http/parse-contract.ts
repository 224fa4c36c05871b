import { fieldMessages } from '@app/contracts/failure';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import { badFields, type HttpFailure } from './failures.ts';

/** A value as its contract gives it back, or the answer that names each bad field. */
export function parseContract<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, HttpFailure> {
  let parsed = v.safeParse(schema, value);
  if (!parsed.success && fillMissingKeys(parsed.issues)) parsed = v.safeParse(schema, value);
  return parsed.success ? success(parsed.output) : failed(badFields(fieldMessages(parsed.issues)));
}

/**
 * For a key that is not there valibot speaks of keys and types; for one that is `undefined` it uses
 * the field's own message, which is what visitors should read. The value is ours to complete: it
 * was made from this request.
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
