import { ContactMessage, contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useToast } from '@app/kit';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';

/** The message form: sends to the API and shows the outcome in a toast. */
export function useContactForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  return useLeadForm({
    name: 'contact',
    schema: ContactMessage,
    blank: { name: '', email: '', message: '', website: '' },
    submission,
    send: (message, { signals, idempotencyKey }) =>
      api.send(sendContactMessage, { ...message, ...signals }, { idempotencyKey }),
    onSent: () => showToast(contactTexts.sent),
    texts: contactTexts,
  });
}
