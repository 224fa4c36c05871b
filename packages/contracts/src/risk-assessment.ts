import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { ReportAnswer } from './report.ts';
import { asksUnderstanding } from './report-understanding.ts';
import { spamSignals } from './submission.ts';
import { line, paragraph } from './text.ts';

/** More areas than one report can treat well, and few enough to check each. */
export const AREA_LIMIT = 12;
const noArea = 'At least one operational area is required';
const tooManyAreas = `Please describe at most ${AREA_LIMIT} areas`;

const OperationalArea = v.object(
  {
    name: line(1, 'Area name is required'),
    description: paragraph(1, 'Area description is required'),
  },
  'Area name is required',
);
export type OperationalArea = v.InferOutput<typeof OperationalArea>;

/** Areas of a business whose risks are to be assessed. */
export const RiskAssessment = v.object({
  businessType: line(2, 'Business type is required'),
  businessDescription: paragraph(10, 'Please provide more details about your business'),
  operationalAreas: checkedFirst(
    v.pipe(v.array(v.unknown(), noArea), v.maxLength(AREA_LIMIT, tooManyAreas)),
    v.pipe(
      v.array(OperationalArea, noArea),
      v.minLength(1, noArea),
      v.maxLength(AREA_LIMIT, tooManyAreas),
    ),
  ),
  ...reportReader,
  ...asksUnderstanding,
  ...spamSignals,
});
export type RiskAssessment = v.InferOutput<typeof RiskAssessment>;

export const requestRiskAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/risk-assessment',
  summary: 'Get a report on the risks of one or more areas of a business',
  request: RiskAssessment,
  response: ReportAnswer,
  recordsLead: true,
  takesLong: true,
});

export const riskAssessmentTexts = {
  generating: 'Generating...',
  sent: 'Your comprehensive risk assessment report will be emailed to you shortly.',
  failed: 'Failed to submit the risk assessment. Please try again.',
} as const;
