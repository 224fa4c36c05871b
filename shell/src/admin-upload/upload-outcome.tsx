import type { AdminUploadReport } from '@app/contracts/admin-upload';
import { AlertIcon, CircleCheckIcon } from '@app/ui/icons';
import css from './admin-upload.module.css';
import { RefusedRows } from './refused-rows.tsx';
import type { Outcome } from './use-upload.ts';

/** How the upload ended. The two regions are always there, so that what appears in them is read out. */
export function UploadOutcome({ outcome }: { readonly outcome: Outcome | undefined }) {
  return (
    <div className={css.outcome}>
      <div role="alert">
        {outcome?.kind === 'failed' && (
          <p className={css.message} data-outcome="failed">
            <AlertIcon />
            {outcome.message}
          </p>
        )}
      </div>
      <div role="status">
        {outcome?.kind === 'succeeded' && (
          <p className={css.message} data-outcome="succeeded">
            <CircleCheckIcon />
            {outcome.report.message}
          </p>
        )}
        {outcome?.kind === 'succeeded' && <Counts report={outcome.report} />}
      </div>
      {outcome?.kind === 'succeeded' && (
        <RefusedRows rows={outcome.report.refusals} total={outcome.report.refused} />
      )}
      {outcome?.kind === 'failed' && (
        <RefusedRows rows={outcome.refusals} total={outcome.refusals.length} />
      )}
    </div>
  );
}

function Counts({ report }: { readonly report: AdminUploadReport }) {
  const counts = [
    ['Rows read', report.read],
    ['Added', report.added],
    ['Changed', report.changed],
    ['Removed', report.removed],
    ['Refused', report.refused],
  ] as const;
  return (
    <dl className={css.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
