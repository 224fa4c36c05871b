import type { EstablishmentType } from '@app/contracts/proposal';
import { type SavedPlan, savePlan } from '@app/contracts/saved-plan';
import { attemptKeys } from '@app/forms/attempt-keys';
import { Link, useApi, useNavigate } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { paths, planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { useRef, useState } from 'react';
import type { Answers } from '../answers/answer.ts';
import { sentResponses } from '../answers/applicable-answers.ts';
import { PlanPage } from '../plan/plan-page.tsx';
import { FailureNote } from '../take-along/failure-note.tsx';
import type { SentResponses } from '../take-along/plan-source.ts';
import { type Saving, saveProblem } from '../take-along/use-plan-link.ts';
import { Revisions } from './revisions.tsx';

interface Props {
  readonly token: string;
  readonly saved: SavedPlan;
}

/** A plan as it was saved. What the visitor changes here stays on the page until it is shared. */
export function SavedPlanPage({ token, saved }: Props) {
  const { plan, responses, establishmentType, moved, outline, revision } = saved;
  const [shown, setShown] = useState<{
    readonly plan: SavedPlan['plan'];
    readonly answers: Answers;
    readonly responses: SentResponses;
    readonly outline: SavedPlan['outline'];
  }>({ plan, answers: responses, responses, outline });
  return (
    <PlanPage
      plan={shown.plan}
      establishmentType={establishmentType}
      head={<SavedHead token={token} saved={saved} isChanged={shown.plan !== plan} />}
      source={{
        answers: shown.answers,
        responses: shown.responses,
        moved,
        outline: shown.outline,
        onOutline: (drawn, made) => setShown({ ...shown, plan: made, outline: drawn }),
        saved: { token, revision },
        onBudget: (made) => setShown({ ...shown, plan: made }),
        onKeep: (tried, questions) =>
          setShown({ ...shown, ...tried, responses: sentResponses(questions, tried.answers) }),
      }}
    />
  );
}

interface SavedHeadProps {
  readonly token: string;
  readonly saved: SavedPlan;
  /** The visitor has kept another answer on the page, which is not saved. */
  readonly isChanged: boolean;
}

/** Which revision this is, when it was made, and what the others are. The day of its prices is under the title. */
function SavedHead({ token, saved, isChanged }: SavedHeadProps) {
  const { plan, revision, revisions, priceListChanged } = saved;
  const createdAt = revisions.find((one) => one.revision === revision)?.createdAt;
  const newest = Math.max(revision, ...revisions.map((one) => one.revision));
  const date = plan.totals.priceListDate;
  return (
    <Stack>
      <p>
        Saved plan{newest > 1 && `, revision ${revision} of ${newest}`}
        {createdAt && `, made on ${formatDay(createdAt)}`}.{' '}
        <Link to={paths.securityPlan}>Make a plan for your own site</Link>
      </p>
      <p role="status">
        {isChanged &&
          'You have changed this plan. Press Share to save the plan as the next revision.'}
      </p>
      {priceListChanged && (
        <Notice variant="caution">
          <p>
            Our price list has changed since this plan was made. The plan still has its old prices
            {date && `, those of ${formatDay(date)}`}.
          </p>
          <PriceAnew token={token} saved={saved} />
        </Notice>
      )}
      <Revisions token={token} shown={revision} revisions={revisions} />
    </Stack>
  );
}

/** Makes the same plan at the prices of today, as the next revision, and opens it. */
function PriceAnew({ token, saved }: { readonly token: string; readonly saved: SavedPlan }) {
  const navigate = useNavigate();
  const makeRevision = useNextRevision(token, saved);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Extract<Saving, { ok: false }>['failure']>();

  // A second click must not make a second revision while the first one is opened.
  const busy = useRef(false);

  async function priceAnew() {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    const made = await makeRevision();
    if (made.ok) return navigate(planPath(made.value.token, made.value.revision));
    busy.current = false;
    setPending(false);
    setFailure(made.failure);
  }
  return (
    <>
      <Button aria-disabled={pending} onClick={priceAnew}>
        {pending ? 'Updating the prices...' : 'Update the prices'}
      </Button>
      {failure && (
        <FailureNote>
          {saveProblem(failure).message}. This revision has not changed. Press Update the prices to
          try again.
        </FailureNote>
      )}
    </>
  );
}

/** Makes the next revision of a saved plan from the same answers, at the prices of today. */
function useNextRevision(token: string, saved: SavedPlan) {
  const api = useApi();
  const [keys] = useState(() => attemptKeys('price-plan', 'tab'));
  return async (): Promise<Saving> => {
    const { responses, moved, outline, plan } = saved;
    // The type was checked when the plan was saved.
    const establishmentType = saved.establishmentType as EstablishmentType;
    const { budget } = plan;
    const body = {
      establishmentType,
      responses,
      moved,
      ...(outline && { outline }),
      budget,
      revisionOf: token,
    };
    const attempt = { ...body, after: saved.revisions.length };
    const made = await api.send(savePlan, body, { idempotencyKey: keys.keyOf(attempt) });
    if (made.ok) keys.forget();
    else console.error(made.failure.detail);
    return made;
  };
}
