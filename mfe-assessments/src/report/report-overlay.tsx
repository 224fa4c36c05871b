import type { ReportAnswer } from '@app/contracts/report';
import { useToast } from '@app/kit';
import { Suspense, useMemo, useState } from 'react';
import { useDialogEntry } from '../history-dialog/use-dialog-entry.ts';
import { useLoaded } from '../history-dialog/use-loaded.ts';
import { type AskedRequest, askedRequestIn } from './asked-request.ts';
import { reportAnswerIn } from './report-answer-in.ts';
import { loadReportDialog, ReportDialog } from './report-chunk.ts';

/** The dialog with the report of the history entry, if it has one. */
export function ReportOverlay() {
  const { open, shown, close, correct } = useReportEntry();
  if (!shown) return null;
  const { report, asked, focusAfter } = shown;
  const finalFocus = {
    get current() {
      return document.getElementById(focusAfter);
    },
  };
  return (
    <Suspense fallback={null}>
      <ReportDialog
        open={open}
        report={report}
        asked={asked}
        onCorrected={correct}
        onClose={close}
        finalFocusRef={finalFocus}
      />
    </Suspense>
  );
}

/**
 * The report that is shown is in the state of the history entry: a reload shows it again, Back
 * closes it, and neither address nor storage has anything of it.
 */
function useReportEntry() {
  const { state, close, show } = useDialogEntry();
  const showToast = useToast();
  const { report: kept, asked: keptRequest, focusAfter } = (state ?? {}) as StateWithReport;
  const report = useMemo(() => reportAnswerIn(kept), [kept]);
  const asked = useMemo(() => askedRequestIn(keptRequest), [keptRequest]);
  // Kept while the dialog closes, which takes a moment.
  const [last, setLast] = useState<Shown>();
  if (report && report !== last?.report) setLast({ report, asked, focusAfter: String(focusAfter) });

  const wanted = report !== undefined;
  const loaded = useLoaded(wanted, loadReportDialog, () =>
    showToast({
      title: 'Report not shown',
      text: 'Your report is ready, but it could not be opened. Please check your connection and reload this page.',
      variant: 'destructive',
    }),
  );

  return {
    open: loaded && wanted,
    shown: loaded ? last : undefined,
    close,
    /** A corrected report takes the place of the one that is shown. */
    correct: (corrected: ReportAnswer) => show({ report: corrected, asked, focusAfter }, true),
  };
}

interface Shown {
  readonly report: ReportAnswer;
  readonly asked: AskedRequest | undefined;
  readonly focusAfter: string;
}

/** What `useShowReport` has put there. */
interface StateWithReport {
  readonly report?: unknown;
  readonly asked?: unknown;
  readonly focusAfter?: unknown;
}
