import type { Moved } from '@app/contracts/moved';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link, useSite } from '@app/kit';
import { newPlanPath } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { Container, Row } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { useState } from 'react';
import { exampleAnswers } from '../../../content/example-answers.ts';
import { BudgetChoice } from '../plan/budget-choice.tsx';
import { BudgetFailure } from '../plan/budget-failure.tsx';
import { DetailsSections } from '../plan/details-sections.tsx';
import { Equipment } from '../plan/equipment.tsx';
import { Gravest } from '../plan/gravest.tsx';
import { PlanChoice } from '../plan/plan-choice.tsx';
import css from '../plan/plan-page.module.css';
import { Schematic } from '../plan/schematic.tsx';
import { useBudget } from '../plan/use-budget.ts';
import { useSelectedLine } from '../plan/use-selected-line.ts';

const { establishmentType, responses } = exampleAnswers;

/** The example with everything that a plan has, except what needs a site of one's own. */
export function ExamplePlanPage({ plan: loaded }: { readonly plan: SecurityPlan }) {
  const [plan, show] = useState(loaded);
  const [moved, move] = useState<Moved>();
  const selection = useSelectedLine();
  const budget = useBudget(plan, establishmentType, {
    answers: responses,
    responses,
    onBudget: show,
    onKeep: ({ plan: kept }) => show(kept),
  });
  return (
    <Container as="article" className={css.plan}>
      <LetterheadOnPaper company={useSite().company} />
      <PlanChoice
        plan={plan}
        establishmentType={establishmentType}
        marked={budget.marked}
        heading={
          <h1 tabIndex={-1} data-page-heading="">
            Example plan
          </h1>
        }
        site={
          <>
            <Schematic plan={plan} selection={selection} moved={moved} onMove={move} />
            <Gravest plan={plan} />
          </>
        }
      >
        <p>A home with 9 rooms, 3 outside doors, a wall, a sliding gate and a pet.</p>
        <Row data-print="hide">
          <Link to={newPlanPath(establishmentType)} {...buttonProps({ variant: 'primary' })}>
            Start your own plan
          </Link>
        </Row>
        <BudgetChoice budgets={plan.budgets} chosen={budget.marked} onChoose={budget.choose} />
        <BudgetFailure budget={budget} />
      </PlanChoice>
      <Equipment plan={plan} selection={selection} />
      <DetailsSections plan={plan} />
    </Container>
  );
}
