import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { ReportAnswer } from './report.ts';
import { asksUnderstanding } from './report-understanding.ts';
import { spamSignals } from './submission.ts';
import { paragraph } from './text.ts';

/** One security challenge of a business. */
export const SecurityChallenge = v.object({
  businessType: paragraph(10, 'Please provide more details about your business'),
  securityIssue: paragraph(10, 'Please describe the security issue in more detail'),
  timing: paragraph(5, 'Please specify when this occurred'),
  location: paragraph(5, 'Please provide location details'),
  peopleInvolved: paragraph(10, 'Please describe who is affected'),
  preventionMethod: paragraph(10, 'Please describe how you want to prevent this'),
  ...reportReader,
  ...asksUnderstanding,
  ...spamSignals,
});
export type SecurityChallenge = v.InferOutput<typeof SecurityChallenge>;

export const requestSecurityAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/security-assessment',
  summary: 'Get a report on one security challenge of a business',
  request: SecurityChallenge,
  response: ReportAnswer,
  recordsLead: true,
  takesLong: true,
});

export const securityAssessmentTexts = {
  generating: 'Generating...',
  sent: 'Your security assessment report will be emailed to you shortly.',
  failedTitle: 'Error',
  failed: 'Failed to submit the assessment. Please try again.',
} as const;
