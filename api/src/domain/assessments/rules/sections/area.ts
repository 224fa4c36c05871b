import { threats } from '@app/knowledge/threats';
import { capitalised, uncapitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { type RatedPlan, whyInWords } from '../rate-threat.ts';
import { textFor, wordingFor } from '../text-for.ts';
import { list, section } from './blocks.ts';
import { partBlocks } from './part-steps.ts';

/** Id of the section on what was told of the business and of no area of it. */
export const BUSINESS = 'business';

/** Threats with likelihood and impact, the gap, and the steps of one area. */
export function areaSection(plan: RatedPlan): readonly ReportSection[] {
  const gap = plan.newCause;
  return section(plan.section, plan.name, [
    {
      kind: 'table',
      columns: ['Threat', 'Likelihood 1 to 5', 'Impact 1 to 5', 'Why'],
      rows: plan.ratings.map((rating) => [
        capitalised(threats[rating.incident].label),
        String(rating.likelihood),
        String(rating.impact),
        capitalised(whyInWords(rating, plan.about, plan.section === BUSINESS)),
      ]),
    },
    ...(gap
      ? [
          list([
            {
              lead: `Gap: ${uncapitalised(textFor(gap.cause.name, plan.about, gap.cause.at))}.`,
              text: wordingFor(gap.cause.why, plan.about, gap.cause.at),
            },
          ]),
        ]
      : []),
    ...partBlocks(plan),
  ]);
}
