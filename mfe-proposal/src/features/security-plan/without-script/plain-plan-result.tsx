import type { SecurityPlan } from '@app/contracts/security-plan';
import { useSite } from '@app/kit';
import { Button } from '@app/ui/button';
import { Container, Row } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Assumed } from '../plan/assumed.tsx';
import { BudgetChoice } from '../plan/budget-choice.tsx';
import { DetailsSections } from '../plan/details-sections.tsx';
import { EachMonth } from '../plan/each-month.tsx';
import { Equipment } from '../plan/equipment.tsx';
import { Gravest } from '../plan/gravest.tsx';
import { PlanChoice } from '../plan/plan-choice.tsx';
import css from '../plan/plan-page.module.css';
import { PlanSection } from '../plan/plan-section.tsx';
import { Refusals } from '../plan/refusals.tsx';
import { sectionTitles } from '../plan/section-titles.ts';
import { GoButton, PlainForm } from './plain-form.tsx';
import { PlainSite } from './plain-site.tsx';
import { controlNames, type PlanPost } from './plan-post.ts';
import { StartOver } from './start-over.tsx';
import { StaticDrawing } from './static-drawing.tsx';

interface Props {
  readonly post: PlanPost;
  readonly plan: SecurityPlan;
}

/** The plan as a page without scripts. */
export function PlainPlanResult({ post, plan }: Props) {
  const chosen = plan.budget ?? 'recommended';
  return (
    <Container as="article" className={css.plan}>
      <LetterheadOnPaper company={useSite().company} />
      <PlanChoice
        plan={plan}
        establishmentType={post.type}
        marked={chosen}
        heading={
          <h1 tabIndex={-1} data-page-heading="">
            Your Security Plan
          </h1>
        }
        site={
          <>
            <PlanSection title={sectionTitles.drawing} quiet>
              <StaticDrawing plan={plan} />
              <PlainSite post={post} plan={plan} />
            </PlanSection>
            <Gravest plan={plan} />
          </>
        }
      >
        <PlainForm id="plan" post={post} place={{ at: 'plan' }}>
          <BudgetChoice budgets={plan.budgets} chosen={chosen} name={controlNames.budget} />
          <Row data-print="hide">
            <Button type="submit" variant="secondary">
              Show this budget
            </Button>
            <GoButton to={{ at: 'check' }}>Change your answers</GoButton>
            <StartOver />
          </Row>
          <p data-print="hide">
            This plan is on this page only. Print it to keep it. With JavaScript you can also share
            the plan, or get it as a PDF or by e-mail. You can also move devices on the drawing and
            add the plan to the cart.
          </p>
        </PlainForm>
      </PlanChoice>
      <Refusals refusals={plan.refusals} />
      <Equipment plan={plan} />
      <div className={css.pair}>
        <EachMonth monthly={plan.monthly} />
        <Assumed assumed={plan.assumed} change={() => null} />
      </div>
      <DetailsSections plan={plan} />
    </Container>
  );
}
