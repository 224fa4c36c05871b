import { SiteOutline } from '@app/contracts/site-outline';
import { draftsOf } from '@app/forms/drafts';
import * as v from 'valibot';
import type { SentResponses } from '../take-along/plan-source.ts';

const drafts = draftsOf('own-site', 'device');

const Kept = v.object({
  /** The answers that it was drawn for. */
  answers: v.string(),
  outline: v.pipe(v.string(), v.parseJson(), SiteOutline),
});

/** What was drawn in the last 7 days, and whether for the same answers; undefined for none. */
export function keptOutline(
  responses: SentResponses,
): { readonly outline: SiteOutline; readonly isOfAnswers: boolean } | undefined {
  const kept = v.safeParse(Kept, drafts.read());
  if (!kept.success) return undefined;
  const { outline, answers } = kept.output;
  return { outline, isOfAnswers: answers === JSON.stringify(responses) };
}

export const keepOutline = (responses: SentResponses, outline: SiteOutline): boolean =>
  drafts.write({ answers: JSON.stringify(responses), outline: JSON.stringify(outline) });
