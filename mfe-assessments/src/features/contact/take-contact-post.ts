import { visitorMessage } from '@app/api-client';
import { ContactMessage, contactTexts, sendContactMessage } from '@app/contracts/contact';
import { fieldMessages } from '@app/contracts/failure';
import type { PageContext, Submission } from '@app/federation/remote-module';
import { formValuesOf } from '@app/forms/form-values';
import * as v from 'valibot';
import { postKey } from './post-key.ts';

type Refused = Extract<Submission, { phase: 'refused' }>;

/** Handles a post of the message form from a browser without JavaScript. */
export async function takeContactPost({
  form,
  api,
  signal,
}: Pick<PageContext, 'api' | 'signal'> & { readonly form: FormData }): Promise<Submission> {
  const { website, ...values } = formValuesOf(form, ContactMessage);
  const refused = (message: string, fields: Refused['fields']): Refused => ({
    phase: 'refused',
    message,
    fields,
    values,
  });
  const parsed = v.safeParse(ContactMessage, { ...values, website });
  if (!parsed.success) {
    return refused('There is a problem', fieldMessages(parsed.issues));
  }
  const idempotencyKey = await postKey(parsed.output);
  const sent = await api.send(sendContactMessage, parsed.output, { idempotencyKey, signal });
  if (sent.ok) return { phase: 'sent' };
  const fields = sent.failure.kind === 'refused' ? sent.failure.fields : {};
  return refused(visitorMessage(sent.failure, contactTexts.failed), fields);
}
