import { Moved } from '@app/contracts/moved';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { draftsOf } from '@app/forms/drafts';
import { useSite } from '@app/kit';
import { Contents } from '@app/ui/contents';
import { Container } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { PlanSource } from '../take-along/plan-source.ts';
import { usePlanLink } from '../take-along/use-plan-link.ts';
import { WhatIf } from '../what-if/what-if.tsx';
import { Bom } from './bom.tsx';
import { Budgets } from './budgets.tsx';
import { Calculations } from './calculations.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanFacts } from './plan-facts.tsx';
import css from './plan-page.module.css';
import { Refusals } from './refusals.tsx';
import { Schematic } from './schematic.tsx';
import { headingsOf, sectionTitles } from './section-titles.ts';
import { TextList, TextLists } from './text-lists.tsx';
import { Threats } from './threats.tsx';
import { useSelectedLine } from './use-selected-line.ts';

export interface PlanPageProps {
  readonly plan: SecurityPlan;
  readonly establishmentType: string;
  /** Absent for a plan that was opened by its link. */
  readonly onStartOver?: (() => void) | undefined;
  /** Absent where the plan can neither be changed nor saved. */
  readonly source?: PlanSource | undefined;
  /** Shown above the figures. */
  readonly head?: ReactNode;
}

/** The plan: what it costs and why, what it answers, and everything that it rests on. */
export function PlanPage({ plan, establishmentType, onStartOver, source, head }: PlanPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const selection = useSelectedLine();
  const [moved, move] = useKeptMoves(source);
  const { responses, saved } = source ?? nothingToSave;
  const link = usePlanLink({ establishmentType, responses, moved, saved });
  const { risk_assessment, process_analysis } = plan;
  return (
    <Container as="article" className={css.plan}>
      <LetterheadOnPaper company={useSite().company} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} data-page-heading="">
          Your Security Plan
        </h1>
        <p className={css.lede}>
          {establishmentType}. Every quantity below follows from your answers and the rule beside
          it.
        </p>
        <PlanFacts plan={plan} />
        {head}
        <PlanActions plan={plan} onStartOver={onStartOver} link={source && link} />
      </div>
      <Refusals refusals={plan.refusals} />
      {source && (
        <WhatIf
          establishmentType={establishmentType}
          questions={source.questions}
          answers={source.answers}
          plan={plan}
          onKeep={source.onKeep}
        />
      )}
      <Contents title="In this plan" headings={headingsOf(plan)} />
      <TextList title={sectionTitles.requirements} texts={plan.requirements} />
      <TextList title={sectionTitles.stillOpen} texts={plan.stillOpen ?? []} />
      {risk_assessment && <Threats title={sectionTitles.risk} threats={risk_assessment} />}
      {process_analysis && <Threats title={sectionTitles.process} threats={process_analysis} />}
      <Schematic plan={plan} selection={selection} moved={moved} onMove={move} />
      <Bom plan={plan} selection={selection} />
      <Budgets budgets={plan.budgets} />
      <Calculations calculations={plan.calculations} cables={plan.cables} />
      <TextLists plan={plan} />
    </Container>
  );
}

const nothingToSave = { responses: {}, saved: undefined };

/** A reload of this tab finds what was moved; another visitor of the device does not. */
const drafts = draftsOf('security-plan-drawing', 'tab');

const Kept = v.object({ plan: v.string(), moved: v.pipe(v.string(), v.parseJson(), Moved) });

/**
 * What the visitor has moved on the drawing of a plan, kept until the tab is closed.
 * @param source absent where nothing can be saved
 */
function useKeptMoves(source: PlanSource | undefined) {
  const plan = JSON.stringify([source?.saved, source?.responses]);
  const [moved, setMoved] = useState(() => movesOf(plan) ?? source?.moved);
  const move = (next: Moved) => {
    setMoved(next);
    if (source) drafts.write({ plan, moved: JSON.stringify(next) });
  };
  return [moved, move] as const;
}

function movesOf(plan: string): Moved | undefined {
  const kept = v.safeParse(Kept, drafts.read());
  return kept.success && kept.output.plan === plan ? kept.output.moved : undefined;
}
