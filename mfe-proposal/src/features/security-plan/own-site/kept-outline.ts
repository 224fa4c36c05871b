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

/** What was drawn for the same answers in the last 7 days; undefined for none. */
export function keptOutline(responses: SentResponses): SiteOutline | undefined {
  const kept = v.safeParse(Kept, drafts.read());
  if (!kept.success || kept.output.answers !== JSON.stringify(responses)) return undefined;
  return kept.output.outline;
}

export const keepOutline = (responses: SentResponses, outline: SiteOutline): boolean =>
  drafts.write({ answers: JSON.stringify(responses), outline: JSON.stringify(outline) });
