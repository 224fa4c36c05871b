import type { Clock } from '../clock.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { type Reword, withoutModel } from '../rewording/reword.ts';
import type { Costs } from './costs.ts';
import type { StoredReport } from './ports.ts';
import { type ReportMeta, writeReport } from './report-markdown.ts';

export interface ReportMaking {
  readonly kindOf: KindOf;
  /** The costs of today's price list. */
  readonly costs: () => Promise<Costs>;
  readonly reword: Reword;
  readonly company: ReportMeta['company'];
  readonly clock: Clock;
}

/**
 * Makes the report of a lead: what the rules say, reworded by a model unless `wordedBy` is `rules` or
 * somebody may be in danger and must not wait, as Markdown. Throws for a lead without a report.
 */
export async function makeReport(
  { kindOf, costs, reword, company, clock }: ReportMaking,
  lead: Lead,
  wordedBy: 'rules' | 'model',
): Promise<StoredReport> {
  const read = kindOf(lead)?.read(lead);
  if (!read?.ok || !read.value.report) throw new Error('No report can be made of this lead');
  const { draft, visitorTexts } = read.value.report;
  const { report: written, urgent } = draft({ costs: await costs() });
  const mayWait = wordedBy === 'model' && !urgent;
  const { report, source, wording } = await (mayWait ? reword : withoutModel)(
    written,
    visitorTexts,
  );
  const { id: leadId, reference, receivedAt } = lead;
  return {
    leadId,
    receivedAt,
    // Half of a surrogate pair does not survive every store, and a repeat has to get the same text.
    markdown: writeReport(report, { reference, receivedAt, source, company }).toWellFormed(),
    source,
    urgent,
    madeAt: clock.now().toISOString(),
    ...(wording && { wording }),
  };
}
