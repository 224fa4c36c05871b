import type { ReactNode } from 'react';
import css from './plan-section.module.css';
import { sectionId } from './section-titles.ts';

/** One part of the plan below its heading. Focused by the contents, so that reading goes on there. */
export function PlanSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = sectionId(title);
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
