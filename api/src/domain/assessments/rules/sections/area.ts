import { threats } from '@app/knowledge/threats';
import { capitalised, listed, uncapitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import { type RatedPlan, whyInWords } from '../rate-threat.ts';
import { quoted } from '../safe-quote.ts';
import { textFor, wordingFor } from '../text-for.ts';
import { list, paragraph, section } from './blocks.ts';
import { partBlocks } from './part-steps.ts';

/** Threats with likelihood and impact, the gap, and the steps of one area. */
export function areaSection(plan: RatedPlan, index: number): readonly ReportSection[] {
  const gap = plan.newCause;
  const words = typedIn(plan);
  return section(`area-${index + 1}`, plan.name, [
    {
      kind: 'table',
      columns: ['Threat', 'Likelihood 1 to 5', 'Impact 1 to 5', 'Why'],
      rows: plan.ratings.map((rating) => [
        capitalised(threats[rating.incident].label),
        String(rating.likelihood),
        String(rating.impact),
        capitalised(whyInWords(rating, plan.about)),
      ]),
    },
    ...(words.length > 0 ? [paragraph(fixed('In your words: {1}.', listed(words)))] : []),
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

/** More would be a wall. */
const MOST_WORDS = 8;
const TYPED = /^(place|asset|time):(?!once|recently|always|repeatedly)/;

/** Places, times and things of an area as they were typed. */
function typedIn({ name, about }: RatedPlan): readonly string[] {
  const typed = [...about.heard].flatMap(([sign, words]) => (TYPED.test(sign) ? words : []));
  return [...new Set(typed)]
    .filter((words) => words !== '' && !name.toLowerCase().includes(words))
    .slice(0, MOST_WORDS)
    .map(quoted);
}
