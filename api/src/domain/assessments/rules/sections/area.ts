import { capitalised, uncapitalised } from '@app/wording/phrases';
import type { ReportSection } from '@app/wording/report';
import { incidents } from '../../understanding/incidents.ts';
import type { RatedPlan } from '../rated-plan.ts';
import { tell, word } from '../tell.ts';
import { list, section } from './blocks.ts';
import { partBlocks } from './part-steps.ts';

/** Threats with likelihood and impact, the gap, and the steps of one area. */
export function areaSection(plan: RatedPlan, index: number): readonly ReportSection[] {
  const gap = plan.told;
  return section(`area-${index + 1}`, plan.name, [
    {
      kind: 'table',
      columns: ['Threat', 'Likelihood 1 to 5', 'Impact 1 to 5', 'Why'],
      rows: plan.ratings.map(({ incident, likelihood, impact, why }) => [
        capitalised(incidents[incident].label),
        String(likelihood),
        String(impact),
        capitalised(why),
      ]),
    },
    ...(gap
      ? [
          list([
            {
              lead: `Gap: ${uncapitalised(tell(gap.cause.name, plan.about, gap.cause.at))}.`,
              text: word(gap.cause.why, plan.about, gap.cause.at),
            },
          ]),
        ]
      : []),
    ...partBlocks(plan),
  ]);
}
