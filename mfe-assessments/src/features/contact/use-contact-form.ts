import { ContactMessage, contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import type { FormValuesOf } from '@app/forms/form-values';
import { postedForm } from '@app/forms/posted-form';
import { submitFailure } from '@app/forms/submit-failure';
import { useApi, useToast } from '@app/kit';
import { failed } from '@app/result';
import { useElapsedMs } from '../../anti-spam/use-elapsed-ms.ts';

const blank: FormValuesOf<typeof ContactMessage> = {
  name: '',
  email: '',
  message: '',
  website: '',
};

/** The message form: sends to the API and shows the outcome in a toast. */
export function useContactForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  const elapsedMs = useElapsedMs();

  return useForm({
    name: 'contact',
    schema: ContactMessage,
    initial: blank,
    posted: postedForm(submission, blank),
    async send(message, keyOf) {
      const body = { ...message, elapsedMs: elapsedMs() };
      const sent = await api.send(sendContactMessage, body, {
        idempotencyKey: keyOf(message),
      });
      if (sent.ok) {
        showToast(contactTexts.sent);
        return sent;
      }
      console.error(sent.failure.detail);
      const failure = submitFailure(sent.failure, contactTexts.failed);
      showToast({
        title: contactTexts.failedTitle,
        text: failure.message,
        variant: 'destructive',
      });
      return failed(failure);
    },
  });
}
