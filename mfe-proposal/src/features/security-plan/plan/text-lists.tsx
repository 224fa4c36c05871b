import type { SecurityPlan } from '@app/contracts/security-plan';
import { useId } from 'react';
import css from './text-lists.module.css';

/** A heading and a list of sentences; nothing without any. */
export function TextList({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section className={css.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the plan rests on and what follows from it. */
export function TextLists({ plan }: { readonly plan: SecurityPlan }) {
  return (
    <div className={css.columns}>
      <TextList title="Assumptions" texts={plan.assumptions} />
      <TextList title="Not included" texts={plan.exclusions} />
      <TextList title="Compliance" texts={plan.compliance} />
      <TextList title="To test at handover" texts={plan.commissioning} />
      <TextList title="Next steps" texts={plan.nextSteps} />
    </div>
  );
}
