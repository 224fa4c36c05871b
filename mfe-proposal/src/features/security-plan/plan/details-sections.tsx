import type { SecurityPlan } from '@app/contracts/security-plan';
import { Calculations } from './calculations.tsx';
import { sectionTitles } from './section-titles.ts';
import { TextList, TextLists } from './text-lists.tsx';
import { Threats } from './threats.tsx';

/** Everything that the plan rests on. */
export function DetailsSections({ plan }: { readonly plan: SecurityPlan }) {
  const { requirements, risk_assessment, process_analysis, calculations } = plan;
  return (
    <>
      <TextList title={sectionTitles.requirements} texts={requirements} />
      <TextList title={sectionTitles.stillOpen} texts={plan.stillOpen ?? []} />
      {risk_assessment && <Threats title={sectionTitles.risk} threats={risk_assessment} />}
      {process_analysis && <Threats title={sectionTitles.process} threats={process_analysis} />}
      <Calculations calculations={calculations} cables={plan.cables} />
      <TextLists plan={plan} />
    </>
  );
}
