import type { Clock } from '../clock.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import { type Reword, withoutModel } from '../rewording/reword.ts';
import type { Costs } from './costs.ts';
import type { StoredReport, Understand } from './ports.ts';
import { type ReportMeta, writeReport } from './report-markdown.ts';

export interface ReportMaking {
  readonly kindOf: KindOf;
  /** The costs of today's price list. */
  readonly costs: () => Promise<Costs>;
  readonly reword: Reword;
  /** Absent without a model. */
  readonly understand?: Understand | undefined;
  readonly company: ReportMeta['company'];
  readonly clock: Clock;
}

/**
 * Makes the report of a lead: what the rules say of what they and a model have read, reworded by a model,
 * as Markdown. No model is asked when `madeBy` is `rules`, or somebody may be in danger and must not wait.
 * Throws for a lead without a report.
 */
export async function makeReport(
  { kindOf, costs, understand, reword, company, clock }: ReportMaking,
  lead: Lead,
  madeBy: 'rules' | 'model',
): Promise<StoredReport> {
  const read = kindOf(lead)?.read(lead);
  if (!read?.ok || !read.value.report) throw new Error('No report can be made of this lead');
  const { draft, visitorTexts } = read.value.report;
  const services = { costs: await costs() };
  const byRules = draft(services);
  const mayAsk = madeBy === 'model' && !byRules.urgent;
  const { reading, record } = (mayAsk && (await understand?.(visitorTexts))) || {};
  const {
    report: written,
    urgent,
    hasUnread,
  } = reading ? draft({ ...services, reading }) : byRules;
  const { report, source, wording } = await (mayAsk && !urgent ? reword : withoutModel)(
    written,
    visitorTexts,
  );
  const { id: leadId, reference, receivedAt } = lead;
  return {
    leadId,
    receivedAt,
    // Half of a surrogate pair does not survive every store, and a repeat has to get the same text.
    markdown: writeReport(report, {
      reference,
      receivedAt,
      source,
      readByModel: reading !== undefined,
      company,
    }).toWellFormed(),
    source,
    urgent,
    madeAt: clock.now().toISOString(),
    ...(wording && { wording }),
    ...(record && { reading: { ...record, ...(hasUnread && { hasUnread }) } }),
  };
}
