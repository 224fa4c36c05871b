import { type PlanDraft, planDraftTexts, readPlanDraft } from '@app/contracts/plan-draft';
import { Link, useApi } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { paths } from '@app/site/paths';
import { Button, buttonProps } from '@app/ui/button';
import { Container, Row, Stack } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Spinner } from '@app/ui/spinner';
import { useState } from 'react';
import { readKeptAnswers } from '../flow/kept-answers.ts';
import { queryOf } from '../flow/place.ts';
import type { Answered } from '../flow/plan-events.ts';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import { useOnce } from '../take-along/use-once.ts';

type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** This device keeps other answers, which must not be lost unasked. */
  | { readonly kind: 'other-answers'; readonly draft: PlanDraft };

interface Props {
  readonly token: string;
  readonly onResume: (answered: Answered) => void;
}

/** Opens the answers that were saved half-way. */
export function ResumeStep({ token, onResume }: Props) {
  const api = useApi();
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });

  async function read() {
    setReading({ kind: 'reading' });
    const answer = await api.read(readPlanDraft, { params: { token } });
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.kind === 'refused' && failure.status === 404) {
        return setReading({ kind: 'missing' });
      }
      console.error(failure.detail);
      const problem = problemAfter(failure, 'Your saved answers could not be opened');
      return setReading({ kind: 'failed', problem });
    }
    const kept = readKeptAnswers();
    if (kept && !isSame(kept, answer.value)) {
      return setReading({ kind: 'other-answers', draft: answer.value });
    }
    onResume(answeredBy(answer.value));
  }
  useOnce(() => void read());

  return (
    <Container>
      <PageHead title="Your saved answers" />
      <Outcome reading={reading} onRetry={read} onResume={onResume} />
    </Container>
  );
}

function Outcome({
  reading,
  onRetry,
  onResume,
}: {
  readonly reading: Reading;
  readonly onRetry: () => void;
  readonly onResume: Props['onResume'];
}) {
  switch (reading.kind) {
    case 'reading':
      return (
        <div data-waiting="">
          <Spinner label="Opening your answers..." />
        </div>
      );
    case 'missing':
      return (
        <Stack>
          <p role="alert">
            {planDraftTexts.missing}. Please check that you have the whole address, or start again.
          </p>
          <Row>
            <Link to={paths.securityPlan} {...buttonProps({ variant: 'primary' })}>
              Make a plan
            </Link>
          </Row>
        </Stack>
      );
    case 'failed':
      return (
        <FailureNote onRetry={onRetry}>
          {reading.problem.message}. Your answers are still saved.
        </FailureNote>
      );
    case 'other-answers': {
      const { draft } = reading;
      return (
        <Stack>
          <p>
            There are other answers on this device. Do you want to continue with the answers you
            saved for {draft.establishmentType} on {formatDay(draft.savedAt)}, or with those on this
            device?
          </p>
          <Row>
            <Button variant="primary" onClick={() => onResume(answeredBy(draft))}>
              Use the saved answers
            </Button>
            <Link
              to={{ pathname: paths.securityPlan, search: queryOf({ at: 'check' }) }}
              {...buttonProps()}
            >
              Keep those on this device
            </Link>
          </Row>
        </Stack>
      );
    }
  }
}

const answeredBy = ({ establishmentType: type, responses: answers }: PlanDraft): Answered => ({
  type,
  answers,
  // Questions without an answer are shown again: the visitor may not have seen them.
  passed: Object.keys(answers),
});

/** The order in which questions were answered says nothing. */
const isSame = (kept: Answered, { establishmentType, responses }: PlanDraft): boolean =>
  kept.type === establishmentType && sorted(kept.answers) === sorted(responses);

const sorted = (answers: Answered['answers']): string =>
  JSON.stringify(Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)));
