import { visitorMessage } from '@app/api-client';
import { ContactMessage, contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { useApi, useToast } from '@app/kit';
import { failed } from '@app/result';
import { useElapsedMs } from '../../anti-spam/use-elapsed-ms.ts';
import { blankMessage, postedMessage } from './message-values.ts';

/** The message form: sends to the API and shows the outcome in a toast. */
export function useContactForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  const elapsedMs = useElapsedMs();

  return useForm({
    name: 'contact',
    schema: ContactMessage,
    initial: blankMessage,
    posted: postedMessage(submission),
    async send(message, keyOf) {
      const body = { ...message, elapsedMs: elapsedMs() };
      const sent = await api.send(sendContactMessage, body, {
        idempotencyKey: keyOf(message),
      });
      if (sent.ok) {
        showToast(contactTexts.sent);
        return sent;
      }
      const { failure } = sent;
      const text = visitorMessage(failure, contactTexts.failed);
      console.error(failure.detail);
      showToast({ title: contactTexts.failedTitle, text, variant: 'destructive' });
      return failed({
        message: text,
        fields: failure.kind === 'refused' ? failure.fields : {},
      });
    },
  });
}
