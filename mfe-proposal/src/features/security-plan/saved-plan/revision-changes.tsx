import { type PlanDifference, readPlanChanges } from '@app/contracts/saved-plan';
import { useApi } from '@app/kit';
import { Spinner } from '@app/ui/spinner';
import { useState } from 'react';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import { useOnce } from '../take-along/use-once.ts';
import { ChangedLines, totalsText } from '../what-if/changed-lines.tsx';
import css from './revisions.module.css';

interface Props {
  readonly token: string;
  readonly from: number;
  readonly to: number;
}

/** What changed from one revision to another: answers, lines and rand. */
export function RevisionChanges({ token, from, to }: Props) {
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
  const { lines, totals, answers } = difference;
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
      <ChangedLines lines={lines} />
    </div>
  );
}

function answerText(answer: string | readonly string[] | undefined): string {
  if (answer === undefined || answer.length === 0) return 'No answer';
  return typeof answer === 'string' ? answer : answer.join(', ');
}
