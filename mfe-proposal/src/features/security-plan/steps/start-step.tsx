import { proposalTexts } from '@app/contracts/proposal';
import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { isBlank } from '../answers/answer.ts';
import type { Answered } from '../flow/plan-events.ts';
import { answeredIn } from '../flow/plan-state.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { StartForm } from '../without-script/start-form.tsx';
import { PlanProblem } from './plan-problem.tsx';
import css from './start-step.module.css';

/** The button that starts the plan, or continues with the answers that the device keeps. */
export function StartStep({ access }: { readonly access: PlanAccess }) {
  const { state, kept, start } = access;
  const { call, progress, cleared } = state;
  const answered = answeredIn(progress);
  return (
    <>
      <PlanProblem call={call} goal="first" kept={kept} onRetry={start} />
      <p role="status" className={css.status}>
        {answered
          ? `You have an unfinished plan on this device: ${described(answered)}.`
          : cleared && 'Your answers are cleared and no longer kept.'}
      </p>
      <StartButtons access={access} answered={answered !== undefined} />
      <OtherWays />
    </>
  );
}

/** For visitors who would rather not answer questions. */
function OtherWays() {
  const { phone } = useSite().company;
  return (
    <p>
      Rather talk to us? Call <a href={`tel:${phone.dialled}`}>{phone.shown}</a>, or look at the{' '}
      <Link to={paths.priceList}>price list</Link>.
    </p>
  );
}

/** Two buttons that change what they do, so that the focus stays on the one that was pressed. */
function StartButtons({
  access: { state, start, resume, startOver, restore },
  answered,
}: {
  readonly access: PlanAccess;
  readonly answered: boolean;
}) {
  const pending = state.call.kind === 'pending';
  const begin = () => void (pending ? undefined : start());
  return (
    <StartForm onStart={answered ? resume : begin}>
      <Row>
        <Button type="submit" variant="primary" size="lg" aria-disabled={pending}>
          {answered ? 'Continue' : pending ? 'Starting...' : proposalTexts.start}
        </Button>
        {(answered || state.cleared) && (
          <Button size="lg" onClick={answered ? startOver : restore}>
            {answered ? proposalTexts.startOver : 'Get my answers back'}
          </Button>
        )}
      </Row>
    </StartForm>
  );
}

function described({ type, answers }: Answered): string {
  const count = Object.values(answers).filter((answer) => !isBlank(answer)).length;
  return `${type}, ${count} ${count === 1 ? 'answer' : 'answers'}`;
}
