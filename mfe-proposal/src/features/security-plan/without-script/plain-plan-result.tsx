import type { SecurityPlan } from '@app/contracts/security-plan';
import { useSite } from '@app/kit';
import { Contents } from '@app/ui/contents';
import { Container, Row } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Bom } from '../plan/bom.tsx';
import { Budgets } from '../plan/budgets.tsx';
import { Calculations } from '../plan/calculations.tsx';
import { PlanFacts } from '../plan/plan-facts.tsx';
import css from '../plan/plan-page.module.css';
import { PlanSection } from '../plan/plan-section.tsx';
import { Refusals } from '../plan/refusals.tsx';
import { headingsOf, sectionTitles } from '../plan/section-titles.ts';
import { TextList, TextLists } from '../plan/text-lists.tsx';
import { Threats } from '../plan/threats.tsx';
import { GoButton, PlainForm } from './plain-form.tsx';
import type { PlanPost } from './plan-post.ts';
import { StartOver } from './start-over.tsx';
import { StaticDrawing } from './static-drawing.tsx';

interface Props {
  readonly post: PlanPost;
  readonly plan: SecurityPlan;
}

/** The plan as a page without scripts. */
export function PlainPlanResult({ post, plan }: Props) {
  const { risk_assessment, process_analysis } = plan;
  return (
    <Container as="article" className={css.plan}>
      <LetterheadOnPaper company={useSite().company} />
      <div className={css.head}>
        <h1 tabIndex={-1} data-page-heading="">
          Your Security Plan
        </h1>
        <p className={css.lede}>
          {post.type}. Every quantity below follows from your answers and the rule beside it.
        </p>
        <PlanFacts plan={plan} />
        <div data-print="hide">
          <PlainForm id="plan" post={post} place={{ at: 'plan' }}>
            <p>
              This plan is on this page only. Print it to keep it. With JavaScript you can also
              share the plan, or get it as a PDF or by e-mail. You can also move devices on the
              drawing and add the plan to the cart.
            </p>
            <Row>
              <GoButton to={{ at: 'check' }}>Change your answers</GoButton>
              <StartOver />
            </Row>
          </PlainForm>
        </div>
      </div>
      <Refusals refusals={plan.refusals} />
      <Contents title="In this plan" headings={headingsOf(plan)} />
      <TextList title={sectionTitles.requirements} texts={plan.requirements} />
      <TextList title={sectionTitles.stillOpen} texts={plan.stillOpen ?? []} />
      {risk_assessment && <Threats title={sectionTitles.risk} threats={risk_assessment} />}
      {process_analysis && <Threats title={sectionTitles.process} threats={process_analysis} />}
      <PlanSection title={sectionTitles.drawing}>
        <StaticDrawing plan={plan} />
      </PlanSection>
      <Bom plan={plan} />
      <Budgets budgets={plan.budgets} />
      <Calculations calculations={plan.calculations} cables={plan.cables} />
      <TextLists plan={plan} />
    </Container>
  );
}
