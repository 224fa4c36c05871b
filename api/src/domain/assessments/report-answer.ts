import { type ReportAnswer, type ReportReceipt, reportPdfPath } from '@app/contracts/report';
import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import { type Handles, leadReceipt } from '../leads/handles.ts';
import type { StoredReport } from './ports.ts';

/** What is kept of the answer, so that a repeat gets the same one. */
export const reportReceipt = (handles: Handles): ReportReceipt => ({
  ...leadReceipt(handles),
  pdf: reportPdfPath(handles.token),
});

/** The answer with the report in it. */
export async function reportAnswer(
  receipt: ReportReceipt,
  report: () => Promise<StoredReport>,
  understanding?: () => Promise<ReportUnderstanding>,
): Promise<ReportAnswer> {
  const { markdown, source, version = 1 } = await report();
  const answer = { ...receipt, report: markdown, source };
  if (!understanding) return answer;
  const understood = await understanding();
  return { ...answer, pdf: reportPdfPath(understood.token, version), understanding: understood };
}
