import { Stack } from '@app/ui/layout';
import { type ReactNode, type Ref, useId } from 'react';
import css from './step-section.module.css';

/** One step of the questionnaire. Its heading gets the focus when the step changes. */
export function StepSection({
  title,
  heading,
  children,
}: {
  readonly title: ReactNode;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack as="section" className={css.step} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={css.heading}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
