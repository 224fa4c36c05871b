import type { SecurityPlan } from '@app/contracts/security-plan';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';
import css from './text-lists.module.css';

/** A heading and a list of sentences; nothing without any. */
export function TextList({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}) {
  if (texts.length === 0) return null;
  return (
    <PlanSection title={title}>
      <ul className={css.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </PlanSection>
  );
}

/** What the plan rests on and what follows from it. */
export function TextLists({ plan }: { readonly plan: SecurityPlan }) {
  return (
    <div className={css.columns}>
      <TextList title={sectionTitles.assumptions} texts={plan.assumptions} />
      <TextList title={sectionTitles.exclusions} texts={plan.exclusions} />
      <TextList title={sectionTitles.compliance} texts={plan.compliance} />
      <TextList title={sectionTitles.commissioning} texts={plan.commissioning} />
      <TextList title={sectionTitles.nextSteps} texts={plan.nextSteps} />
    </div>
  );
}
