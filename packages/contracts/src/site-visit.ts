import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { MOST_PHOTOS, PhotoId, photoTexts } from './photo.ts';
import { savedPlanTexts } from './saved-plan.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { line, longest, TEXT_LIMIT } from './text.ts';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Half-days that a visitor may prefer, as people read them; the page shows those when we work. */
export const visitTimes = [
  'Any time',
  ...days.flatMap((day) => [`${day} morning`, `${day} afternoon`] as const),
] as const;

const chooseTime = 'Please choose when a visit suits you';
const notText = 'Please use text';

/** Empty, or the token of the saved plan that the visit is about. */
const AboutPlan = v.optional(
  v.pipe(
    v.string(savedPlanTexts.missing),
    v.regex(/^([A-Za-z0-9_-]{22})?$/, savedPlanTexts.missing),
  ),
  '',
);

/** A wish for a visit by a technician. */
export const SiteVisitRequest = v.object({
  ...reportReader,
  /** Suburb or street: where to come. */
  place: line(2, 'Please say where we should come'),
  firstTime: v.picklist(visitTimes, chooseTime),
  /** Empty when only the first one suits. */
  secondTime: v.optional(v.picklist(['', ...visitTimes], chooseTime), ''),
  note: v.optional(v.pipe(v.string(notText), v.trim(), longest(TEXT_LIMIT)), ''),
  plan: AboutPlan,
  /** Ids that `addPhoto` gave. */
  photos: v.optional(
    v.pipe(v.array(PhotoId, photoTexts.gone), v.maxLength(MOST_PHOTOS, photoTexts.tooMany)),
    [],
  ),
  ...spamSignals,
});
export type SiteVisitRequest = v.InferOutput<typeof SiteVisitRequest>;

export const requestSiteVisit = defineEndpoint({
  method: 'POST',
  path: '/api/site-visit',
  summary: 'Ask for a visit by a technician, with a saved plan or without one',
  request: SiteVisitRequest,
  response: LeadReceipt,
  recordsLead: true,
});

export const siteVisitTexts = {
  sent: {
    title: 'Visit Requested',
    text: 'We will phone you to agree on the day and the time.',
  },
  failedTitle: 'Error',
  failed: 'Failed to send your request',
} as const;
