import { formatRand } from '@app/contracts/money';
import { type PlanDifference, readPlanChanges, type SavedPlan } from '@app/contracts/saved-plan';
import { Link, useApi } from '@app/kit';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { planPath } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Disclosure } from '@app/ui/disclosure';
import { Spinner } from '@app/ui/spinner';
import { useState } from 'react';
import { OutlineComparison } from '../compare/outline-comparison.tsx';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import { useOnce } from '../take-along/use-once.ts';
import { ChangedLines, totalsText } from '../what-if/changed-lines.tsx';
import css from './revisions.module.css';

interface Props {
  readonly token: string;
  /** The revision that is on the page. */
  readonly shown: number;
  readonly revisions: SavedPlan['revisions'];
}

/** The revisions of a plan, each with a link to it and what changed from it. */
export function Revisions({ token, shown, revisions }: Props) {
  const [open, setOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  if (revisions.length < 2) return null;
  return (
    <div data-print="hide">
      <Disclosure
        title="Revisions"
        count={revisions.length}
        headingLevel={2}
        open={open}
        onToggle={setOpen}
      >
        <ol className={css.revisions}>
          {revisions.map(({ revision, createdAt, total }) => (
            <li key={revision}>
              <span className={css.name}>
                {revision === shown ? (
                  <strong aria-current="page">Revision {revision}, on this page</strong>
                ) : (
                  <Link to={planPath(token, revision)}>Revision {revision}</Link>
                )}
                <span className={css.facts}>
                  {formatDayAndTime(createdAt)}, {formatRand(total)}
                </span>
              </span>
              {revision !== shown && (
                <Button
                  size="sm"
                  aria-pressed={compared === revision}
                  onClick={() => setCompared(revision)}
                >
                  Compare<span className="visually-hidden"> with revision {revision}</span>
                </Button>
              )}
            </li>
          ))}
        </ol>
        {compared !== undefined && (
          <RevisionChanges
            key={compared}
            token={token}
            from={Math.min(compared, shown)}
            to={Math.max(compared, shown)}
          />
        )}
      </Disclosure>
    </div>
  );
}

interface RevisionChangesProps {
  readonly token: string;
  readonly from: number;
  readonly to: number;
}

/** What changed from one revision to another: answers, lines and rand. */
function RevisionChanges({ token, from, to }: RevisionChangesProps) {
  const api = useApi();
  const [difference, setDifference] = useState<PlanDifference>();
  const [problem, setProblem] = useState<Problem>();
  async function load() {
    setProblem(undefined);
    const answer = await api.read(readPlanChanges, { params: { token }, query: { from, to } });
    if (answer.ok) return setDifference(answer.value);
    console.error(answer.failure.detail);
    setProblem(problemAfter(answer.failure, 'The revisions could not be compared'));
  }
  useOnce(() => void load());

  if (problem) return <FailureNote onRetry={load}>{problem.message}</FailureNote>;
  if (!difference) return <Spinner label="Comparing the revisions..." />;
  const { lines, totals, answers, outlines } = difference;
  return (
    <div className={css.changes}>
      <p role="status">
        From revision {from} to revision {to}: <strong>{totalsText(totals)}</strong>
      </p>
      {answers.length > 0 && (
        <ul className={css.answers}>
          {answers.map(({ question, text, before, after }) => (
            <li key={question}>
              {text} {answerText(before)} before, {answerText(after)} after.
            </li>
          ))}
        </ul>
      )}
      {outlines && <OutlineComparison {...outlines} />}
      <ChangedLines lines={lines} />
    </div>
  );
}

function answerText(answer: string | readonly string[] | undefined): string {
  if (answer === undefined || answer.length === 0) return 'No answer';
  return typeof answer === 'string' ? answer : answer.join(', ');
}
