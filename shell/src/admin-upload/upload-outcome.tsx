import type { RefObject } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-upload.module.css';
import { RefusedRows } from './refused-rows.tsx';
import type { StepOutcome } from './use-price-lists.ts';
import type { UploadProblem } from './use-upload.ts';

/**
 * What came of an upload or of a step after it. Both live regions are always rendered, so that screen
 * readers announce their content.
 */
export function UploadOutcome({
  problem,
  outcome,
  focusRef,
}: {
  readonly problem: UploadProblem | undefined;
  readonly outcome: StepOutcome | undefined;
  /** Of the element that gets the focus when a button that was pressed is gone. */
  readonly focusRef: RefObject<HTMLDivElement | null>;
}) {
  const failure = problem?.message ?? (outcome?.kind === 'failed' ? outcome.message : undefined);
  return (
    <div className={css.outcome} ref={focusRef} tabIndex={-1}>
      <div role="alert">
        {failure && <OutcomeMessage outcome="failed">{failure}</OutcomeMessage>}
      </div>
      <div role="status">
        {!failure && outcome && (
          <OutcomeMessage outcome="succeeded">{outcome.message}</OutcomeMessage>
        )}
      </div>
      {problem && <RefusedRows rows={problem.refusals} total={problem.refusals.length} />}
    </div>
  );
}
