import type { ReportAnswer } from '@app/contracts/report';
import { Dialog, type DialogProps } from '@app/ui/dialog';
import { ReportActions } from './report-actions.tsx';
import { ReportLinks } from './report-links.tsx';
import { ReportView } from './report-view.tsx';

interface Props extends Pick<DialogProps, 'open' | 'finalFocusRef'> {
  readonly report: ReportAnswer;
  readonly onClose: () => void;
}

/** The report in a dialog, with what a reader may do with it. */
export function ReportDialog({ open, report, onClose, finalFocusRef }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title="Your report"
      description={`Reference ${report.reference}`}
      printsHead={false}
      closeOnPressOutside={false}
      finalFocusRef={finalFocusRef}
      footer={<ReportActions report={report} />}
    >
      <ReportView report={report} topLevel={3} />
      <ReportLinks level={3} />
    </Dialog>
  );
}
