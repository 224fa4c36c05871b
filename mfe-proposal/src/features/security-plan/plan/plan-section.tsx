import type { ReactNode } from 'react';
import css from './plan-section.module.css';
import { sectionId } from './section-titles.ts';

/** One part of the plan below its heading. Focused by the contents, so that reading goes on there. */
export function PlanSection({
  title,
  beside,
  quiet,
  children,
}: {
  readonly title: string;
  /** In the line of the heading. */
  readonly beside?: ReactNode;
  /** Only heard: what is below speaks for itself. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) {
  const id = sectionId(title);
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={quiet ? 'visually-hidden' : css.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
