import { Suspense } from 'react';
import { ReportDialog } from './report-chunk.ts';
import { useReportEntry } from './use-report-entry.ts';

/** The dialog with the report of the history entry, if it has one. */
export function ReportOverlay() {
  const { open, shown, close } = useReportEntry();
  if (!shown) return null;
  const { report, focusAfter } = shown;
  const finalFocus = {
    get current() {
      return document.getElementById(focusAfter);
    },
  };
  return (
    <Suspense fallback={null}>
      <ReportDialog open={open} report={report} onClose={close} finalFocusRef={finalFocus} />
    </Suspense>
  );
}
