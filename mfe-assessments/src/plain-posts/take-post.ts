import type { CallFailure } from '@app/api-client';
import { fieldMessages } from '@app/contracts/failure';
import type { PageContext, Submission } from '@app/federation/remote-module';
import type { FormValues } from '@app/forms/form-values';
import { readFormPost } from '@app/forms/list-change';
import { submitFailure } from '@app/forms/submit-failure';
import type { Result } from '@app/result';
import * as v from 'valibot';
import { PAGE_MADE_FIELD } from './page-made.tsx';
import { postKey } from './post-key.ts';

/** A form as a browser without JavaScript posts it, and what its call needs. */
export type PostedTo = Pick<PageContext, 'api' | 'signal'> & { readonly form: FormData };

interface PlainPost<Schema extends v.GenericSchema, Answer> {
  /** The same as that of the form. */
  readonly schema: Schema;
  readonly send: (
    output: v.InferOutput<Schema>,
    idempotencyKey: string,
  ) => Promise<Result<Answer, CallFailure>>;
  /** What is said when the server gives no reason. */
  readonly failed: string;
  /** True when visitors are told only that, whatever the server's reason is. */
  readonly generic?: boolean;
  /** What the page shows of the answer; by default only that the form was sent. */
  readonly sent?: (answer: Answer, output: v.InferOutput<Schema>) => Submission;
}

/** Handles the post of a form from a browser without JavaScript. */
export async function takePost<Schema extends v.GenericSchema, Answer>(
  form: FormData,
  { schema, send, failed, generic, sent = () => ({ phase: 'sent' }) }: PlainPost<Schema, Answer>,
): Promise<Submission> {
  const post = readFormPost(form, schema);
  // The hidden field is not filled in again.
  const { website, ...values } = post.values as FormValues;
  if (post.kind === 'edit') return { phase: 'editing', values };
  const parsed = v.safeParse(schema, post.values);
  if (!parsed.success) {
    const fields = fieldMessages(parsed.issues);
    return { phase: 'refused', message: 'There is a problem', fields, values };
  }
  const key = await postKey(parsed.output as object, form.get(PAGE_MADE_FIELD));
  const answer = await send(parsed.output, key);
  if (answer.ok) return sent(answer.value, parsed.output);
  const { message, cause, fields } = submitFailure(answer.failure, failed);
  if (cause === 'timed-out') {
    return { phase: 'refused', message: `${sentence(failed)} ${TOOK_TOO_LONG}`, fields, values };
  }
  return { phase: 'refused', message: generic ? failed : message, fields, values };
}

const TOOK_TOO_LONG =
  'Our server took too long to answer, so we may not have received it. What you typed is still on this page: please send it again in a moment.';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
