import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { givesUnderstanding } from './report-understanding.ts';
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
  /** Only for callers that asked what was understood. */
  ...givesUnderstanding,
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;

const noVersion = 'Please give the number of a version';

export const downloadReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:token/pdf',
  summary: 'A report as a PDF, by the unguessable token of its link',
  query: v.object({
    /** Of a report that was corrected; the newest when absent. */
    version: v.optional(v.pipe(v.string(noVersion), v.regex(/^[1-9]\d{0,2}$/, noVersion))),
  }),
  response: v.pipe(v.string(), v.metadata({ format: 'binary' })),
  mediaType: 'application/pdf',
  takesLong: true,
});

/** Path of the report of a lead as a PDF: of its newest version unless one is named. */
export const reportPdfPath = (token: string, version?: number): string =>
  downloadReport.path.replace(':token', token) + (version ? `?version=${version}` : '');
