import { proposalTexts } from '@app/contracts/proposal';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Balloon } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { planParts } from '../../../content/plan-parts.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { KeptPlan } from './kept-plan.tsx';
import { PlanProblem } from './plan-problem.tsx';
import css from './start-step.module.css';
import { StepSection } from './step-section.tsx';

export function StartStep({ access }: { readonly access: PlanAccess }) {
  const { state, kept, start } = access;
  const { call, progress } = state;
  const pending = call.kind === 'pending';
  const begun = progress.stage !== 'unread' && progress.stage !== 'empty';
  return (
    <StepSection title="What you get">
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
      <PlanProblem call={call} goal="first" kept={kept} onRetry={start} />
      <KeptPlan access={access} />
      {!begun && (
        <Row>
          <Button
            variant="primary"
            size="lg"
            aria-disabled={pending}
            onClick={pending ? undefined : start}
          >
            {pending ? 'Starting...' : proposalTexts.start}
          </Button>
        </Row>
      )}
    </StepSection>
  );
}
