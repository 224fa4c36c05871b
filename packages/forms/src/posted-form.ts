import type { PostedForm } from './form-state.ts';
import type { FormValues } from './form-values.ts';
import type { FieldMessages } from './submit-failure.ts';

/** The outcome of a post without JavaScript, as a page gets it. */
type Submission =
  | { readonly phase: 'sent' }
  | { readonly phase: 'editing'; readonly values: FormValues }
  | {
      readonly phase: 'refused';
      readonly message: string;
      readonly fields: FieldMessages;
      readonly values: FormValues;
    };

/**
 * What the form shows after a post without JavaScript; undefined when nothing was posted. After a
 * post that was sent it is empty.
 * @param blank the empty form, for fields that were not posted.
 */
export function postedForm<Values>(
  submission: Submission | undefined,
  blank: Values,
): PostedForm<Values> | undefined {
  switch (submission?.phase) {
    case undefined:
      return undefined;
    case 'sent':
      return { values: blank, errors: {} };
    case 'editing':
      return { values: { ...blank, ...submission.values }, errors: {} };
    case 'refused': {
      const { values, fields, message } = submission;
      return { values: { ...blank, ...values }, errors: fields, message };
    }
  }
}
