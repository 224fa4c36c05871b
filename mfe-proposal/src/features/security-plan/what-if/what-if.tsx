import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import { useApi } from '@app/kit';
import { Disclosure } from '@app/ui/disclosure';
import { Spinner } from '@app/ui/spinner';
import { useState } from 'react';
import { fetchQuestions } from '../flow/plan-calls.ts';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import { useOnce } from '../take-along/use-once.ts';
import type { Tried } from './try-state.ts';
import { WhatIfPanel, type WhatIfPanelProps } from './what-if-panel.tsx';

interface Props extends Omit<WhatIfPanelProps, 'questions' | 'onKeep'> {
  /** Undefined for a plan that was opened by its link: they are loaded when they are needed. */
  readonly questions: readonly ProposalQuestion[] | undefined;
  readonly onKeep: (tried: Tried, questions: readonly ProposalQuestion[]) => void;
}

/** Change one answer in place. Closed until it is wanted: use `about` as the `key`, too. */
export function WhatIf(props: Props) {
  const [open, setOpen] = useState(props.about !== undefined);
  return (
    <div data-print="hide">
      <Disclosure
        title="What if? Change one answer"
        headingLevel={2}
        open={open}
        onToggle={setOpen}
      >
        {open && <Loaded {...props} />}
      </Disclosure>
    </div>
  );
}

function Loaded({ questions, onKeep, ...props }: Props) {
  const api = useApi();
  const { establishmentType } = props;
  const [loaded, setLoaded] = useState<readonly ProposalQuestion[]>();
  const [problem, setProblem] = useState<Problem>();
  const known = questions ?? loaded;

  async function load() {
    setProblem(undefined);
    const answer = await fetchQuestions(api, establishmentType);
    if (answer.ok) return setLoaded(answer.value);
    console.error(answer.failure.detail);
    setProblem(problemAfter(answer.failure, proposalTexts.followUpFailed));
  }
  useOnce(() => void (questions ?? load()));

  if (known) {
    return <WhatIfPanel {...props} questions={known} onKeep={(tried) => onKeep(tried, known)} />;
  }
  return problem ? (
    <FailureNote onRetry={load}>{problem.message}</FailureNote>
  ) : (
    <Spinner label="Getting questions..." />
  );
}
