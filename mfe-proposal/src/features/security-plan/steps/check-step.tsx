import { Link } from '@app/kit';
import { Button } from '@app/ui/button';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { CheckedAssumed } from '../assumed/checked-assumed.tsx';
import { useAssumed } from '../assumed/use-assumed.ts';
import { type Place, queryOf } from '../flow/place.ts';
import type { Call } from '../flow/plan-events.ts';
import { answeredIn } from '../flow/plan-state.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import type { PlanAccess } from '../flow/use-plan.ts';
import { prefetchPlanPage } from '../plan-chunk.ts';
import { planTexts } from '../plan-texts.ts';
import { CheckedAnswers, CheckedDrawing } from './checked-answers.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { StepSection } from './step-section.tsx';

interface Props {
  readonly access: PlanAccess;
  readonly questionnaire: Questionnaire;
}

const linkTo = (to: Place, text: ReactNode) => <Link to={queryOf(to)}>{text}</Link>;

/** What the server said about the drawing, told at its row. */
const faultOfDrawing = (call: Call): string | undefined =>
  call.kind === 'failed' && call.problem.drawing ? call.problem.message : undefined;

/**
 * All answers before they are sent, and what is assumed in place of others, each with a link that leads to its question and back.
 * https://design-system.service.gov.uk/patterns/check-answers/
 */
export function CheckStep({ access, questionnaire }: Props) {
  const { state, kept, submit } = access;
  const pending = state.call.kind === 'pending';
  const assumed = useAssumed(state.progress);
  const isDrawn = answeredIn(state.progress)?.outline !== undefined;
  const fault = faultOfDrawing(state.call);
  useEffect(prefetchPlanPage, []);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!pending) void submit();
  };
  return (
    <StepSection title="Check your answers">
      <Form id="check" onSubmit={send}>
        <CheckedAnswers
          questionnaire={questionnaire}
          change={linkTo}
          drawing={
            isDrawn && (
              <CheckedDrawing fault={fault}>
                <Button size="sm" variant="quiet" onClick={access.leaveDrawingOut}>
                  Leave it out
                </Button>
              </CheckedDrawing>
            )
          }
        />
        <CheckedAssumed assumed={assumed} questionnaire={questionnaire} change={linkTo} />
        {!fault && <PlanProblem call={state.call} goal="plan" kept={kept} onRetry={send} />}
        <Row>
          <Button type="submit" variant="primary" size="lg" aria-disabled={pending}>
            {pending ? 'Making your plan...' : planTexts.submit}
          </Button>
        </Row>
      </Form>
    </StepSection>
  );
}
