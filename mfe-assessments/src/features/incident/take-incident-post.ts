import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { sentReference } from '../../plain-posts/sent-reference.ts';
import { type PostedTo, takePost } from '../../plain-posts/take-post.ts';
import { TypedIncident } from './typed-incident.ts';

/** Handles a post of the incident form from a browser without JavaScript. */
export const takeIncidentPost = ({ form, api, signal }: PostedTo): Promise<Submission> =>
  takePost(form, {
    schema: TypedIncident,
    send: (incident, idempotencyKey) =>
      api.send(reportIncident, incident, { idempotencyKey, signal }),
    sent: sentReference,
    failed: incidentTexts.failed,
  });
