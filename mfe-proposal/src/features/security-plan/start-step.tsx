import { proposalTexts } from '@app/contracts/proposal';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Balloon } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import type { Ref } from 'react';
import { planParts } from '../../content/plan-parts.ts';
import { PlanProblem } from './plan-problem.tsx';
import type { Attempt } from './plan-state.ts';
import css from './start-step.module.css';
import { StepSection } from './step-section.tsx';

export function StartStep({
  heading,
  attempt,
  onStart,
}: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly attempt: Attempt;
  readonly onStart: () => void;
}) {
  const pending = attempt.kind === 'pending';
  return (
    <StepSection title="What you get" heading={heading}>
      <ol className={css.parts}>
        {planParts.map(({ title, text }, index) => (
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
      <noscript>
        <p>
          The questions need JavaScript. You can also <Link to={paths.contact}>contact us</Link> and
          answer them in person.
        </p>
      </noscript>
      {attempt.kind === 'failed' && <PlanProblem problem={attempt.problem} />}
      <Row>
        <Button
          variant="primary"
          size="lg"
          aria-disabled={pending}
          onClick={pending ? undefined : onStart}
        >
          {pending ? 'Starting...' : proposalTexts.start}
        </Button>
      </Row>
    </StepSection>
  );
}
