import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { LeadReceipt } from './submission.ts';

/** What worded a report. The facts of both come from the rules. */
export const ReportSource = v.picklist(['rules', 'model']);
export type ReportSource = v.InferOutput<typeof ReportSource>;

/** What is stored of the answer to a request for a report; the report is stored by itself. */
export const ReportReceipt = v.object({
  ...LeadReceipt.entries,
  /** Path of the report as a PDF. Anyone who has it can read the report. */
  pdf: v.optional(v.string()),
});
export type ReportReceipt = v.InferOutput<typeof ReportReceipt>;

/** The answer with a report in it. */
export const ReportAnswer = v.object({
  ...ReportReceipt.entries,
  /** Markdown without HTML. */
  report: v.string(),
  source: v.fallback(ReportSource, 'rules'),
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;

export const downloadReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:token/pdf',
  summary: 'A report as a PDF, by the unguessable token of its link',
  response: v.pipe(v.string(), v.metadata({ format: 'binary' })),
  mediaType: 'application/pdf',
  takesLong: true,
});

/** Path of the report of a lead as a PDF. */
export const reportPdfPath = (token: string): string =>
  downloadReport.path.replace(':token', token);
