import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { asksUnderstanding, givesUnderstanding } from './report-understanding.ts';
import { AREA_LIMIT } from './risk-assessment.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { line, paragraph } from './text.ts';

export const CONCERN_COUNT = 3;
const noArea = 'Please add at least one area to secure';
const tooManyAreas = `Please list at most ${AREA_LIMIT} areas`;
const notThree = 'Please provide exactly three security concerns';

/** What a home owner wants to secure, and the three things that worry them. */
export const HomeAssessment = v.object({
  homeType: line(2, 'Please specify your home type'),
  areas: checkedFirst(
    v.pipe(v.array(v.unknown(), noArea), v.maxLength(AREA_LIMIT, tooManyAreas)),
    v.pipe(
      v.array(line(2, 'Please specify the area'), noArea),
      v.minLength(1, noArea),
      v.maxLength(AREA_LIMIT, tooManyAreas),
    ),
  ),
  securityConcerns: checkedFirst(
    v.pipe(v.array(v.unknown(), notThree), v.length(CONCERN_COUNT, notThree)),
    v.pipe(
      v.array(paragraph(5, 'Please describe your security concern'), notThree),
      v.length(CONCERN_COUNT, notThree),
    ),
  ),
  ...reportReader,
  ...asksUnderstanding,
  ...spamSignals,
});
export type HomeAssessment = v.InferOutput<typeof HomeAssessment>;

/** The recommendations come by mail. */
export const HomeAnswer = v.object({ ...LeadReceipt.entries, ...givesUnderstanding });
export type HomeAnswer = v.InferOutput<typeof HomeAnswer>;

export const requestHomeAssessment = defineEndpoint({
  method: 'POST',
  path: '/api/secure-home',
  summary: 'Get recommendations for a home by mail',
  request: HomeAssessment,
  response: HomeAnswer,
  recordsLead: true,
  takesLong: true,
});

export const homeAssessmentTexts = {
  submitting: 'Submitting...',
  sent: {
    title: 'Thank you',
    text: (email: string) => `Your recommendations will be emailed to ${email}.`,
  },
  failedTitle: 'Error',
  failed: 'Failed to submit assessment',
} as const;
