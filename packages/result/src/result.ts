/** A value or an expected failure. Callers must check `ok` before they can read either. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failed = <Failure>(
  failure: Failure,
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure });
