import { Stack } from '@app/ui/layout';
import css from './approach-steps.module.css';
import type { Approach } from './technology.ts';

/** Numbered in the order of the work. */
export function ApproachSteps({ approach }: { readonly approach: Approach }) {
  return (
    <Stack gap="lg">
      <h2>{approach.heading}</h2>
      <ol className={css.steps}>
        {approach.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
