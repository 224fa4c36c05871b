import { Moved } from '@app/contracts/moved';
import type { ProposalQuestion } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { draftsOf } from '@app/forms/drafts';
import { Link, useLocation, useNavigate, useSite } from '@app/kit';
import { movedOn } from '@app/site-plan/apply-moved';
import { Container } from '@app/ui/layout';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { questionPages } from '../answers/question-pages.ts';
import { queryOf } from '../flow/place.ts';
import { OwnSite, OwnSiteLink } from '../own-site/own-site.tsx';
import type { PlanSource } from '../take-along/plan-source.ts';
import { type PlanLinkAccess, usePlanLink } from '../take-along/use-plan-link.ts';
import { WhatIf } from '../what-if/what-if.tsx';
import { ActBar } from './act-bar.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { Assumed } from './assumed.tsx';
import { BudgetChoice } from './budget-choice.tsx';
import { BudgetFailure } from './budget-failure.tsx';
import { DetailsLinks } from './details-links.tsx';
import { EachMonth } from './each-month.tsx';
import { Equipment } from './equipment.tsx';
import { Gravest } from './gravest.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PlanDetails } from './plan-details.tsx';
import css from './plan-page.module.css';
import { Refusals } from './refusals.tsx';
import { Schematic } from './schematic.tsx';
import { detailsIds } from './section-titles.ts';
import { useBudget } from './use-budget.ts';
import { useSelectedLine } from './use-selected-line.ts';
import { VisitButton } from './visit-button.tsx';

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

/** The plan as one decision; what it rests on is a page of its own under the same address. */
export function PlanPage(props: PlanPageProps) {
  const { plan, establishmentType, source } = props;
  const [moved, move] = useKeptMoves(source);
  const { responses, saved, outline } = source ?? nothingToSave;
  const { budget } = plan;
  const link = usePlanLink({ establishmentType, responses, budget, moved, outline, saved });
  const { company } = useSite();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const view = query.get('view');
  const areDetails = view === 'details';
  query.delete('view');
  useOldAnchor(areDetails);
  const { onOutline } = source ?? {};
  return (
    <Container as="article" className={css.plan}>
      <LetterheadOnPaper company={company} />
      {areDetails && <PlanDetails plan={plan} back={`?${query}`} />}
      {view === 'site' && source && onOutline && (
        <OwnSite
          plan={plan}
          establishmentType={establishmentType}
          source={source}
          back={`?${query}`}
          onUse={(drawn, made) => {
            if (moved) move(movedOn(made.layout, moved));
            onOutline(drawn, made);
          }}
        />
      )}
      {!areDetails && !(view === 'site' && onOutline) && (
        <Decision {...props} moved={moved} onMove={move} link={link} />
      )}
    </Container>
  );
}

interface DecisionProps extends PlanPageProps {
  readonly moved: Moved | undefined;
  readonly onMove: (moved: Moved) => void;
  readonly link: PlanLinkAccess;
}

/** What it costs, the site, and what a visitor gets for it. */
function Decision({ moved, onMove, link, ...props }: DecisionProps) {
  const { plan, establishmentType, onStartOver, source, head } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Back from the details keeps the place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const selection = useSelectedLine();
  const budget = useBudget(plan, establishmentType, source);
  const [about, setAbout] = useState<{ readonly question: string; readonly turn: number }>();
  const pageOf = onStartOver && pageOfQuestion(source?.questions);
  const change = (question: string, text: ReactNode) => {
    const page = pageOf?.(question);
    if (page)
      return (
        <Link to={{ search: queryOf({ at: 'questions', page, change: question }) }}>{text}</Link>
      );
    return (
      source && (
        <button
          type="button"
          data-print="hide"
          onClick={() => setAbout({ question, turn: (about?.turn ?? 0) + 1 })}
        >
          {text}
        </button>
      )
    );
  };
  return (
    <>
      <PlanChoice
        plan={plan}
        establishmentType={establishmentType}
        marked={budget.marked}
        heading={
          <h1 ref={heading} tabIndex={-1} data-page-heading="">
            Your Security Plan
          </h1>
        }
        site={
          <div
            className={css.site}
            aria-busy={budget.isAsking}
            data-stale={budget.isAsking || undefined}
          >
            <Schematic plan={plan} selection={selection} moved={moved} onMove={onMove} />
            {source?.onOutline && <OwnSiteLink isDrawn={source.outline !== undefined} />}
            <Gravest plan={plan} />
          </div>
        }
      >
        <BudgetChoice
          budgets={plan.budgets}
          chosen={budget.marked}
          onChoose={source ? budget.choose : undefined}
        />
        <BudgetFailure budget={budget} />
        <div className={css.visit}>
          <VisitButton link={source && link} block />
        </div>
        <PlanActions plan={plan} onStartOver={onStartOver} link={source && link} />
      </PlanChoice>
      {head}
      <Refusals refusals={plan.refusals} />
      <Equipment plan={plan} selection={selection} />
      <div data-print="hide">
        <AddToCart bom={plan.bom} />
      </div>
      <div className={css.pair}>
        <EachMonth monthly={plan.monthly} />
        <Assumed assumed={plan.assumed} change={change} />
      </div>
      {source && (
        <WhatIf
          key={about?.turn}
          about={about?.question}
          establishmentType={establishmentType}
          questions={source.questions}
          outline={source.outline}
          answers={source.answers}
          plan={plan}
          onKeep={source.onKeep}
        />
      )}
      <DetailsLinks plan={plan} />
      <ActBar total={plan.totals.total} link={source && link} />
    </>
  );
}

/** The number of the page of the questionnaire that has a question. */
const pageOfQuestion =
  (questions: readonly ProposalQuestion[] = []) =>
  (name: string): number =>
    1 +
    questionPages(questions).findIndex((page) => page.questions.some((one) => one.name === name));

/** Links of old pages lead to sections that are among the details now. */
function useOldAnchor(areDetails: boolean) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (areDetails || !detailsIds.has(hash.slice(1))) return;
    const query = new URLSearchParams(search);
    query.set('view', 'details');
    navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  }, [areDetails, navigate, pathname, search, hash]);
}

const nothingToSave = { responses: {}, saved: undefined, outline: undefined };

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
