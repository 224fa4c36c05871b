import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { useForm } from '@app/forms';
import { postedForm } from '@app/forms/posted-form';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi, useToast } from '@app/kit';
import { failed } from '@app/result';
import { blankIncident, TypedIncident } from './typed-incident.ts';

/** The incident form: sends to the API and shows the outcome in a toast. */
export function useIncidentForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  const elapsedMs = useElapsedMs();

  return useForm({
    name: 'incident',
    schema: TypedIncident,
    initial: blankIncident,
    posted: postedForm(submission, blankIncident),
    // After an incident, many people use the phone of somebody else.
    draft: 'tab',
    async send(incident, keyOf) {
      const body = { ...incident, elapsedMs: elapsedMs() };
      const sent = await api.send(reportIncident, body, { idempotencyKey: keyOf(incident) });
      if (sent.ok) {
        showToast(incidentTexts.sent);
        return sent;
      }
      console.error(sent.failure.detail);
      const failure = submitFailure(sent.failure, incidentTexts.failed);
      showToast({
        title: incidentTexts.failedTitle,
        text: failure.message,
        variant: 'destructive',
      });
      return failed(failure);
    },
  });
}
