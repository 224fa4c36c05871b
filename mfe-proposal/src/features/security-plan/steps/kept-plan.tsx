import { proposalTexts } from '@app/contracts/proposal';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { isBlank } from '../answers/answer.ts';
import { type Answered, answeredIn } from '../flow/plan-state.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import css from './start-step.module.css';

/** On the start screen: the answers that this device keeps, or that Start Over has just cleared. */
export function KeptPlan({ access }: { readonly access: PlanAccess }) {
  const { state, resume, startOver, restore } = access;
  const answered = answeredIn(state.progress);
  return (
    <>
      {/* Always there, so that screen readers hear what changes in it. */}
      <p role="status" className={css.status}>
        {answered
          ? `This device keeps a plan that you have begun: ${described(answered)}.`
          : state.cleared && 'Your answers are cleared, and nothing of them is kept.'}
      </p>
      {answered && (
        <Row>
          <Button variant="primary" size="lg" onClick={resume}>
            Continue
          </Button>
          <Button size="lg" onClick={startOver}>
            {proposalTexts.startOver}
          </Button>
        </Row>
      )}
      {!answered && state.cleared && (
        <Row>
          <Button onClick={restore}>Get my answers back</Button>
        </Row>
      )}
    </>
  );
}

function described({ type, answers }: Answered): string {
  const count = Object.values(answers).filter((answer) => !isBlank(answer)).length;
  return `${type}, ${count} ${count === 1 ? 'answer' : 'answers'}`;
}
