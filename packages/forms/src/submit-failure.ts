/** Messages by the path of their field, such as `areas.2.name`. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Why a form could not be sent, as far as the visitor can do something about it. */
export type FailureCause = 'offline' | 'timed-out' | 'refused';

/** Why sending failed: a text for the visitor, and messages for single fields. */
export interface SubmitFailure {
  readonly message: string;
  readonly cause?: FailureCause | undefined;
  readonly fields?: FieldMessages | undefined;
}

/** The failures of the API client that this file reads. */
type CallFailure =
  | {
      readonly kind: 'refused';
      readonly message: string | undefined;
      readonly fields: FieldMessages;
    }
  | { readonly kind: 'unreachable'; readonly timedOut?: true }
  | { readonly kind: 'malformed' };

/**
 * The failure of a call for a form.
 * @param otherwise the text when the server gave none.
 */
export function submitFailure(
  failure: CallFailure,
  otherwise: string,
): SubmitFailure & { readonly cause: FailureCause; readonly fields: FieldMessages } {
  switch (failure.kind) {
    case 'refused':
      return { message: failure.message || otherwise, cause: 'refused', fields: failure.fields };
    case 'unreachable':
      return { message: otherwise, cause: failure.timedOut ? 'timed-out' : 'offline', fields: {} };
    case 'malformed':
      return { message: otherwise, cause: 'refused', fields: {} };
  }
}
