import * as v from 'valibot';

/** What worded a report. The facts of both come from the rules. */
export const ReportSource = v.picklist(['rules', 'model']);
export type ReportSource = v.InferOutput<typeof ReportSource>;

/** The answer with a report in it. */
export const ReportAnswer = v.object({
  success: v.literal(true),
  reference: v.string(),
  /** Markdown without HTML. */
  report: v.string(),
  source: v.fallback(ReportSource, 'rules'),
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;
