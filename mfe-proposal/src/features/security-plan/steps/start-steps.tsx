import { Balloon } from '@app/ui/badge';
import { Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { planSteps } from '../../../content/plan-steps.ts';
import css from './start-step.module.css';

/** What happens after the start, step by step. */
export function StartSteps() {
  return (
    <Stack as="section" aria-labelledby="plan-steps">
      <h2 id="plan-steps" className={css.title}>
        Four steps to your plan
      </h2>
      <ol className={css.steps}>
        {planSteps.map(({ title, text }, index) => (
          <li key={title}>
            <Balloon aria-hidden="true">{index + 1}</Balloon>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Notice variant="caution">
        <p>
          AI may help to word your plan, and AI can get things wrong. Have an installer check a plan
          on site before you order or build from it.
        </p>
      </Notice>
    </Stack>
  );
}
