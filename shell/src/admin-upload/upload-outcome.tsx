import { type AdminUploadReport, adminUploadTexts } from '@app/contracts/admin-upload';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-upload.module.css';
import { Counts } from './counts.tsx';
import { RefusedRows } from './refused-rows.tsx';
import type { Outcome } from './use-upload.ts';

/**
 * The result of the upload. Both live regions are always rendered, so that screen readers announce
 * their content.
 */
export function UploadOutcome({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <div className={css.outcome}>
      <div role="alert">
        {outcome?.kind === 'failed' && (
          <OutcomeMessage outcome="failed">{outcome.message}</OutcomeMessage>
        )}
      </div>
      <div role="status">
        {outcome?.kind === 'succeeded' && (
          <OutcomeMessage outcome="succeeded">{outcome.report.message}</OutcomeMessage>
        )}
        {outcome?.kind === 'succeeded' && <Counts of={figures(outcome.report)} />}
        {outcome?.kind === 'succeeded' && outcome.report.unusedTables.length > 0 && (
          <p className={css.unused}>{adminUploadTexts.unusedTables(outcome.report.unusedTables)}</p>
        )}
      </div>
      {outcome?.kind === 'succeeded' && (
        <RefusedRows rows={outcome.report.refusals} total={outcome.report.refused} />
      )}
      {outcome?.kind === 'succeeded' && (
        <RefusedRows
          title="Rows that replaced an earlier one with the same SKU"
          rows={outcome.report.repeats}
          total={outcome.report.repeated}
        />
      )}
      {outcome?.kind === 'failed' && (
        <RefusedRows rows={outcome.refusals} total={outcome.refusals.length} />
      )}
    </div>
  );
}

const figures = (report: AdminUploadReport) =>
  [
    ['Rows read', report.read],
    ['Added', report.added],
    ['Changed', report.changed],
    ['Removed', report.removed],
    ['Refused', report.refused],
  ] as const;
