import { type PlanQuote, quotePlan } from '@app/contracts/plan-quote';
import type { EstablishmentType } from '@app/contracts/proposal';
import type { BudgetLevel } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { useApi } from '@app/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { useTurns } from '../flow/use-turns.ts';
import type { SentResponses } from '../take-along/plan-source.ts';

interface Options {
  readonly establishmentType: string;
  readonly responses: SentResponses;
  readonly budget: BudgetLevel | undefined;
  readonly outline: SiteOutline;
  /** False while there is nothing to ask: no change yet, or a fault. */
  readonly isAsked: boolean;
}

/** A pause in drawing, so that each key of a length does not ask. */
const PAUSE_MS = 120;
const FAILED = 'We could not work out the price';

/** Total, quantities and devices of the outline. The last change wins; what is older is marked as stale. */
export function useQuote({ outline, isAsked, ...rest }: Options) {
  const api = useApi();
  const turns = useTurns();
  const [came, setCame] = useState<{ readonly of: SiteOutline; readonly quote: PlanQuote }>();
  const [failed, setFailed] = useState<{ readonly of: SiteOutline; readonly problem: Problem }>();

  const ask = useEffectEvent(async (drawn: SiteOutline) => {
    const isCurrent = turns.begin();
    const { establishmentType, responses, budget } = rest;
    const answer = await api.send(quotePlan, {
      // Type and answers were checked when the plan was made.
      establishmentType: establishmentType as EstablishmentType,
      responses: responses as Record<string, string | string[]>,
      budget,
      outline: drawn,
    });
    if (!isCurrent()) return;
    if (answer.ok) return setCame({ of: drawn, quote: answer.value });
    console.error(answer.failure.detail);
    setFailed({ of: drawn, problem: problemAfter(answer.failure, FAILED) });
  });
  useEffect(() => {
    if (!isAsked) return;
    const pause = setTimeout(() => ask(outline), PAUSE_MS);
    const again = () => void ask(outline);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(pause);
      window.removeEventListener('online', again);
    };
  }, [outline, isAsked]);

  return {
    /** The last one that came, and the outline that it is of. */
    quote: came?.quote,
    quoteOf: came?.of,
    isStale: isAsked && came?.of !== outline,
    problem: failed?.of === outline && came?.of !== outline ? failed.problem : undefined,
  };
}
