import type { ReportAnswer } from '@app/contracts/report';
import { Dialog, type DialogProps } from '@app/ui/dialog';
import { useState } from 'react';
import type { AskedRequest } from './asked-request.ts';
import { CorrectionForm } from './correction-form.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportLinks } from './report-links.tsx';
import { ReportView } from './report-view.tsx';

interface Props extends Pick<DialogProps, 'open' | 'finalFocusRef'> {
  readonly report: ReportAnswer;
  /** Absent for a report of before this release, which cannot be corrected. */
  readonly asked: AskedRequest | undefined;
  readonly onCorrected: (report: ReportAnswer) => void;
  readonly onClose: () => void;
}

/** The report in a dialog, with what a reader may do with it. */
export function ReportDialog(props: Props) {
  const { open, report, asked, onCorrected, onClose, finalFocusRef } = props;
  const { understanding } = report;
  // Stays where it was when the answer has made the question needless.
  const [asksFirst] = useState(understanding?.question !== undefined);
  const correction = asked && understanding && (
    <CorrectionForm
      asked={asked}
      understanding={understanding}
      onCorrected={(answer) => 'report' in answer && onCorrected(answer)}
      level={3}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      size="report"
      title="Your report"
      description={`Reference ${report.reference}`}
      printsHead={false}
      closeOnPressOutside={false}
      finalFocusRef={finalFocusRef}
      footer={<ReportActions report={report} />}
    >
      <ReportView report={report} topLevel={3} {...(asksFirst && { question: correction })}>
        {!asksFirst && correction}
        <ReportLinks level={3} reference={report.reference} asked={asked} />
      </ReportView>
    </Dialog>
  );
}
