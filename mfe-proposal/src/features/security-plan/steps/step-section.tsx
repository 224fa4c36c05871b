import { Stack } from '@app/ui/layout';
import { type ReactNode, useId } from 'react';
import css from './step-section.module.css';

/** One step of the questionnaire. Its heading gets the focus when the step changes. */
export function StepSection({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack as="section" className={css.step} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} data-step-heading="" className={css.heading}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
