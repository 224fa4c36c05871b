import { Suspense } from 'react';
import { ReportDialog } from './report-chunk.ts';
import { useReportEntry } from './use-report-entry.ts';

/** The dialog with the report of the history entry, if it has one. */
export function ReportOverlay() {
  const { open, report, close } = useReportEntry();
  return report ? (
    <Suspense fallback={null}>
      <ReportDialog open={open} report={report} onClose={close} />
    </Suspense>
  ) : null;
}
