import type { ContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import type { FormValuesOf } from '@app/forms/form-values';

type MessageValues = FormValuesOf<typeof ContactMessage>;

export const blankMessage: MessageValues = { name: '', email: '', message: '', website: '' };

/** The values and errors of a refused post without JavaScript, for the form to show first. */
export function postedMessage(submission: Submission | undefined) {
  if (submission?.phase !== 'refused') return undefined;
  const { values, fields } = submission;
  return { values: { ...blankMessage, ...values }, errors: fields };
}
