import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { LINE_LIMIT, line, longest, paragraph } from './text.ts';

const notText = 'Please use text';
/** A line that may be left out or empty. */
const optionalLine = v.optional(v.pipe(v.string(notText), v.trim(), longest(LINE_LIMIT)), '');

/** A fault in a system that is already there. */
export const TechHelpRequest = v.object({
  deviceType: line(2, 'Please specify the device type'),
  brand: optionalLine,
  modelNumber: optionalLine,
  problemDescription: paragraph(10, 'Please describe your technical issue in more detail'),
  ...reportReader,
  ...spamSignals,
});
export type TechHelpRequest = v.InferOutput<typeof TechHelpRequest>;

export const requestTechHelp = defineEndpoint({
  method: 'POST',
  path: '/api/tech-help',
  summary: 'Ask for help with a system that is already installed',
  request: TechHelpRequest,
  response: LeadReceipt,
  recordsLead: true,
});

export const techHelpTexts = {
  submitting: 'Submitting...',
  sent: {
    title: 'Request Submitted',
    text: 'Our technical team will review your request and respond shortly.',
  },
  failedTitle: 'Error',
  failed: 'Failed to submit request',
} as const;
