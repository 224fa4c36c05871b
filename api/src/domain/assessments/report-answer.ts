import type { ReportAnswer } from '@app/contracts/report';
import type { LeadReceipt } from '@app/contracts/submission';
import type { StoredReport } from './ports.ts';

/** The answer with the report in it. */
export async function reportAnswer(
  receipt: LeadReceipt,
  report: () => Promise<StoredReport>,
): Promise<ReportAnswer> {
  const { markdown, source } = await report();
  return { ...receipt, report: markdown, source };
}
