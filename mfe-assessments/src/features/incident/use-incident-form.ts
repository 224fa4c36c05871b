import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useToast } from '@app/kit';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { blankIncident, TypedIncident } from './typed-incident.ts';

/** The incident form: sends to the API and shows the outcome in a toast. */
export function useIncidentForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  return useLeadForm({
    name: 'incident',
    schema: TypedIncident,
    blank: blankIncident,
    submission,
    // After an incident, many people use the phone of somebody else.
    draft: 'tab',
    send: (incident, { signals, idempotencyKey }) =>
      api.send(reportIncident, { ...incident, ...signals }, { idempotencyKey }),
    onSent: () => showToast(incidentTexts.sent),
    texts: incidentTexts,
  });
}
