import { homeAssessmentTexts, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { Submission } from '@app/federation/remote-module';
import { useApi } from '@app/kit';
import { useState } from 'react';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { blankHomeForm, HomeForm } from './home-security-form-schema.ts';
import type { SentHome } from './sent-home.ts';

/** The home security form. `sent` is the last request that was sent. */
export function useHomeForm(submission: Submission | undefined) {
  const api = useApi();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useLeadForm({
    name: 'home-security',
    schema: HomeForm,
    blank: blankHomeForm,
    submission,
    send: (home, { signals, idempotencyKey }) =>
      api.send(requestHomeAssessment, { ...home, ...signals }, { idempotencyKey }),
    onSent: ({ email }) => setMailedTo(email),
    texts: homeAssessmentTexts,
  });
  const { reference } = form;
  const sent: SentHome | undefined = mailedTo && reference ? { mailedTo, reference } : undefined;
  return { ...form, sent };
}
