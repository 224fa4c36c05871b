import { contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useToast } from '@app/kit';
import { useMemo } from 'react';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { type MessageTopic, messageAbout } from './message-topic.ts';

/** The message form: sends to the API and shows the outcome in a toast. */
export function useContactForm(
  submission: Submission | undefined,
  topic: MessageTopic | undefined,
) {
  const api = useApi();
  const showToast = useToast();
  const schema = useMemo(() => messageAbout(topic), [topic]);
  return useLeadForm({
    name: 'contact',
    schema,
    blank: { name: '', email: '', message: '', website: '' },
    submission,
    send: (message, { signals, idempotencyKey }) =>
      api.send(sendContactMessage, { ...message, ...signals }, { idempotencyKey }),
    onSent: () => showToast(contactTexts.sent),
    texts: contactTexts,
  });
}
