import type { CallFailure } from '@app/api-client';
import type { ReportAnswer } from '@app/contracts/report';
import { type SubmitFailure, submitFailure } from '@app/forms/submit-failure';
import { useToast } from '@app/kit';
import { failed, type Result } from '@app/result';
import { useFailureToast } from '../lead-forms/use-failure-toast.ts';
import type { AskedRequest } from './asked-request.ts';

interface Texts {
  readonly sent: string;
  readonly failed: string;
  /** True when visitors are reason only that text, and not the server's reason. */
  readonly generic?: boolean;
}

/** Tells the visitor how a request for a report has ended, and shows the report. */
export function useReportOutcome(
  texts: Texts,
  onReport: (report: ReportAnswer, asked: AskedRequest) => void,
) {
  const showToast = useToast();
  const tellFailure = useFailureToast();
  return (
    answer: Result<ReportAnswer, CallFailure>,
    asked: AskedRequest,
  ): Result<ReportAnswer, SubmitFailure> => {
    if (answer.ok) {
      showToast({ title: 'Report ready', text: texts.sent });
      onReport(answer.value, asked);
      return answer;
    }
    console.error(answer.failure.detail);
    const reason = submitFailure(answer.failure, texts.failed);
    const failure = texts.generic ? { ...reason, message: texts.failed } : reason;
    tellFailure('Error', failure);
    return failed(failure);
  };
}
