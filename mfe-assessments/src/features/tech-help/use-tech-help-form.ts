import { requestTechHelp, techHelpTexts } from '@app/contracts/tech-help';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useToast } from '@app/kit';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { blankTechHelpForm, TechHelpForm } from './tech-help-schema.ts';

/** The form for technical help: sends to the API and shows the outcome in a toast. */
export function useTechHelpForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  return useLeadForm({
    name: 'tech-help',
    schema: TechHelpForm,
    blank: blankTechHelpForm,
    submission,
    send: (request, { signals, idempotencyKey }) =>
      api.send(requestTechHelp, { ...request, ...signals }, { idempotencyKey }),
    onSent: () => showToast(techHelpTexts.sent),
    texts: techHelpTexts,
  });
}
