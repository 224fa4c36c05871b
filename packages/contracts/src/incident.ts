import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { line, paragraph, phoneNumber } from './text.ts';

/** An incident that has just happened. No e-mail address: the answer is a phone call. */
export const IncidentReport = v.object({
  name: line(1, 'Please provide your name'),
  phone: phoneNumber('Please provide a valid phone number'),
  details: paragraph(10, 'Please provide details about the incident'),
  ...spamSignals,
});
export type IncidentReport = v.InferOutput<typeof IncidentReport>;

export const reportIncident = defineEndpoint({
  method: 'POST',
  path: '/api/urgent-incident',
  summary: 'Report an incident that has just happened',
  request: IncidentReport,
  response: LeadReceipt,
  recordsLead: true,
});

export const incidentTexts = {
  heading: 'Urgent Post-Incident Assistance',
  form: 'Emergency Response Form',
  name: 'Your Name',
  phone: 'Phone Number (for urgent contact)',
  details: 'Incident Details',
  submit: 'Submit Urgent Request',
  submitting: 'Submitting...',
  sent: {
    title: 'Report Submitted',
    text: 'We have received your urgent incident report. Our team will contact you shortly.',
  },
  failedTitle: 'Error',
  failed: 'Failed to submit incident report',
} as const;
