import type { CallFailure } from '@app/api-client';
import type { LeadReceipt } from '@app/contracts/submission';
import type { Submission } from '@app/federation/remote-module';
import { type FormOptions, useForm } from '@app/forms';
import type { KeyOf } from '@app/forms/attempt-keys';
import type { FormValuesOf } from '@app/forms/form-values';
import { postedForm } from '@app/forms/posted-form';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { failed, type Result } from '@app/result';
import { useState } from 'react';
import type * as v from 'valibot';
import { useFailureToast } from './use-failure-toast.ts';

interface LeadForm<Schema extends v.GenericSchema> {
  /** Unique among the forms of the site. */
  readonly name: string;
  readonly schema: Schema;
  readonly blank: FormValuesOf<Schema>;
  readonly submission: Submission | undefined;
  /** Where what is typed is kept, `device` by default. */
  readonly draft?: FormOptions<Schema>['draft'];
  /** Calls the API. `signals` are added to the body; `keyOf` is for a body with more than the output. */
  readonly send: (
    output: v.InferOutput<Schema>,
    call: {
      readonly idempotencyKey: string;
      readonly keyOf: KeyOf;
      readonly signals: { readonly elapsedMs: number };
    },
  ) => Promise<Result<LeadReceipt, CallFailure>>;
  readonly onSent: (output: v.InferOutput<Schema>) => void;
  /** `failed` is what is said when the server gives no reason. */
  readonly texts: { readonly failedTitle: string; readonly failed: string };
}

/**
 * A form that records a lead. A failure is told in a toast and beside the submit button; that there is
 * no connection only there, because the form then waits and sends itself. `reference` is
 * that of the lead, from when it was sent until the form is sent again.
 */
export function useLeadForm<Schema extends v.GenericSchema>(options: LeadForm<Schema>) {
  const { name, schema, blank, submission, draft, send, onSent, texts } = options;
  const tellFailure = useFailureToast();
  const elapsedMs = useElapsedMs();
  const [reference, setReference] = useState<string>();

  const form = useForm({
    name,
    schema,
    initial: blank,
    posted: postedForm(submission, blank),
    draft,
    async send(output, keyOf) {
      const signals = { elapsedMs: elapsedMs() };
      const sent = await send(output, { idempotencyKey: keyOf(output), keyOf, signals });
      if (sent.ok) {
        setReference(sent.value.reference);
        onSent(output);
        return sent;
      }
      console.error(sent.failure.detail);
      const failure = submitFailure(sent.failure, texts.failed);
      tellFailure(texts.failedTitle, failure);
      return failed(failure);
    },
  });
  return { ...form, reference: form.phase.kind === 'succeeded' ? reference : undefined };
}
